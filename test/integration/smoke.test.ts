import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handler as lookFromOutside } from '../../functions/watch/lookFromOutside.ts';
import { baseConfig } from '../../infra/config.ts';
import { LOCAL_MODEL } from '../../infra/local/emulators/bedrock/server.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { DEFAULT_MODEL } from '../../infra/models.ts';
import { runSmoke, runSmokeAsNewUser } from '../../infra/operate/smoke.ts';
import { SMOKE_STEPS } from '../../infra/operate/smokeSteps.ts';
import { ALLOWANCES } from '../../shared/api/needs.ts';
import { everyNth } from '../support/exhaustive.ts';
import { signInPerson } from '../support/signIn.ts';
import { newMember } from '../support/member.ts';

/** A folder of what `npm run build` made. */
const built = (name: string) => fileURLToPath(new URL(`../../.build/${name}`, import.meta.url));

let folder: string;
let local: LocalProduct;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  local = await startLocal({
    dataDir: folder,
    quiet: true,
    site: [built('web'), built('public')],
    environment: { RATE_FACTOR: '1000' },
  });
  ({ accessToken: token } = (await newMember(local.url)).person);
});
afterAll(async () => {
  await local.close();
  await rm(folder, { recursive: true });
});

/** What the check tells, by its beginning. */
async function told(visit: Partial<Parameters<typeof runSmoke>[0]> = {}) {
  const lines: string[] = [];
  const isFine = await runSmoke({ site: local.url, token, ...visit }, (line) => void lines.push(line));
  const named = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => line.slice(6).split(':')[0]);
  return { isFine, ok: named('ok'), skipped: named('skip'), failed: named('FAIL'), lines };
}

const look = async (variables: Readonly<Record<string, string>>) => {
  const restore = setEnvironment({ LOG_LEVEL: 'silent', ...variables });
  await lookFromOutside().finally(restore);
};

/** Answers as the product itself does. */
const passOn = async (path: string, response: ServerResponse) => {
  const answer = await fetch(local.url + path, { redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => !/^(?:content-encoding|content-length|transfer)/.test(name));
  response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
};

describe('the look from outside', () => {
  it('sees pages, the way to sign in and an answer of an endpoint', async () => {
    await expect(look({ SITE_URL: local.url })).resolves.toBeUndefined();
  });

  it('names what is not as it must be, and leaves out what is off on purpose', async () => {
    const site = createServer(({ url = '' }, response) => {
      if (url.startsWith('/api')) response.writeHead(503).end('{"code":"x"}');
      else void passOn(url, response);
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const SITE_URL = `http://localhost:${(site.address() as AddressInfo).port}`;
    await expect(look({ SITE_URL })).rejects.toThrow(/^Seen from outside: templates: answers 503: \{"code":"x"\}$/);
    await expect(look({ SITE_URL, SWITCHED_OFF: 'listTemplates' })).resolves.toBeUndefined();
    site.close();
    site.closeAllConnections();
    await expect(look({ SITE_URL })).rejects.toThrow(/pages; sign-in; templates/);
  });
});

describe('the check of a deployed site', () => {
  it('uses every part once, and leaves nothing behind', async () => {
    const { isFine, ok, lines } = await told();
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([
      'skip  a new account: the account is kept',
      'skip  forms of answers: no environment (--environment)',
      'skip  deleting the account: the account is kept',
    ]);
    expect([isFine, ok]).toEqual([
      true,
      SMOKE_STEPS.filter(({ needs }) => needs !== 'idToken' && needs !== 'config').map(({ name }) => name),
    ]);
    const kept = await fetch(`${local.url}/api/resumes`, { headers: { authorization: `Bearer ${token}` } });
    expect(await kept.json()).toEqual([]);
  });

  it('as a user made for it makes an account, uses it, deletes it, and finds its token refused', async () => {
    const person = await signInPerson(local.url, { email: 'smoke@example.com', name: 'Smoke test' });
    const config = { ...baseConfig('prod'), model: { ...DEFAULT_MODEL, id: LOCAL_MODEL } };
    const { isFine, ok } = await told({ token: person.accessToken, idToken: person.idToken, config });
    expect([isFine, ok]).toEqual([true, SMOKE_STEPS.map(({ name }) => name)]);
  });

  it('lets a first deployment pass, whose webhook is known to the provider only later, and says so', async () => {
    const mend = setEnvironment({ PAYMENTS_SECRET: 'nowhere' });
    try {
      const { isFine, lines } = await told();
      expect([isFine, lines.find((line) => line.includes('webhook'))]).toEqual([
        true,
        'ok    a forged webhook: is refused: no webhookId in the secret yet (docs/operations.md)',
      ]);
    } finally {
      mend();
    }
  });

  it('goes on without a user of its own where none may be made, and says why', async () => {
    const lines: string[] = [];
    const refusing = { send: () => Promise.reject(Object.assign(new Error('no'), { name: 'AccessDeniedException' })) };
    const pool = { userPoolId: 'pool', userPoolClientId: 'client' };
    const works = await runSmokeAsNewUser(
      { site: local.url },
      refusing as never,
      pool,
      (line) => void lines.push(line),
    );
    expect([works, lines[0]]).toEqual([true, 'skip  a user of its own: AccessDeniedException: no']);
    expect(lines).toContain('skip  saving and reading: no user (SMOKE_TOKEN)');
  });

  it('goes without an account as far as it can, and says what it did not try', async () => {
    const { isFine, ok, skipped } = await told({ token: undefined });
    expect(isFine).toBe(true);
    expect(ok).toHaveLength(SMOKE_STEPS.length - 6);
    const withUser = ['a new account', 'saving and reading', 'import', 'model'];
    expect(skipped).toEqual([...withUser, 'forms of answers', 'deleting the account']);
  });

  it.each([
    ['a function without its table', { RESUMES_TABLE: 'nowhere' }, ['saving and reading']],
    ['a model that does not answer', { MODEL_ID: 'none' }, ['model']],
  ])('fails with %s, names that part and says how to go back', async (_name, environment, failed) => {
    const mend = setEnvironment(environment);
    try {
      expect(await told()).toMatchObject({
        isFine: false,
        failed,
        lines: expect.arrayContaining([expect.stringContaining('Going back')]) as string[],
      });
    } finally {
      mend();
    }
  });

  it.each(
    everyNth(2, [
      ['PDFs that are switched off', 'pdf', { on: false, dailyDollars: 1 }, 'PDF in Hebrew: capability_off'],
      ['PDFs that have had their day', 'pdf', { on: true, dailyDollars: 0 }, 'PDF in Hebrew: daily_budget_reached'],
      ['a model that has had its day', 'improve', { on: true, dailyDollars: 0 }, 'model: daily_budget_reached'],
      ['a model that is switched off', 'improve', { on: false, dailyDollars: 1 }, 'model: capability_off'],
    ] as const),
  )('does not try %s, and says so', async (_name, capability, allowance, line) => {
    const mend = setEnvironment({ [ALLOWANCES[capability]]: JSON.stringify(allowance) });
    const { allowances } = baseConfig('prod');
    try {
      const { isFine, lines } = await told();
      expect([isFine, lines]).toEqual([true, expect.arrayContaining([`skip  ${line}, not tried`])]);
      const known = await told({ config: { allowances: { ...allowances, [capability]: allowance } } });
      expect([known.isFine, known.failed]).toEqual([true, []]);
      // What should be on and answers that it is off has failed.
      expect((await told({ config: { allowances } })).isFine).toBe(allowance.on);
    } finally {
      mend();
    }
  });

  it('does not take a step whose endpoint is switched off, where it knows the configuration', async () => {
    const { allowances } = baseConfig('prod');
    const { isFine, skipped, lines } = await told({ config: { allowances, switchedOff: ['generatePdf'] } });
    expect([isFine, skipped]).toEqual([
      true,
      ['PDF in Hebrew', 'a new account', 'import', 'forms of answers', 'deleting the account'],
    ]);
    expect(lines).toContain('skip  PDF in Hebrew: switched off: generatePdf');
  });

  it('says why a site cannot be reached', async () => {
    const { isFine, lines } = await told({ site: 'http://127.0.0.1:49151', token: undefined });
    expect([isFine, lines[0]]).toEqual([false, 'FAIL  pages: fetch failed (ECONNREFUSED)']);
  });

  it('fails where the site’s files are not uploaded, and where a token is not valid', async () => {
    const empty = await startLocal({ dataDir: join(folder, 'empty'), quiet: true, site: [] });
    try {
      expect((await told({ site: empty.url, token: undefined })).failed).toEqual(['pages']);
    } finally {
      await empty.close();
    }
    expect((await told({ token: 'forged' })).failed).toEqual(['saving and reading', 'import', 'model']);
  });
});
