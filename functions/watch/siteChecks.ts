import type { EndpointName } from '../../shared/api/endpoints.ts';
import { SIGN_IN, type SiteConfig } from '../../shared/site/siteConfig.ts';

/** A sentence for what did not work; everything else that is thrown is reported as it is. */
export class SiteCheckFailure extends Error {}

/** A property of a site that anybody can see without signing in. */
interface SiteCheck {
  readonly name: string;
  /** Endpoints that it calls. */
  readonly uses: readonly EndpointName[];
  /** Gives back what was seen; throws what was not as it must be. */
  readonly run: (site: string) => Promise<string>;
}

/** Seconds for an answer: a first call starts a function. */
const TIMEOUT_MS = 29_000;

const get = (address: string | URL) =>
  fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'accept-language': 'en' },
  });

async function jsonAt<Body>(address: URL): Promise<Body> {
  const response = await get(address);
  const text = await response.text();
  expect(response.status === 200, `answers ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Body;
}

function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new SiteCheckFailure(otherwise);
}

/** Required headers of a page (shared/platform/headers.ts). */
const PAGE_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src/,
  'x-content-type-options': /nosniff/,
};

const PAGES = ['/', '/builder', '/templates'] as const;

async function checkPage(site: string, path: string): Promise<void> {
  const response = await get(new URL(path, site));
  const html = await response.text();
  expect(response.status === 200 && html.includes('id="root"'), `${path} answers ${response.status}`);
  for (const [name, value] of Object.entries(PAGE_HEADERS))
    expect(value.test(response.headers.get(name) ?? ''), `${path} has no header ${name}`);
  if (site.startsWith('https:'))
    expect(response.headers.has('strict-transport-security'), `${path} has no header strict-transport-security`);
}

/** The way to Google, without going it: the sign-in pages must know the client and send people on. */
async function checkSignIn(site: string): Promise<string> {
  const { auth } = await jsonAt<SiteConfig>(new URL('/config.json', site));
  expect(auth !== undefined, 'config.json names no sign-in');
  const query = new URLSearchParams({
    identity_provider: 'Google',
    response_type: 'code',
    client_id: auth.userPoolClientId,
    redirect_uri: site + SIGN_IN.callbackPath,
    scope: SIGN_IN.scopes.join(' '),
    state: 'smoke',
    code_challenge_method: 'S256',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  });
  const origin = `${auth.plainHttp ? 'http' : 'https'}://${auth.domain}`;
  const response = await get(`${origin}/oauth2/authorize?${query}`);
  const location = response.headers.get('location') ?? '';
  expect(response.status >= 300 && response.status < 400, `the sign-in pages answer ${response.status}`);
  expect(!location.includes('error'), `the sign-in pages refuse: ${location}`);
  return `leads to ${new URL(location, origin).host}`;
}

/** Name, certificate, distribution, files, endpoints, user pool: each look goes through other parts of them. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  {
    name: 'pages',
    uses: [],
    run: async (site) => {
      for (const path of PAGES) {
        // oxlint-disable-next-line no-await-in-loop -- the first that fails is named
        await checkPage(site, path);
      }
      return 'home, builder and gallery, with their headers';
    },
  },
  { name: 'sign-in', uses: [], run: checkSignIn },
  {
    name: 'templates',
    uses: ['listTemplates'],
    run: async (site) => {
      const templates = await jsonAt<readonly unknown[]>(new URL('/api/templates', site));
      expect(templates.length > 0, 'there are none');
      return `${templates.length}`;
    },
  },
];
