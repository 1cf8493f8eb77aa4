import type { Page } from 'playwright-core';
import { corpus, choose } from '../import-page.ts';
import { dialogBy, press, waitVisible, type Scene, type SceneState } from './scene.ts';

const still = () => Promise.resolve();
const slotSays = (page: Page) => page.locator('.upload-problem p').waitFor();

/** The slot for a file, whose text changes; the rest of the page stays. */
const SLOT = '#upload';

const home: Scene = {
  path: '/',
  states: [
    { name: 'home', show: (page) => waitVisible(page, '.upload-slot') },
    {
      name: 'upload-nothing',
      part: SLOT,
      show: (page) => press(page, '.upload-actions .button:not(.button-primary)').then(() => slotSays(page)),
    },
    {
      name: 'upload-wrong',
      part: SLOT,
      show: (page) => choose(page, corpus('truth/dana-chrome-1col.json')).then(() => slotSays(page)),
    },
    {
      name: 'upload-chosen',
      part: SLOT,
      show: (page) => choose(page, corpus('pdf/maya-chrome-2col.pdf')).then(() => waitVisible(page, '.upload-file')),
    },
    dialogBy('sign-in-to-import', 'account.dialog.upload.title', '.upload-actions .button-primary'),
    {
      name: 'failed',
      show: async (page) => {
        await page.route('**/assets/AboutPage-*.js', (route) => route.abort());
        await page.locator('.foot a[href="/about"]').click();
        await page.locator('.failed').waitFor();
      },
    },
  ],
};

const templates: Scene = {
  path: '/templates',
  states: [
    { name: 'templates', show: still },
    {
      name: 'templates-in-colours',
      show: async (page) => {
        await page.locator('.gallery-card .accent:nth-of-type(2)').first().click();
        await page.locator('.first-page[data-drawn]').first().waitFor();
      },
    },
    dialogBy('a-large-page', 'gallery.large', '[data-template=modern] .gallery-card-open'),
    {
      name: 'templates-by-trade',
      part: '.gallery-count',
      show: (page) =>
        page
          .locator('[type=search]')
          .fill('nurse')
          .then(() => page.locator('.gallery-card:nth-child(4):last-child').waitFor()),
    },
    {
      name: 'templates-none',
      part: 'main',
      show: (page) =>
        page
          .locator('[type=search]')
          .fill('zzz')
          .then(() => waitVisible(page, '.gallery-none')),
    },
  ],
};

/** Another page of those that are for reading, by the foot. */
const read = (path: string): SceneState => ({
  name: path,
  show: (page) => press(page, `.foot a[href="/${path}"]`).then(() => waitVisible(page, `main[data-screen="/${path}"]`)),
});
const reading: Scene = {
  path: '/about',
  states: [{ name: 'about', show: still }, ...['privacy', 'terms', 'accessibility'].map(read)],
};

const FORM = '.contact-form';
const submit = (page: Page) => press(page, `${FORM} button[type=submit]`);
async function fillContact(page: Page, email = 'noa@example.com'): Promise<void> {
  await page.locator('[name=name]').fill('Noa');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=message]').fill('Hello');
  await submit(page);
}
const answerContact = (page: Page, answer: Parameters<Page['route']>[1]) => page.route('**/api/contact', answer);
const fieldError = (page: Page) => page.locator(`${FORM} .field-error:visible`).first().waitFor();

const contact: Scene = {
  path: '/contact',
  states: [
    { name: 'contact', show: still },
    { name: 'contact-required', part: FORM, show: (page) => submit(page).then(() => fieldError(page)) },
    {
      name: 'contact-email',
      part: FORM,
      show: (page) => fillContact(page, 'noa@example').then(() => fieldError(page)),
    },
    {
      name: 'contact-failed',
      part: FORM,
      show: async (page) => {
        await answerContact(page, (route) => route.abort());
        await fillContact(page);
        await page.locator('.contact-failed:visible').waitFor();
      },
    },
    {
      name: 'contact-sent',
      part: '.contact-thanks',
      show: async (page) => {
        await answerContact(page, (route) => route.fulfill({ json: { received: true } }));
        await fillContact(page);
        await waitVisible(page, '.contact-thanks');
      },
    },
    {
      name: 'contact-sending',
      part: FORM,
      show: async (page) => {
        await answerContact(page, () => undefined);
        await press(page, '.contact-thanks .button');
        await fillContact(page);
        await waitVisible(page, '.contact-send .spinner');
      },
    },
  ],
};

const google = '.google';
/** Sign-ins that do not finish: the service refuses, the window stays open, or the browser is an app's own. */
const signingIn: readonly Scene[] = [
  {
    path: '/login',
    states: [
      { name: 'login', show: still },
      {
        name: 'login-failed',
        part: 'main',
        show: async (page) => {
          await page.route('**/config.json', (route) => route.abort());
          await press(page, google);
          await page.locator('.form-error', { hasText: /\S/ }).waitFor();
        },
      },
      {
        name: 'login-waiting',
        part: 'main',
        show: async (page) => {
          await page.unroute('**/config.json');
          await page.evaluate(() => {
            window.open = () =>
              ({
                closed: false,
                close: () => undefined,
                location: { href: '', replace: () => undefined },
                focus: () => undefined,
              }) as unknown as Window;
          });
          await press(page, google);
          await waitVisible(page, '.sign-in-waiting');
        },
      },
    ],
  },
  {
    path: '/login',
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'userAgent', {
          get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Instagram 355.0',
        }),
      ),
    states: [{ name: 'login-in-an-app', part: 'main', show: (page) => waitVisible(page, '.elsewhere') }],
  },
];

const menu: Scene = {
  path: '/',
  states: [
    {
      name: 'menu',
      phoneOnly: true,
      show: (page) => press(page, '.bar-toggle').then(() => waitVisible(page, '.bar-menu a')),
    },
  ],
};

/** The consent question appears by itself, some time after the page. */
const consent: Scene = {
  path: '/about',
  storage: () => ({ consent: '' }),
  states: [{ name: 'consent', part: '.consent', show: (page) => waitVisible(page, '.consent') }],
};

const notFound: Scene = {
  path: '/nowhere',
  // A toast keeps the language in which it was shown: what stands there is not compared with the page's.
  storage: () => ({}),
  states: [
    {
      name: 'not-found',
      part: '.toasts',
      show: (page) => page.waitForURL((url) => url.pathname === '/').then(() => waitVisible(page, '.toast-warning')),
    },
  ],
};

const textsMissing: Scene = {
  path: '/',
  states: [
    {
      name: 'nothing-loads',
      mute: true,
      show: async (page) => {
        await page.route('**/assets/*.js', async (route) => {
          const response = await route.fetch();
          return /דילוג לתוכן|Skip to content/.test(await response.text())
            ? route.abort()
            : route.fulfill({ response });
        });
        await page.reload();
        await waitVisible(page, '#root p[lang=en]');
      },
    },
  ],
};

/** Every page that can be seen without signing in, except for the builder. */
export const PAGE_SCENES: readonly Scene[] = [
  home,
  templates,
  reading,
  contact,
  ...signingIn,
  menu,
  consent,
  notFound,
  textsMissing,
];
