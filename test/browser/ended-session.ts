import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { chooseAccount, GOOGLE, type Visitor } from './account-site.ts';

/** The bar of the builder, in both languages. */
export const bar = (page: Page) => page.locator('.notice', { hasText: /Your session has ended|ההתחברות פגה/ });

/** As when the refresh token has expired. */
export const loseTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key);
  });

/** The access token is over, and the service refuses to renew it, as after all sessions were ended elsewhere. */
const revokeTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (key.endsWith('.refreshToken')) localStorage.setItem(key, 'revoked');
      if (!/\.(access|id)Token$/.test(key)) continue;
      const [head, claims = '', signature] = value.split('.');
      const over = { ...(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as object), exp: 1 };
      localStorage.setItem(key, [head, btoa(JSON.stringify(over)).replaceAll('=', ''), signature].join('.'));
    }
  });

/** The server's answer to a token that is no longer valid. */
export const REFUSED = { status: 401, json: { error: 'Please log in.', code: 'unauthenticated' } };

/** The server takes no token any more, as after a sign-out on another device. */
export const refuseTokens = (page: Page, path = '**/api/**'): Promise<unknown> =>
  page.route(path, (route) => (route.request().headers()['authorization'] ? route.fulfill(REFUSED) : route.fallback()));

/** How a session ends by itself. */
export const ENDS = [
  ['expired', loseTokens],
  ['refused', refuseTokens],
  ['revoked', revokeTokens],
] as const;

/** Signs in where the page asks for it: in the dialog on top, if there is one. */
export async function signInAgain(
  visitor: Visitor,
  { email, name }: { readonly email: string; readonly name: string },
) {
  await visitor.page.unrouteAll();
  // The sign-in service remembers who it was.
  await visitor.context.clearCookies();
  const { context, page } = visitor;
  await page.getByRole('button', { name: GOOGLE }).first().waitFor();
  const dialog = page.locator('dialog[open]').last();
  const google = ((await dialog.count()) > 0 ? dialog : page).getByRole('button', { name: GOOGLE });
  const [popup] = await Promise.all([context.waitForEvent('page'), google.click()]);
  await chooseAccount(popup, email, name);
}

/** Nothing says that a session has ended, and nothing asks for anything. */
export async function isQuiet(page: Page): Promise<void> {
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  expect(await page.getByText(/session has ended|Please log in|ההתחברות פגה/).count()).toBe(0);
  expect(await page.locator('.toast-error, .payment-wrong').count()).toBe(0);
}
