import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Language } from '../../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_ID } from '../../../shared/resume/limits.ts';
import { samplePdfPath } from '../../../shared/site/homePictures.ts';
import { DOCUMENT_LABELS } from '../../../shared/templates/document/labels.ts';
import { sampleFor } from '../../../shared/templates/samples/templateSamples.ts';
import { drawPicture } from '../../support/pictures.ts';
import { textIn } from '../builder-page.ts';
import { openEditor, paste, select } from '../rich-text-page.ts';
import {
  closeTemplates,
  dialogBy,
  inDialog,
  languageOf,
  neverRespond,
  press,
  failWith,
  waitVisible,
  withEmpty,
  withResume,
  type Scene,
  type SceneState,
} from './scene.ts';

const BUILT_FILES = fileURLToPath(new URL('../../../.build/public/', import.meta.url));

/** The part that a tab changes; the strip of tabs and the sheet stay. */
const PANEL = '.panel';
const tabOf = (tab: string): SceneState => ({
  name: `tab-${tab}`,
  part: PANEL,
  show: (page) => press(page, `[role=tab][data-tab="${tab}"]`),
});
const menuItem = (name: string, title: Parameters<typeof dialogBy>[1], index: number) =>
  dialogBy(name, title, '.more > .icon-button', `.more-item:nth-of-type(${index})`);
const onTab = (tab: string, name: string, selector: string): SceneState => ({
  name,
  part: PANEL,
  show: (page) => press(page, `[role=tab][data-tab=${tab}]`).then(() => press(page, selector)),
});

async function askForLink(page: Page): Promise<void> {
  const editor = await openEditor(page, 'summary');
  await select(editor, /\S+/.exec(await textIn(editor))?.[0] ?? '');
  await editor.press('Control+k');
  await waitVisible(page, 'dialog[open]');
}

async function addPersonal(page: Page): Promise<void> {
  await press(page, '[role=tab][data-tab=personal]');
  for (const button of [1, 2, 3, 3]) {
    await press(page, `.personal-more > .row > button:nth-of-type(${button})`);
    await waitVisible(page, '.personal-row :is(input, select):focus');
  }
  await page.locator('.personal-row select').last().selectOption('family');
  await page.locator('[data-resume-field="contact-2.value"]').fill('github.com/noabarak');
}

async function openPhoto(page: Page): Promise<void> {
  await press(page, '[role=tab][data-tab=personal]');
  await press(page, '.personal-more > .row > button:last-child');
  await waitVisible(page, 'dialog .notice');
}

const tabs: Scene = {
  path: '/builder',
  storage: withResume,
  states: [
    { name: 'tab-personal', show: (page: Page) => press(page, '[role=tab][data-tab=personal]') },
    { name: 'further-contacts', part: PANEL, show: addPersonal },
    {
      name: 'further-contacts-that-are-wrong',
      part: PANEL,
      show: async (page) => {
        await page.locator('[data-resume-field="contact-1.value"]').fill('12');
        await page.locator('[data-resume-field="contact-2.value"]').fill('no address');
        await page.locator('[data-resume-field="personal.email"]').fill('a@b..com');
        await press(page, '#panel-title');
        await waitVisible(page, '.field-error:visible');
      },
    },
    tabOf('summary'),
    { name: 'a-new-link', title: 'builder.writing.link.add', show: askForLink },
    {
      name: 'a-new-link-to-nowhere',
      title: 'builder.writing.link.add',
      show: async (page) => {
        await askForLink(page);
        await inDialog(page, '.button-primary');
        await waitVisible(page, 'dialog .field-error:visible');
      },
    },
    {
      name: 'a-link-to-change',
      title: 'builder.writing.link.change',
      show: async (page) => {
        await askForLink(page);
        await page.keyboard.type('example.com');
        await page.keyboard.press('Enter');
        await askForLink(page);
      },
    },
    {
      name: 'more-than-a-text-holds',
      part: PANEL,
      show: async (page) => {
        await paste(await openEditor(page, 'summary'), { plain: `${'מילה word '.repeat(60)}\n`.repeat(12) });
        await waitVisible(page, '.kept-rest');
      },
    },
    onTab('experience', 'an-open-entry', '.entry-toggle'),
    tabOf('education'),
    tabOf('projects'),
    tabOf('skills'),
    onTab('skills', 'an-open-skill', '.chip-name'),
    {
      name: 'skills-in-groups',
      part: PANEL,
      show: async (page) => {
        await press(page, '[role=tab][data-tab=skills]');
        const input = page.locator('.skill-entry input');
        for (const [index, line] of ['שפות: Java, Go, TypeScript', 'Methods and tools: Git, Jira'].entries()) {
          await input.fill(line);
          await input.press('Enter');
          // Those in no group are one.
          await page
            .locator('.chip-group')
            .nth(index + 1)
            .waitFor();
        }
        await page.locator('.chip-group').last().locator('.chip-name').first().click();
        await page.locator('.skill-editor select').selectOption(' ');
        await waitVisible(page, '.skill-editor');
      },
    },
    tabOf('languages'),
    tabOf('custom-section-1'),
    tabOf('ai'),
    {
      name: 'leaving',
      title: 'builder.leave.title',
      show: async (page) => {
        await press(page, '[role=tab][data-tab=personal]');
        await page.locator('.panel input').first().fill('Noa');
        // While the save of what was typed still waits.
        await page.evaluate(() => document.querySelector<HTMLElement>('.bar a[href="/templates"]')?.click());
        await waitVisible(page, 'dialog[open]');
      },
    },
  ],
};

const dialogs: Scene = {
  path: '/builder',
  storage: withResume,
  states: [
    {
      name: 'a-section-that-is-not-there',
      part: PANEL,
      show: (page) =>
        page
          .evaluate(() => {
            location.hash = '#custom-gone';
          })
          .then(() => waitVisible(page, '.not-found')),
    },
    {
      name: 'worth-checking-before-a-download',
      title: 'builder.checks.title',
      show: async (page) => {
        await press(page, '[role=tab][data-tab=personal]');
        await page.locator('[data-resume-field="personal.email"]').fill('noa@');
        await page.keyboard.press('Alt+KeyD');
        await waitVisible(page, 'dialog[open]');
      },
    },
    dialogBy('add-a-section', 'builder.addSection.title', '.add-section'),
    {
      name: 'the-builders-menu',
      part: '.more-panel',
      show: (page) => press(page, '.more > .icon-button').then(() => waitVisible(page, '.more-panel')),
    },
    menuItem('drafts-none', 'builder.menu.drafts', 4),
    menuItem('start-anew', 'builder.startNew.title', 1),
    menuItem('shortcuts', 'builder.menu.shortcuts', 5),
    menuItem('import', 'builder.menu.import', 3),
    {
      name: 'import-paste',
      title: 'builder.menu.import',
      show: async (page) => {
        await menuItem('', 'builder.menu.import', 3).show(page);
        await inDialog(page, '.upload-paste > summary');
        await inDialog(page, '.upload-paste .button');
      },
    },
    menuItem('link-before-saving', 'profile.link.title', 7),
    menuItem('formats', 'help.formats.title', 2),
    {
      name: 'drafts',
      title: 'builder.menu.drafts',
      show: async (page) => {
        await menuItem('', 'builder.startNew.title', 1).show(page);
        await inDialog(page, '.button-primary');
        await menuItem('', 'builder.menu.drafts', 4).show(page);
        await waitVisible(page, '.draft');
        // The toast about it covers the dialog.
        await page.locator('.toast').waitFor({ state: 'detached' });
      },
    },
    {
      name: 'a-deleted-draft',
      title: 'builder.menu.drafts',
      show: async (page) => {
        await menuItem('', 'builder.menu.drafts', 4).show(page);
        await press(page, '.draft .icon-button-danger');
        await waitVisible(page, 'dialog .toast');
      },
    },
  ],
};

/** The sheet: beside the form on a laptop, in its place on a phone. */
const toSheet = async (page: Page) => {
  if (await page.locator('.view-switch').isVisible()) await page.locator('.view-switch .segment').last().click();
  await waitVisible(page, '.desk-sheets article.resume');
};
const onSheet = (state: SceneState): SceneState => ({
  ...state,
  show: (page) => toSheet(page).then(() => state.show(page)),
});
const sheet: Scene = {
  path: '/builder#summary',
  storage: withResume,
  states: [
    { name: 'the-sheet', show: toSheet },
    onSheet(dialogBy('score', 'builder.score.title', '.score-dial')),
    {
      name: 'sign-in-to-download',
      title: 'account.dialog.download.title',
      show: (page) => page.keyboard.press('Alt+KeyD').then(() => waitVisible(page, 'dialog[open]')),
    },
    onSheet({
      name: 'templates-of-the-sheet',
      part: '.template-strip',
      async show(page) {
        await press(page, '.template-button');
        await press(page, '.template-strip [data-template=modern]');
        await waitVisible(page, '.trial-note:not(:empty)');
      },
    }),
    onSheet(dialogBy('two-templates', 'design.templates.compare.title', '.template-strip-head .button')),
    onSheet({
      name: 'a-trial-without-an-account',
      title: 'payments.trial.title',
      async show(page) {
        await closeTemplates(page);
        await page.keyboard.press('Alt+KeyD');
        await waitVisible(page, 'dialog[open] .premium-template');
      },
    }),
    {
      name: 'saved-here',
      part: '.toasts',
      show: (page) => page.keyboard.press('Alt+KeyS').then(() => page.locator('.toast').nth(1).waitFor()),
    },
    {
      name: 'sign-in-to-keep',
      title: 'account.dialog.storage.title',
      show: async (page) => {
        await page.keyboard.press('Alt+KeyS');
        // Offered once for a visit.
        if (!(await page.locator('.toast .button').isVisible()))
          await page
            .reload()
            .then(() => waitVisible(page, '.toolbar'))
            .then(() => page.keyboard.press('Alt+KeyS'));
        await press(page, '.toast .button');
        await waitVisible(page, 'dialog[open]');
      },
    },
    {
      name: 'sign-in-to-improve',
      title: 'account.dialog.ai.title',
      show: async (page) => {
        if (await page.locator('.view-switch').isVisible()) await page.locator('.view-switch .segment').first().click();
        await press(page, '[role=tab][data-tab=ai]');
        await press(page, '.ai-action .button-primary');
        await waitVisible(page, 'dialog[open]');
      },
    },
  ],
};

const arriving: readonly Scene[] = [
  {
    path: '/builder?template=minimal',
    storage: withResume,
    states: [
      {
        name: 'came-with-a-template',
        title: 'builder.templateChoice.title',
        show: (page) => waitVisible(page, 'dialog[open]'),
      },
    ],
  },
  {
    path: '/builder?imported=true',
    storage: withEmpty,
    states: [
      { name: 'nothing-was-imported', part: '.toasts', show: (page) => waitVisible(page, '.toast') },
      { name: 'builder', show: () => Promise.resolve() },
      onSheet({
        name: 'a-pale-sample',
        part: '.sheet-pane',
        // Elements without a size are not visible.
        show: async (page) => (await waitVisible(page, '.desk-paper'), waitVisible(page, '.empty-note')),
      }),
      {
        name: 'a-sample-of-ones-occupation',
        title: 'builder.sample.title',
        show: async (page) => {
          if (await page.locator('.view-switch').isVisible())
            await page.locator('.view-switch .segment').first().click();
          await press(page, '[data-way=sample]');
          await waitVisible(page, '.sample-names button');
        },
      },
    ],
  },
  {
    path: '/builder',
    storage: () => ({ resumeData: '{"summary":"no' }),
    states: [{ name: 'damaged-storage', part: '.notice', show: (page) => waitVisible(page, '.notice') }],
  },
  {
    path: '/builder',
    storage: withEmpty,
    before: (page) =>
      page.addInitScript(() => {
        indexedDB.open = () => {
          throw new Error('closed');
        };
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    states: [{ name: 'no-storage', part: '.notice', show: (page) => waitVisible(page, '.notice') }],
  },
  {
    path: '/builder#summary',
    storage: withResume,
    states: [
      {
        name: 'the-pdf-failed',
        part: '.toasts',
        show: (page) => failWith(page, 'generatePdf', 'pdf_failed').then(() => download(page)),
      },
      {
        name: 'the-pdf-needs-the-network',
        part: '.toasts',
        show: async (page) => {
          await page.route('**/api/generate-pdf', (route) => route.abort());
          await download(page);
        },
      },
      {
        name: 'the-pdf-to-send',
        show: async (page) => {
          const pdf = { contentType: 'application/pdf', body: '%PDF-1.7' };
          await page.route('**/api/generate-pdf', (route) => route.fulfill(pdf));
          await askForPdf(page);
          const segment = page.locator('.view-switch .segment').last();
          if (await segment.isVisible()) await segment.click();
          await press(page, '.send-ways a[href^="mailto:"]');
          await waitVisible(page, '.send-said:not(:empty)');
          await page.locator('.toast-success').waitFor({ state: 'detached' });
        },
      },
      {
        name: 'the-pdf-is-made',
        part: '.export[aria-busy=true]',
        show: async (page) => {
          await neverRespond(page, 'generatePdf');
          await askForPdf(page);
          await page.locator('.export[aria-busy=true]').first().waitFor();
        },
      },
    ],
  },
  {
    path: '/builder#summary',
    storage: (language) => ({ resumeData: JSON.stringify(printedSample(language)) }),
    states: [
      { name: 'a-photograph-at-all', title: 'help.photo.title', show: openPhoto },
      {
        name: 'a-file-that-is-no-photograph',
        async show(page) {
          await openPhoto(page);
          const file = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') };
          await page.locator('dialog input[type=file]').setInputFiles(file);
          await waitVisible(page, 'dialog [role=alert]');
        },
        title: 'help.photo.title',
      },
      {
        name: 'a-photograph-is-cropped',
        async show(page) {
          await openPhoto(page);
          const buffer = await drawPicture(page, { width: 600, height: 800 });
          const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
          await page.locator('dialog input[type=file]').setInputFiles(file);
          await waitVisible(page, '.photo-stage');
        },
        title: 'help.photo.title',
      },
      {
        name: 'nothing-to-read',
        title: 'help.readers.title',
        async show(page) {
          await failWith(page, 'generatePdf', 'pdf_busy');
          await menuItem('', 'help.readers.title', 8).show(page);
          await waitVisible(page, 'dialog .notice');
        },
      },
      {
        name: 'what-software-reads',
        title: 'help.readers.title',
        async show(page) {
          const path = `${BUILT_FILES}${samplePdfPath(await languageOf(page))}`;
          await page.route('**/api/generate-pdf', (route) => route.fulfill({ contentType: 'application/pdf', path }));
          await menuItem('', 'help.readers.title', 8).show(page);
          const again = page.locator('dialog .notice .button');
          if (await again.isVisible()) await again.click();
          await waitVisible(page, '.readers-advice, .readers p');
          await press(page, '.fact');
        },
      },
    ],
  },
];

/** The content of the home page's PDF, with something to change. */
const printedSample = (language: Language) => ({
  ...sampleFor(DEFAULT_TEMPLATE_ID, language),
  sectionTitles: { experience: DOCUMENT_LABELS[language].headings.projects },
});

async function askForPdf(page: Page): Promise<void> {
  await page.keyboard.press('Alt+KeyD');
  await inDialog(page, '.dialog-actions .button');
}

async function download(page: Page): Promise<void> {
  await askForPdf(page);
  await waitVisible(page, '.toast-error');
}

const body = (page: Page) => page.locator('.panel [data-resume-field$=".body"]');

const letters: Scene = {
  path: '/builder#letter',
  storage: withAdvert,
  states: [
    { name: 'no-letter-yet', part: PANEL, show: (page) => waitVisible(page, '#panel-title') },
    {
      name: 'a-letter',
      show: async (page) => {
        await press(page, '.panel-inner > .button-primary');
        await page.locator('.letter input').first().fill('Wix');
        await press(page, '.letter-row .button');
        await press(page, '.letter-conventions > summary');
        await waitVisible(page, '.letter-row[data-open=false]');
      },
    },
    {
      name: 'a-letter-that-claims-more',
      part: PANEL,
      show: async (page) => {
        await body(page).click();
        await page.keyboard.insertText(' Kubernetes 77%.');
        await waitVisible(page, '.letter-mark');
      },
    },
    {
      name: 'an-advertisement-that-nobody-reads',
      part: PANEL,
      show: async (page) => {
        await page.locator('.letter-part select').selectOption({ index: 2 });
        await waitVisible(page, '.letter-part .field-error');
      },
    },
    {
      name: 'two-letters-one-too-long',
      show: async (page) => {
        await press(page, '.letter-choice .button:nth-of-type(2)');
        await body(page).click();
        for (let line = 0; line < 60; line += 1) {
          await page.keyboard.press('Enter');
          await page.keyboard.insertText('Wix');
        }
        await waitVisible(page, '.letter-choice select');
        const segment = page.locator('.view-switch .segment').last();
        if (await segment.isVisible()) await segment.click();
        await waitVisible(page, '.sheet-pane .letter-note');
      },
    },
  ],
};

/** Two kept advertisements, one in a language that is not read. */
function withAdvert(language: Language) {
  const adverts = [
    { he: 'מנהלת מוצר\nדרישות:\n- ניסיון בניהול צוות\n- שליטה ב־SQL', en: 'Product manager\nRequirements:\n- SQL' }[
      language
    ],
    'Бухгалтер\nТребования:\n- Опыт работы от трёх лет',
  ];
  return { ...withResume(language), 'resumeData.ads': JSON.stringify([{ owner: null, value: adverts }]) };
}

/** The builder in every state that it has without signing in. */
export const BUILDER_SCENES: readonly Scene[] = [tabs, dialogs, sheet, ...arriving, letters];
