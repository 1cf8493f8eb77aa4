import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { photoFile, setPhoto } from '../../shared/resume/photoFiles.ts';
import { PHOTO } from '../../shared/resume/photo.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { choiceOf } from '../../shared/templates/catalogue.ts';
import { DOCUMENT_LABELS } from '../../shared/templates/document/labels.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { inReadingOrder } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { everyNth } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { EXTRACTORS } from '../tools/extract-text.ts';
import { picturesOf } from '../tools/pdf-pictures.ts';
import { printShown, showSheets } from '../tools/print-pdf.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await buildTemplates();
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 794, height: 1_123 } });
});

afterAll(() => browser?.close());

/** Every version of every template, in each language, with and without a sidebar and with it at either side. */
const CASES = TRIED_VERSIONS.flatMap((template) =>
  ([SAMPLE_HE, SAMPLE_EN] as const).flatMap((sample) => {
    const resume: ResumeData = { ...sample, ...choiceOf(template), templateVersion: template.version };
    const looks: readonly (readonly [string, Partial<ResumeData>])[] = [
      ['as it is', {}],
      ['the sidebar at its start', { design: { sidebarSide: 'start' } }],
      ['the sidebar at its end', { design: { sidebarSide: 'end' } }],
      ['nothing in the sidebar', { sidebarSections: [] }],
      [
        'a long name',
        { personalInfo: { ...sample.personalInfo, fullName: `${sample.personalInfo.fullName} `.repeat(4) } },
      ],
      ['wide margins on letter paper', { design: { paper: 'letter', marginInline: 28, marginBlock: 28, size: 12 } }],
    ];
    return looks.map(([look, more]) => ({
      style: template.style,
      language: sample.language ?? 'he',
      look,
      resume: { ...resume, ...more },
    }));
  }),
);

/** Where the photograph is on its sheet, in px, and every text that it touches. */
const readPhoto = () =>
  page.evaluate(() => {
    const photos = [...document.querySelectorAll('img.photo')];
    // A sheet is as wide as the window, its document as the paper.
    const sheet = document.querySelector('.sheet > .resume')!.getBoundingClientRect();
    const box = photos[0]!.getBoundingClientRect();
    const touched: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('.sheet')!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          touched.push(text.textContent ?? '');
    }
    const { width, height } = box;
    return {
      count: photos.length,
      isSquare: Math.abs(width - height) < 0.5,
      millimetres: Math.round((width / 96) * 25.4),
      isOnPaper: box.left > sheet.left + 15 && box.right < sheet.right - 15 && box.top > sheet.top + 10,
      touched,
    };
  });

/** Marks that nobody sees depend on where a line ends. */
const words = (text: string | undefined) =>
  (text ?? '')
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .toSorted()
    .join(' ')
    .trim();

const wordsInOrder = async (pdf: Uint8Array) =>
  ((await EXTRACTORS['pdf.js']?.(pdf)) ?? '')
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .filter(Boolean);

describe('a photograph', () => {
  it.each(everyNth(7, CASES))(
    '[TPL-01] stands on the paper and on no text: $style, $language, $look',
    async ({ resume }) => {
      await showSheets(page, setPhoto(resume, PHOTO));
      const { millimetres, ...shown } = await readPhoto();
      expect(shown).toEqual({ count: 1, isSquare: true, isOnPaper: true, touched: [] });
      expect(millimetres).toBeGreaterThanOrEqual(20);
      expect(millimetres).toBeLessThanOrEqual(38);
    },
  );

  it.each(
    everyNth(
      9,
      CASES.filter(({ look }) => look === 'as it is'),
    ),
  )(
    'is a picture of the PDF with its words, and changes no text of it: $style, $language',
    async ({ resume, language }) => {
      await showSheets(page, resume);
      const without = await inReadingOrder(await printShown(page));
      await showSheets(page, setPhoto(resume, PHOTO));
      const pdf = await inReadingOrder(await printShown(page));
      // The very file: none of it is drawn again.
      expect(Buffer.from(pdf).includes(Buffer.from(photoFile(PHOTO).subarray(-400)))).toBe(true);
      expect(await picturesOf(pdf)).toEqual([`${DOCUMENT_LABELS[language].photo}: ${resume.personalInfo.fullName}`]);
      expect(await picturesOf(without)).toEqual([]);
      for (const reader of ['pdf.js', 'PDFium', 'pdftotext'])
        expect(words(await EXTRACTORS[reader]?.(pdf)), reader).toBe(words(await EXTRACTORS[reader]?.(without)));
      // Its own order is that of the document: nothing is painted after what stands behind it.
      expect(await wordsInOrder(pdf)).toEqual(await wordsInOrder(without));
    },
  );
});
