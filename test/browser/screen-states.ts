import type { Page } from 'playwright-core';

/** One state of a screen that anybody can see without signing in, for whoever walks or photographs them all. */
export interface ScreenState {
  readonly name: string;
  readonly path: string;
  /** Brings the screen from its first sight to the state. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const CONTACT = '**/api/contact';
const submit = (page: Page) => page.locator('.contact-form button[type=submit]').click();

async function fillContact(page: Page, email = 'noa@example.com'): Promise<void> {
  await page.locator('[name=name]').fill('Noa');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=message]').fill('Hello');
  await submit(page);
}

/** Every public screen (NAV-01) in its states. */
export const SCREEN_STATES: readonly ScreenState[] = [
  { name: 'home', path: '/', prepare: (page) => page.locator('.upload-slot').waitFor() },
  { name: 'templates', path: '/templates' },
  {
    name: 'templates-none',
    path: '/templates',
    prepare: (page) =>
      page
        .locator('[type=search]')
        .fill('zzz')
        .then(() => page.locator('.gallery-none').waitFor()),
  },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-required',
    path: '/contact',
    prepare: (page) => submit(page).then(() => page.locator('.contact-form .field-error:visible').first().waitFor()),
  },
  {
    name: 'contact-email',
    path: '/contact',
    prepare: (page) =>
      fillContact(page, 'noa@example').then(() => page.locator('.contact-form .field-error:visible').first().waitFor()),
  },
  {
    name: 'contact-sending',
    path: '/contact',
    prepare: async (page) => {
      await page.route(CONTACT, () => undefined);
      await fillContact(page);
      await page.locator('.contact-send .spinner').waitFor();
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    prepare: async (page) => {
      await page.route(CONTACT, (route) => route.fulfill({ json: { received: true } }));
      await fillContact(page);
      await page.locator('.contact-thanks').waitFor();
    },
  },
  {
    name: 'contact-failed',
    path: '/contact',
    prepare: async (page) => {
      await page.route(CONTACT, (route) => route.abort());
      await fillContact(page);
      await page.locator('.contact-failed:visible').waitFor();
    },
  },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'login', path: '/login' },
  { name: 'builder', path: '/builder', prepare: (page) => page.locator('.panel .entry, .panel').first().waitFor() },
  {
    name: 'failed',
    path: '/',
    prepare: async (page) => {
      await page.route('**/assets/AboutPage-*.js', (route) => route.abort());
      await page.locator('.foot a[href="/about"]').click();
      await page.locator('.failed').waitFor();
    },
  },
];
