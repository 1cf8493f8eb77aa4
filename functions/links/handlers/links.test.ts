import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FONTS, listFontFiles, type FontKey } from '../../../shared/templates/fonts.ts';
import { PHOTO } from '../../../shared/resume/photo.fixture.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { createContext, createEvent } from '../../../test/support/httpEvent.ts';
import type { LambdaHandler } from '../../http/handlerFor.ts';

/** The page's handler as Lambda calls it, over a database that answers whatever is tried. */
const lines: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
  lines.push(String(line));
  return true;
});
const folder = mkdtempSync(join(tmpdir(), 'link-assets-'));
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
for (const key of Object.keys(FONTS) as FontKey[]) for (const { file } of listFontFiles(key)) put(`fonts/${file}`, 'x');
for (const file of ['base.css', 'linkPage.css', 'styles/professional.css', 'styles/modern.css'])
  put(file, readFileSync(new URL(`../../../shared/templates/${file}`, import.meta.url), 'utf8'));
const ENVIRONMENT = {
  USERS_TABLE: 'users',
  RESUMES_TABLE: 'resumes',
  REQUESTS_TABLE: 'requests',
  TEMPLATE_ASSETS_DIR: folder,
  SITE_URL: 'https://korot.example',
  LOG_LEVEL: 'info',
};
for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);

const KEY = '0123456789abcdefghjkmnpqrs';
const mock = mockClient(DynamoDBDocumentClient);
const link = { key: KEY, contacts: false, indexed: false, expiresAt: null, createdAt: '2026-11-20T10:00:00.000Z' };
const stored = { id: 'r1', userId: 'dana', data: SAMPLE_EN, templateId: 'professional', version: 2, link };
const profile = { uid: 'dana', usedTrials: [] as string[] };
const LATER = '2999-01-01T00:00:00.000Z';

interface Found {
  readonly row?: object | undefined;
  readonly resume?: object | undefined;
  readonly owner?: object | undefined;
}
function find(found: Found = {}) {
  const { row, resume, owner } = { row: { userId: 'dana', resumeId: 'r1' }, resume: stored, owner: profile, ...found };
  mock.on(GetCommand, { TableName: 'requests' }).resolves(row ? { Item: row } : {});
  mock.on(GetCommand, { TableName: 'resumes' }).resolves(resume ? { Item: resume } : {});
  mock.on(GetCommand, { TableName: 'users' }).resolves(owner ? { Item: owner } : {});
}
beforeEach(() => {
  mock.reset();
  mock.on(UpdateCommand).resolves({});
  lines.length = 0;
});
afterAll(() => {
  mock.restore();
  rmSync(folder, { recursive: true });
});

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
async function show(headers: Record<string, string> = { 'user-agent': BROWSER }, key = KEY) {
  const { handler } = (await import('./showLink.ts')) as { handler: LambdaHandler };
  const result = await handler(createEvent({ headers, pathParameters: { key } }), createContext());
  return { status: result.statusCode, headers: result.headers ?? {}, body: result.body ?? '' };
}

describe('a link that is shown', () => {
  it('is a page without contacts, which no robot lists and no one keeps for longer than a second', async () => {
    find();
    const { status, headers, body } = await show();
    expect(status).toBe(200);
    expect(body).toContain(SAMPLE_EN.personalInfo.fullName);
    for (const secret of [SAMPLE_EN.personalInfo.email, SAMPLE_EN.personalInfo.phone])
      expect(body).not.toContain(secret);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate, stale-if-error=0',
      'referrer-policy': 'no-referrer',
    });
  });

  it('shows contacts, and is found, where its owner allows that', async () => {
    find({ resume: { ...stored, link: { ...link, contacts: true, indexed: true, expiresAt: LATER } } });
    const { headers, body } = await show();
    expect(body).toContain(SAMPLE_EN.personalInfo.email);
    expect(headers['x-robots-tag']).toBe('noarchive');
  });

  it('allows the styles that stand in it, by their hash, and nothing else', async () => {
    find({ resume: { ...stored, data: { ...SAMPLE_EN, design: { accent: '#123456' } } } });
    const { headers, body } = await show();
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles).toHaveLength(2);
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src ${hashes.join(' ')}; img-src 'self'; font-src data:; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('has the photograph where its owner shows contacts, and allows pictures in the page there alone', async () => {
    for (const contacts of [true, false]) {
      find({ resume: { ...stored, data: { ...SAMPLE_EN, photo: PHOTO }, link: { ...link, contacts } } });
      const { headers, body } = await show();
      expect(body.includes(`<img class="photo" src="data:image/jpeg;base64,${PHOTO}" alt="Photo: `)).toBe(contacts);
      expect(body.includes(PHOTO.slice(0, 80))).toBe(contacts);
      expect(headers['content-security-policy']).toContain(contacts ? "img-src 'self' data:;" : "img-src 'self';");
    }
  });

  it('has its own code where the design asks for that', async () => {
    find({ resume: { ...stored, data: { ...SAMPLE_EN, design: { code: 'link' } } } });
    expect((await show()).body).toContain('<div class="link-code"><svg');
    find();
    expect((await show()).body).not.toContain('<svg');
  });

  it('allows one style where none of it is the person’s own', async () => {
    find();
    const { headers, body } = await show();
    expect([...body.matchAll(/<style>/g)]).toHaveLength(1);
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1);
  });

  it('has the sheets of its PDF for paper where that was printed of this very state', async () => {
    const breaks = { columns: [[{ unit: 3, offset: 0 }], []], cloned: [] };
    const printedAs = async (pages: object) => {
      find({ row: { userId: 'dana', resumeId: 'r1', pages: { breaks, ...pages } } });
      return (await show()).body.includes('<body class="laid-out">');
    };
    expect(await printedAs({ version: 2, contacts: false })).toBe(true);
    expect(await printedAs({ version: 1, contacts: false })).toBe(false);
    expect(await printedAs({ version: 2, contacts: true })).toBe(false);
    expect(await printedAs({ version: 2, twinVersion: 3, contacts: false })).toBe(false);
    find();
    expect((await show()).body).toContain('<body>');
  });

  it('is read again and whole each time', async () => {
    find();
    await show();
    await show();
    const reads = mock.commandCalls(GetCommand).map(({ args }) => args[0].input);
    expect(reads).toHaveLength(6);
    expect(reads.every(({ ConsistentRead }) => ConsistentRead === true)).toBe(true);
  });
});

describe('views', () => {
  it('are a number: of a row that stands, with nothing of whoever looked', async () => {
    find();
    await show();
    expect(mock.commandCalls(UpdateCommand).map(({ args }) => args[0].input)).toEqual([
      {
        TableName: 'requests',
        Key: { id: `LINK#${KEY}` },
        UpdateExpression: 'ADD #views :one',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeNames: { '#views': 'views' },
        ExpressionAttributeValues: { ':one': 1 },
      },
    ]);
  });

  it('are none where a messenger draws a card', async () => {
    find();
    expect((await show({ 'user-agent': 'WhatsApp/2.24.6.77 A' })).status).toBe(200);
    expect(mock.commandCalls(UpdateCommand)).toEqual([]);
  });

  it('keep nobody from looking when they cannot be counted', async () => {
    find();
    mock.on(UpdateCommand).rejects(new Error('down'));
    expect((await show()).status).toBe(200);
    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said.find(({ message }) => message === 'A view was not counted')).toMatchObject({ level: 'error' });
  });

  it('are counted before the function may be stopped', async () => {
    find();
    let isCounted = false;
    mock.on(UpdateCommand).callsFake(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isCounted = true;
    });
    await show();
    expect(isCounted).toBe(true);
  });
});

describe('a link that shows nothing', () => {
  const premium = { ...stored, templateId: 'modern' };
  it.each<[string, Found, number, string, string]>([
    ['nobody has made', { row: undefined }, 404, 'Please check that the whole link', 'הועתק בשלמותו'],
    ['was taken back', { row: { ended: 'link_taken_back' } }, 410, 'taken it back', 'בוטל'],
    ['was taken back in the middle', { resume: { ...stored, link: undefined } }, 410, 'taken it back', 'בוטל'],
    ['another took the place of', { resume: { ...stored, link: { ...link, key: 'x' } } }, 410, 'taken it back', 'בוטל'],
    ['went with its résumé', { row: { ended: 'link_deleted' } }, 410, 'was deleted', 'נמחקו'],
    ['has lost its résumé', { resume: undefined }, 410, 'was deleted', 'נמחקו'],
    ['has lost its account', { owner: undefined }, 410, 'was deleted', 'נמחקו'],
    ['is another’s', { resume: { ...stored, userId: 'noam' } }, 410, 'was deleted', 'נמחקו'],
    [
      'has expired',
      { resume: { ...stored, link: { ...link, expiresAt: '2020-01-01T00:00:00.000Z' } } },
      410,
      'has expired',
      'תוקף הקישור הסתיים',
    ],
    [
      'has a template that its owner may not use any more',
      { resume: premium, owner: { ...profile, usedTrials: ['template:creative'] } },
      410,
      'not shown at the moment',
      'לא מוצגים כרגע',
    ],
  ])('because it %s says so in both languages', async (_, found, status, en, he) => {
    find(found);
    const answer = await show();
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(en);
    expect(answer.body).toContain(he);
    expect(answer.body).not.toContain(SAMPLE_EN.personalInfo.fullName);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(mock.commandCalls(UpdateCommand)).toEqual([]);
  });

  it('shows a premium template whose owner has it', async () => {
    find({ resume: premium, owner: { ...profile, usedTrials: ['template:modern'] } });
    expect((await show()).status).toBe(200);
    find({ resume: premium, owner: { ...profile, premiumUntil: LATER, usedTrials: ['template:creative'] } });
    expect((await show()).status).toBe(200);
  });

  it('does not ask the database about what is not a key', async () => {
    find();
    for (const key of ['unknown', KEY.toUpperCase(), `${KEY}0`, '../../etc/passwd', '<script>'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await show({}, key)).status).toBe(404);
    expect(mock.calls()).toEqual([]);
  });

  it('answers many calls of one address with a page too', async () => {
    find({ row: undefined });
    let last = await show();
    for (let call = 0; call < 300; call += 1)
      // oxlint-disable-next-line no-await-in-loop
      last = await show();
    expect(last.status).toBe(429);
    expect(last.headers['content-type']).toContain('text/html');
    expect(last.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('is in no line of the log by its key or its owner', async () => {
    find({ row: { ended: 'link_taken_back' } });
    await show();
    expect(lines.join('')).toContain('showLink');
    expect(lines.join('')).not.toMatch(new RegExp(`${KEY}|dana`));
  });
});
