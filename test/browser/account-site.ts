import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sessionOf, type StorageState } from './session-of.ts';
import { startCognitoEmulator, type CognitoEmulator } from '../../infra/local/emulators/cognito/server.ts';
import { startLocal, type LocalProduct } from '../../infra/local/startLocal.ts';
import { SIGN_IN } from '../../shared/site/siteConfig.ts';
import { goTo } from './navigation.ts';

const POOL_ID = 'eu-central-1_Browser01';
const CLIENT_ID = 'browser-client';

/**
 * The whole product with a sign-in service that speaks https by a certificate of its own, so that the pages run
 * Amplify as they do in production: nothing local stands in its way.
 */
export interface AccountSite {
  readonly url: string;
  readonly identity: CognitoEmulator;
  close(): Promise<void>;
}

/** `more`: variables for the handlers, such as where another emulator is. */
export async function startAccountSite(more: Readonly<Record<string, string>> = {}): Promise<AccountSite> {
  const folder = await mkdtemp(join(tmpdir(), 'account-site-'));
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const issuer = `https://cognito-idp.eu-central-1.amazonaws.com/${POOL_ID}`;
  const identity = await startCognitoEmulator({
    pool: {
      issuer,
      clientId: CLIENT_ID,
      redirectUris: ['http://localhost:3000/signed-in.html'],
      loopbackPath: SIGN_IN.callbackPath,
      tokenSeconds: 3_600,
    },
    logoutUris: [],
    tls: { key, cert },
  });
  // The handlers are servers of this machine and reach the service over plain HTTP.
  const environment = {
    USER_POOL_ID: POOL_ID,
    USER_POOL_CLIENT_ID: CLIENT_ID,
    USER_POOL_DOMAIN: identity.url,
    USER_POOL_ENDPOINT: identity.url,
    USER_POOL_KEYS_URL: `${identity.innerUrl}/.well-known/jwks.json`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.innerUrl,
    RATE_FACTOR: '1000',
    ...more,
  };
  const local: LocalProduct = await startLocal({ dataDir: folder, quiet: true, environment });
  return {
    url: local.url,
    identity,
    async close() {
      await local.close();
      await identity.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface VisitorOptions {
  readonly language?: 'he' | 'en';
  readonly width?: number;
  readonly userAgent?: string;
  /** Cookies and storage that an earlier visit left. */
  readonly storageState?: StorageState;
  /** A phone's browser: touch, and a coarse pointer. */
  readonly touch?: boolean;
  /** The builder is kept for when there is no network. */
  readonly serviceWorkers?: 'allow';
}

/** A browser context of its own. It accepts the emulator's certificate; all else is as in production. */
export async function newVisitor(
  browser: Browser,
  { language = 'en', width = 1280, touch = false, userAgent, storageState, serviceWorkers }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width, height: 860 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    ...(touch && { hasTouch: true, isMobile: true }),
    ...(userAgent !== undefined && { userAgent }),
    ...(storageState && { storageState }),
    ...(serviceWorkers && { serviceWorkers }),
  });
  await context.addInitScript((value) => {
    if (location.hostname === 'localhost' && !localStorage.getItem('language')) localStorage.setItem('language', value);
  }, language);
  return { context, page: await context.newPage() };
}

export const GOOGLE = /Continue with Google|המשך עם Google/;

/** Chooses an account on the page that replaces Google's. */
export async function chooseAccount(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Presses Continue with Google, which is on the screen, and signs in through the window it opens. */
export async function signInByPopup({ context, page }: Visitor, email: string, name: string): Promise<void> {
  const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: GOOGLE }).click()]);
  await chooseAccount(popup, email, name);
}

/**
 * A visitor who is signed in and at their profile. The tokens are fetched without the pages of the sign-in, which have
 * tests of their own.
 */
export async function signedIn(
  browser: Browser,
  site: AccountSite,
  email: string,
  name: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await newVisitor(browser, { ...options, storageState: await sessionOf(site.url, { email, name }) });
  await goTo(visitor.page, `${site.url}/profile`);
  await visitor.page.locator('.stats').waitFor();
  return visitor;
}
