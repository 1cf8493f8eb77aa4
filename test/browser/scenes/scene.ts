import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ENDPOINTS, type ApiResponse, type EndpointName } from '../../../shared/api/endpoints.ts';
import { ERRORS, errorText, type ErrorCode } from '../../../shared/errors/errors.ts';
import type { Language } from '../../../shared/platform/language.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { MessageId } from '../../../web/lib/i18n/messageAreas.ts';
import { goTo, layersLeft, reload } from '../navigation.ts';

/** One state of a screen. */
export interface SceneState {
  readonly name: string;
  /** Brings the screen to it, from the state before, and ends when it is to be seen. */
  readonly show: (page: Page) => Promise<unknown>;
  /** Title of the dialog that is open then. */
  readonly title?: MessageId;
  /** All that differs from the state before, or from one of another scene: the rest has been looked at. */
  readonly part?: string;
  /** The layout has it only on a phone. */
  readonly phoneOnly?: boolean;
  /** The page shows both languages at once and has no language switch. */
  readonly mute?: boolean;
}

/** A screen with its states, one after the other in one page; between them dialogs are closed by Escape, and toasts. */
export interface Scene {
  readonly path: string;
  /** For somebody who is signed in. */
  readonly member?: boolean;
  /** The data that an earlier visit left in this browser, besides the language and the consent to analytics. */
  readonly storage?: (language: Language) => Readonly<Record<string, string>>;
  /** Before the page opens: what the server will answer, what the browser cannot do. */
  readonly before?: (page: Page, language: Language) => Promise<unknown>;
  readonly states: readonly SceneState[];
}

/** The signed-in person: the tokens are real, the server's data about them is the scene's. */
export const PERSON = { uid: 'person', email: 'noa@example.com', names: { he: 'נועה ברק', en: 'Noa Barak' } } as const;

/** Cookies and storage of somebody who has signed in. */
export type Member = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface SceneOptions {
  readonly language: Language;
  readonly width: number;
  /** `forced`: the colours that a system gives, as in high contrast. */
  readonly theme?: 'light' | 'dark' | 'forced';
  readonly member?: Member | undefined;
}

/** A browser of a visitor, at the scene's path. */
export async function openScene(
  browser: Browser,
  url: string,
  scene: Scene,
  { language, width, theme = 'light', member }: SceneOptions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme === 'forced' ? 'light' : theme,
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
    ...(scene.member && member && { storageState: member }),
  });
  await context.addInitScript(
    (entries) => {
      if (location.hostname !== 'localhost' || sessionStorage.getItem('visited')) return;
      sessionStorage.setItem('visited', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    {
      consent: 'refused',
      language,
      ...(scene.member && {
        account: JSON.stringify({ uid: PERSON.uid, displayName: PERSON.names[language], photoURL: '', aiCredits: 2 }),
      }),
      ...scene.storage?.(language),
    },
  );
  const page = await context.newPage();
  await scene.before?.(page, language);
  await goTo(page, url + scene.path);
  // The builder's keys and parts are there once its draft is read.
  if (scene.path.startsWith('/builder')) await waitVisible(page, '.toolbar');
  return page;
}

export const languageOf = async (page: Page): Promise<Language> =>
  (await page.evaluate(() => document.documentElement.lang)) === 'en' ? 'en' : 'he';

/** The same address anew, once the server will answer differently: a new browser would cost twice as much. */
export const anew = (
  state: Omit<SceneState, 'show'>,
  before: (page: Page, language: Language) => Promise<unknown>,
  shown: (page: Page) => Promise<unknown>,
): SceneState => ({
  ...state,
  async show(page) {
    await before(page, await languageOf(page));
    await reload(page);
    await shown(page);
  },
});

/** Makes an endpoint answer this from now on, in place of the server. */
export async function respondWith<Name extends EndpointName>(
  page: Page,
  name: Name,
  json: ApiResponse<Name>,
): Promise<void> {
  await reply(page, name, { json });
}

/** The error that it answers from now on. */
export async function failWith(
  page: Page,
  name: EndpointName,
  code: ErrorCode,
  details?: Record<string, unknown>,
): Promise<void> {
  const language = await languageOf(page);
  await reply(page, name, {
    status: ERRORS[code].status,
    json: { error: errorText(code, language, details), code, ...(details && { details }) },
  });
}

/** It never answers: what is shown meanwhile stays. */
export const neverRespond = (page: Page, name: EndpointName): Promise<void> => reply(page, name);

async function reply(
  page: Page,
  name: EndpointName,
  answer?: { readonly status?: number; readonly json: unknown },
): Promise<void> {
  const { method, path } = ENDPOINTS[name];
  await page.route(new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`), (route) => {
    if (route.request().method() !== method) return route.fallback();
    return answer && route.fulfill(answer);
  });
}

/** A résumé that could be better, in that language, with a custom section. */
export const resumeIn = (language: Language): ResumeData => ({
  ...(language === 'he' ? STRONG_RESUME_HE : STRONG_RESUME_EN),
  ...MORE[language],
});

const item = { id: 'item-1', location: '', startDate: '2019', endDate: '', description: '' };
const MORE = {
  he: {
    summary: 'אני הייתי אחראית על ניהול צוות של 6 מפתחים. כתבתי דוחות על בסיס יומי.',
    customSections: [
      { id: 'section-1', title: 'התנדבות', items: [{ ...item, title: 'מדריכה', organization: 'תנועת הנוער' }] },
    ],
  },
  en: {
    summary: 'I was responsible for managing a team of 6. I wrote reports on a daily basis.',
    customSections: [
      { id: 'section-1', title: 'Volunteering', items: [{ ...item, title: 'Mentor', organization: 'Youth club' }] },
    ],
  },
} as const satisfies Record<Language, Partial<ResumeData>>;

export const withResume = (language: Language) => ({ resumeData: JSON.stringify(resumeIn(language)) });
export const withEmpty = () => ({ resumeData: JSON.stringify(createBlankResume()) });

export const press = (page: Page, selector: string) => page.locator(selector).first().click();
export const waitVisible = (page: Page, selector: string) => page.locator(selector).first().waitFor();
/** Presses, one after the other, elements of the dialog on top. */
export const inDialog = (page: Page, selector: string) =>
  page.locator('dialog[open]').last().locator(selector).first().click();

/** Every template has a sheet in the strip of them, which axe reads too: it is closed before what comes after it. */
export async function closeTemplates(page: Page): Promise<void> {
  await press(page, '.template-strip-head .icon-button');
  await page.locator('.template-strip').waitFor({ state: 'detached' });
  await layersLeft(page);
}

/** Returns a state that opens a dialog by presses. */
export function dialogBy(name: string, title: MessageId, ...selectors: readonly string[]): SceneState {
  return {
    name,
    title,
    async show(page) {
      for (const selector of selectors) await press(page, selector);
      await waitVisible(page, 'dialog[open] .dialog-title');
    },
  };
}
