import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseConfig } from '../../infra/config.ts';
import { parseRequest, runCommand } from '../../infra/deploy/commands.ts';
import { FakeAccount } from '../../infra/deploy/fakeAccount.fixture.ts';
import type { EnvironmentConfig } from '../../infra/environmentConfig.ts';
import { siteConfigFromOutputs } from '../../infra/deploy/siteConfigFromOutputs.ts';
import { missingForSelling, missingSettings } from '../../infra/missingSettings.ts';
import { removeObjects, uploadSite } from '../../infra/deploy/uploadSite.ts';
import type { Operator } from '../../shared/site/operator.ts';
import { ORIGIN_PLACEHOLDER } from '../../shared/site/staticPages.ts';
import { s3Emulator } from '../../infra/local/emulators/s3.ts';
import type { RunningEmulator } from '../../infra/local/emulators/emulator.ts';
import { qa } from './support/environments.ts';

/** What the commands do, in order: in an environment that is there, whose release loses `lost`. */
async function done(
  words: readonly string[],
  { isThere = true, ...state }: Partial<FakeAccount> & { readonly isThere?: boolean } = {},
): Promise<string[]> {
  const parts = ['Data', 'App', 'Observability'].map((part) => [`korot-${words[1] ?? ''}-${part}`, 'stands'] as const);
  const account = Object.assign(new FakeAccount(isThere ? Object.fromEntries(parts) : {}), state);
  await runCommand(parseRequest(words), account.tools).catch((error: unknown) => account.steps.push(String(error)));
  return account.steps;
}

/** CDK's words for a stack whose templates are made already. */
const brought = (stack: string, templates: 'lasting' | 'creation' = 'lasting', more = '') =>
  `cdk deploy ${stack} --exclusively --app .build/assembly/${templates}${more} --require-approval never`;
const made = (name: string) => `cdk synth --quiet --output .build/assembly/lasting -c environment=${name}`;

describe('the command line', () => {
  it('deploys: builds, looks for lost data, brings up each stack, and the site before the alarms', async () => {
    expect(await done(['deploy', 'qa'])).toEqual([
      'build',
      made('qa'),
      brought('korot-qa/Data', 'lasting', ' --method prepare-change-set --change-set-name korot-gate'),
      'look at the changes of korot-qa-Data',
      brought('korot-qa/Data'),
      brought('korot-qa/App'),
      'upload qa',
      brought('korot-qa/Observability'),
      'smoke qa',
    ]);
  });

  it('deploys nothing when data would be lost', async () => {
    const steps = await done(['deploy', 'prod'], { lost: ['the table Users would be removed'] });
    expect(steps.filter((step) => step.startsWith('cdk deploy') && !step.includes('prepare-change-set'))).toEqual([]);
    expect(steps.at(-1)).toMatch(/Nothing was deployed.*\n.*the table Users/);
  });

  it('protects each stack from deletion once it stands: a failed one can be tried again', async () => {
    expect(await done(['deploy', 'prod'], { isThere: false })).toEqual([
      'preflight',
      'build',
      made('prod'),
      'cdk synth --quiet --output .build/assembly/creation -c environment=prod -c creation=true',
      brought('korot-prod/Data', 'creation'),
      brought('korot-prod/Data'),
      brought('korot-prod/App', 'creation'),
      brought('korot-prod/App'),
      'upload prod',
      brought('korot-prod/Observability'),
      'smoke prod',
    ]);
    expect(await done(['deploy', 'qa'], { isThere: false })).toEqual([
      'preflight',
      'build',
      made('qa'),
      brought('korot-qa/Data'),
      brought('korot-qa/App'),
      'upload qa',
      brought('korot-qa/Observability'),
      'smoke qa',
    ]);
  });

  it('looks at the account before a first deployment or when asked, and stops if something lacks', async () => {
    const steps = await done(['deploy', 'qa'], { isThere: false, isReady: false });
    expect(steps).toEqual(['preflight', expect.stringMatching(/cannot be deployed yet/)]);
    expect(await done(['preflight', 'qa'])).toEqual(['preflight']);
  });

  it('prepares an account, and cleans up after deployments, by its own number', async () => {
    const place = 'aws://111122223333/eu-central-1';
    expect(await done(['bootstrap', 'qa'])).toEqual([
      'make korot-boundary-qa',
      `cdk bootstrap ${place} --toolkit-stack-name korot-toolkit-qa --qualifier korotqa ` +
        '--custom-permissions-boundary korot-boundary-qa --apply-permissions-boundary-to-all-roles',
    ]);
    expect(await done(['bootstrap', 'sandbox-dana'])).toEqual([
      `cdk bootstrap ${place} --toolkit-stack-name CDKToolkit`,
    ]);
    expect(await done(['gc', 'qa'])).toEqual([
      `cdk gc ${place} --toolkit-stack-name korot-toolkit-qa --unstable=gc --rollback-buffer-days 60`,
    ]);
  });

  it.each(['deploy', 'diff', 'destroy', 'bootstrap', 'gc'])(
    'says that credentials are missing before %s builds anything',
    async (word) => {
      expect(await done([word, 'sandbox-dana'], { isKnown: false })).toEqual(['Error: No valid AWS credentials']);
      expect(await done(['synth', 'sandbox-dana'], { isKnown: false })).toHaveLength(2);
    },
  );

  it('fails when what was deployed does not work', async () => {
    expect((await done(['deploy', 'qa'], { works: false })).at(-1)).toMatch(/qa is deployed and does not work/);
  });

  it('lets the alarms go of what is taken away first, where that is asked for', async () => {
    const steps = await done(['deploy', 'prod', '--observability-first']);
    expect(steps.slice(4, 6)).toEqual([brought('korot-prod/Observability'), brought('korot-prod/Data')]);
    expect(await done(['deploy', 'sandbox-dana', '--observability-first'])).toHaveLength(8);
  });

  it('shows what would change, and makes all templates without an environment', async () => {
    expect(await done(['diff', 'prod'])).toEqual(['build', 'cdk diff korot-prod/* -c environment=prod']);
    expect(await done(['synth'])).toEqual(['build', 'cdk synth --quiet']);
  });

  it('destroys a sandbox, its buckets emptied first', async () => {
    expect(await done(['destroy', 'sandbox-dana'])).toEqual([
      'build',
      'empty sandbox-dana',
      'cdk destroy korot-sandbox-dana/* --force -c environment=sandbox-dana',
    ]);
  });

  it.each(['prod', 'qa'])('never destroys %s', (name) => {
    expect(() => parseRequest(['destroy', name])).toThrow(/Only sandboxes/);
  });

  it.each([
    [],
    ['deploy'],
    ['preflight'],
    ['destroy'],
    ['deploy', 'qa', 'prod'],
    ['deploy', 'qa', '--force'],
    ['remove', 'qa'],
    ['deploy', 'staging'],
    ['deploy', 'sandbox-'],
  ])('refuses %j', (...words) => {
    expect(() => parseRequest(words)).toThrow();
  });
});

const OPERATOR: Operator = {
  name: { he: 'חברה לדוגמה בע״מ', en: 'Example Ltd' },
  registration: '51-000000-0',
  vat: [{ from: '2025-01-01', percent: 'exempt' }],
  address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example St, Tel Aviv' },
  email: 'us@example.com',
  accessibility: { name: { he: 'דנה', en: 'Dana' }, email: 'access@example.com' },
};

describe('what an environment does not say', () => {
  const bare = { ...baseConfig('sandbox-dana'), name: 'prod' };
  const whole = {
    ...bare,
    operator: OPERATOR,
    support: { email: 'help@example.com' },
    alarms: { email: 'team@example.com' },
  };

  it('is printed at the end of a deployment, a line each: who runs it, empty lines of that, who answers', async () => {
    expect(missingSettings(whole)).toEqual([]);
    expect(missingSettings(bare).map((line) => line.split(':')[0])).toEqual(['operator', 'support', 'alarms.email']);
    const gaps = {
      ...OPERATOR,
      registration: ' ',
      vat: [{ from: '2025', percent: 18 }],
      accessibility: { ...OPERATOR.accessibility, name: { he: '', en: 'Dana' } },
    };
    expect(missingSettings({ ...whole, operator: gaps })).toEqual([
      'operator.registration: is empty.',
      'operator.accessibility.name.he: is empty.',
      'operator.vat: "2025" is not a day like 2026-01-31.',
    ]);
    const account = new FakeAccount({ 'korot-prod-Data': 'stands', 'korot-prod-App': 'stands' });
    await runCommand(
      { command: 'deploy', config: { ...whole, operator: gaps }, observabilityFirst: false },
      account.tools,
    );
    expect(account.steps.at(-1)).toBe('smoke prod');
    expect(account.warnings).toEqual([
      expect.stringMatching(/prod: operator\.registration/),
      expect.stringMatching(/prod: operator\.accessibility\.name\.he/),
      expect.stringMatching(/prod: operator\.vat/),
    ]);
  });

  it('stops real money alone from being taken', async () => {
    expect(missingForSelling({ ...bare, payments: 'live' })).toHaveLength(3);
    expect(missingForSelling({ ...whole, payments: 'live' })).toEqual([]);
    expect(missingForSelling({ ...bare, payments: 'sandbox' })).toEqual([]);
  });

  it('is nobody’s concern in a sandbox', () => {
    expect(missingSettings(baseConfig('sandbox-dana'))).toEqual([]);
  });
});

const ORIGIN = 'https://korot.example';
const RELEASE = { extra: { 'config.json': '{}' }, origin: ORIGIN };

describe('the site’s files', () => {
  let running: RunningEmulator;
  let folder: string;
  let client: S3Client;
  let bucket: string;
  const web = () => join(folder, 'web');
  const keys = async () =>
    ((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? [])
      .map(({ Key }) => Key ?? '')
      .toSorted();
  const write = async (path: string, text = path) => {
    await mkdir(join(web(), path, '..'), { recursive: true });
    await writeFile(join(web(), path), text);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'korot-upload-'));
    running = await s3Emulator.start(join(folder, 's3'));
    bucket = running.environment['UPLOAD_BUCKET'] ?? '';
    client = new S3Client({
      endpoint: running.environment['AWS_ENDPOINT_URL_S3'] ?? '',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
      forcePathStyle: true,
    });
  });
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('go up with hashed ones first and the page last, typed, and cached for as long as their name lasts', async () => {
    await expect(uploadSite(client, bucket, folder, { extra: {}, origin: ORIGIN })).rejects.toThrow(/holds no site/);
    for (const path of [
      'index.html',
      'signed-in.html',
      'assets/app-1.js',
      'assets/font-1.woff2',
      'images/templates/modern.jpg',
    ])
      await write(path);
    const { uploaded } = await uploadSite(client, bucket, web(), RELEASE);
    expect(uploaded.slice(0, 2).toSorted()).toEqual(['assets/app-1.js', 'assets/font-1.woff2']);
    expect(uploaded.at(-1)).toBe('index.html');
    const head = async (Key: string) => {
      const { ContentType, CacheControl } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
      return [ContentType, CacheControl];
    };
    expect(await head('assets/app-1.js')).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await head('index.html')).toEqual(['text/html; charset=utf-8', 'no-cache']);
    expect(await head('config.json')).toEqual(['application/json; charset=utf-8', 'no-cache']);
    expect(await head('images/templates/modern.jpg')).toEqual(['image/jpeg', 'no-cache']);
  });

  it('that name the site’s own address get it, scripts and images stay as they are', async () => {
    const text = `see ${ORIGIN_PLACEHOLDER}/templates and ${ORIGIN_PLACEHOLDER}/`;
    for (const path of ['pages/en/index.html', 'sitemap.xml', 'robots.txt', 'worker.js']) await write(path, text);
    const { uploaded } = await uploadSite(client, bucket, web(), RELEASE);
    // The page at the root and the worker that keeps pages name what must be there already.
    expect(uploaded.slice(-3, -2)).toEqual(['pages/en/index.html']);
    const body = async (Key: string) =>
      (await client.send(new GetObjectCommand({ Bucket: bucket, Key }))).Body?.transformToString();
    for (const key of ['pages/en/index.html', 'sitemap.xml', 'robots.txt'])
      expect(await body(key)).toBe(`see ${ORIGIN}/templates and ${ORIGIN}/`);
    expect(await body('worker.js')).toBe(text);
    for (const path of ['pages/en/index.html', 'sitemap.xml', 'robots.txt', 'worker.js']) await rm(join(web(), path));
    await uploadSite(client, bucket, web(), RELEASE);
  });

  it('of an earlier release go, hashed ones only when no open page can ask for them any more', async () => {
    await rm(join(web(), 'assets/app-1.js'));
    await rm(join(web(), 'signed-in.html'));
    await write('assets/app-2.js');
    expect((await uploadSite(client, bucket, web(), RELEASE)).removed).toEqual(['signed-in.html']);
    expect(await keys()).toEqual([
      'assets/app-1.js',
      'assets/app-2.js',
      'assets/font-1.woff2',
      'config.json',
      'images/templates/modern.jpg',
      'index.html',
    ]);
    const later = new Date(Date.now() + 31 * 86_400_000);
    expect((await uploadSite(client, bucket, web(), { ...RELEASE, now: later })).removed).toEqual(['assets/app-1.js']);
  });

  it('are all removed before a sandbox is destroyed, however many pages list them', async () => {
    await Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        client.send(new PutObjectCommand({ Bucket: bucket, Key: `many/${index}`, Body: 'x' })),
      ),
    );
    let pages = 0;
    // A page of the service's list has a thousand.
    client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          if (commandName !== 'ListObjectsV2Command') return next(args);
          pages += 1;
          return next({ ...args, input: { ...args.input, MaxKeys: 20 } });
        },
      { step: 'initialize', name: 'small-pages' },
    );
    expect((await removeObjects(client, bucket)).length).toBe(50);
    expect(pages).toBeGreaterThan(2);
    client.middlewareStack.remove('small-pages');
    expect(await keys()).toEqual([]);
  });
});

describe('what the pages learn', () => {
  it('comes from outputs the stack really has', () => {
    const outputs = Object.fromEntries(Object.keys(qa.app.outputs).map((name) => [name, `value of ${name}`]));
    expect(siteConfigFromOutputs(baseConfig('qa'), outputs)).toMatchObject({
      ai: 'model',
      auth: {
        region: 'eu-central-1',
        userPoolId: 'value of UserPoolId',
        userPoolClientId: 'value of UserPoolClientId',
        domain: 'value of SignInDomain',
      },
    });
    expect(siteConfigFromOutputs({ ...baseConfig('qa'), operator: OPERATOR }, outputs).operator).toEqual(OPERATOR);
    // Where data is: its own region, that of scans, and those that the model's profile may send a call to.
    const areasOf = (change: Partial<EnvironmentConfig>) =>
      siteConfigFromOutputs({ ...baseConfig('qa'), ...change }, outputs).dataAreas;
    expect([
      areasOf({}),
      areasOf({ region: 'il-central-1' }),
      areasOf({ ocrRegion: 'us-east-1' }),
      areasOf({ model: { ...baseConfig('qa').model, regions: ['eu-west-1', 'eu-west-2'] } }),
    ]).toEqual([['eu'], ['eu', 'israel'], ['eu', 'usa'], ['eu', 'britain']]);
    expect(Object.keys(outputs)).toEqual(expect.arrayContaining(['SiteBucket', 'SiteUrl']));
    expect(() => siteConfigFromOutputs(baseConfig('qa'), {})).toThrow(/UserPoolId/);
  });
});
