import type { Page } from 'playwright-core';
import { corpus, choose } from '../import-page.ts';
import { SCREEN_STATES } from '../screen-states.ts';
import { dialogBy, press, waitVisible, type Scene } from './scene.ts';

const google = '.google';
const still = () => Promise.resolve();
const chosen = (page: Page) => choose(page, corpus('pdf/maya-chrome-2col.pdf'));
const slotSays = (page: Page) => page.locator('.upload-problem p').waitFor();

/** Sign-ins that do not finish: the popup stays open, the browser blocks it, or the service refuses. */
const signingIn: readonly Scene[] = [
  {
    path: '/login',
    before: (page) =>
      page.addInitScript(() => {
        window.open = () =>
          ({
            closed: false,
            close: () => undefined,
            location: { href: '', replace: () => undefined },
            focus: () => undefined,
          }) as unknown as Window;
      }),
    states: [
      { name: 'login-waiting', show: (page) => press(page, google).then(() => waitVisible(page, '.sign-in-waiting')) },
    ],
  },
  {
    path: '/login',
    states: [
      {
        name: 'login-failed',
        show: async (page) => {
          await page.route('**/config.json', (route) => route.abort());
          await press(page, google);
          await page.locator('.form-error', { hasText: /\S/ }).waitFor();
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
    states: [{ name: 'login-in-an-app', show: (page) => waitVisible(page, '.elsewhere') }],
  },
];

const menu: Scene = {
  path: '/',
  states: [
    {
      name: 'menu',
      phoneOnly: true,
      show: async (page) => {
        await press(page, '.bar-toggle');
        await waitVisible(page, '.bar-menu a');
      },
    },
  ],
};

const upload: Scene = {
  path: '/',
  states: [
    {
      name: 'upload-nothing',
      show: (page) => press(page, '.upload-actions .button:not(.button-primary)').then(() => slotSays(page)),
    },
    {
      name: 'upload-wrong',
      show: (page) => choose(page, corpus('truth/dana-chrome-1col.json')).then(() => slotSays(page)),
    },
    { name: 'upload-chosen', show: (page) => chosen(page).then(() => waitVisible(page, '.upload-file')) },
    { ...dialogBy('sign-in-to-import', 'account.dialog.upload.title', '.upload-actions .button-primary') },
  ],
};

/** The consent question appears by itself, some time after the page. */
const consent: Scene = {
  path: '/about',
  storage: () => ({ consent: '' }),
  states: [{ name: 'consent', show: (page) => waitVisible(page, '.consent') }],
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

/** Every page that can be seen without signing in, but for the builder. */
export const PAGE_SCENES: readonly Scene[] = [
  ...SCREEN_STATES.map(({ name, path, prepare }): Scene => ({ path, states: [{ name, show: prepare ?? still }] })),
  {
    path: '/nowhere',
    states: [
      {
        name: 'not-found',
        show: async (page) => {
          await page.waitForURL((url) => url.pathname === '/');
          // A toast keeps the language in which it was shown.
          await page.locator('.toast-warning button').last().click();
        },
      },
    ],
  },
  {
    path: '/templates',
    states: [dialogBy('a-large-page', 'gallery.large', '[data-template=modern] .gallery-card-open')],
  },
  ...signingIn,
  menu,
  upload,
  consent,
  textsMissing,
];
