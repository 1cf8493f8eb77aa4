import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { handler } from './lookFromOutside.ts';

const SITE = 'https://korot.example';
vi.stubEnv('SITE_URL', SITE);
const lines: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));

const HEADERS = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=1',
};
const page = () => new Response('<div id="root"></div>', { headers: HEADERS });
const WELL: Readonly<Record<string, () => Response>> = {
  '/': page,
  '/builder': page,
  '/templates': page,
  '/config.json': () => Response.json({ auth: { userPoolClientId: 'client', domain: 'login.example' } }),
  '/api/templates': () => Response.json([{}]),
};
/** What the site answers instead, by the path. */
let instead: Readonly<Record<string, () => Response | Promise<Response>>> = {};
vi.stubGlobal('fetch', async (address: string | URL) => {
  const { origin, pathname } = new URL(address);
  const answer = origin === SITE ? (instead[pathname] ?? WELL[pathname]) : undefined;
  return answer?.() ?? new Response(null, { status: 302, headers: { location: 'https://accounts.google.com/x' } });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  instead = {};
  lines.length = 0;
  vi.stubEnv('SWITCHED_OFF', '');
});

it('finds nothing where everything is as it must be', async () => {
  await expect(handler()).resolves.toBeUndefined();
  expect(lines).toEqual([]);
});

it.each([
  ['is throttled', () => new Response('', { status: 429 }), 'templates: answers 429'],
  ['answers half of it', () => new Response('[{'), 'templates'],
  ['has no templates', () => Response.json([]), 'templates: there are none'],
  ['does not answer', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'templates'],
])('says so where the server %s, and looks at the others all the same', async (_, answer, told) => {
  instead = { '/api/templates': answer, '/builder': () => new Response('', { status: 503 }) };
  await expect(handler()).rejects.toThrow(told);
  await expect(handler()).rejects.toThrow('/builder answers 503');
  expect(lines.join('')).toContain('"look":"templates"');
  vi.stubEnv('SWITCHED_OFF', 'listTemplates');
  await expect(handler()).rejects.not.toThrow('templates:');
});

it.each(Object.keys(HEADERS))('says so where a page has lost its header %s', async (name) => {
  const { [name as keyof typeof HEADERS]: _lost, ...headers } = HEADERS;
  instead = { '/': () => new Response('<div id="root"></div>', { headers }) };
  await expect(handler()).rejects.toThrow(`/ has no header ${name}`);
});

it('says so where nobody could sign in', async () => {
  instead = { '/config.json': () => Response.json({}) };
  await expect(handler()).rejects.toThrow('config.json names no sign-in');
});
