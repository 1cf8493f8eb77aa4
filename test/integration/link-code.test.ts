import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { withLinkCode } from '../../shared/resume/linkCode.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { encodeLink } from '../../shared/site/linkCode.ts';
import { linkPath } from '../../shared/site/linkPaths.ts';
import { choiceOf, newestChoice } from '../../shared/templates/catalogue.ts';
import { DOCUMENT_LABELS } from '../../shared/templates/document/labels.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { inReadingOrder } from '../bench/reading-order.ts';
import { launchBrowser } from '../browser/launch.ts';
import { everyNth } from '../support/exhaustive.ts';
import { TRIED_VERSIONS } from '../support/triedVersions.ts';
import { EXTRACTORS } from '../tools/extract-text.ts';
import { picturesOf } from '../tools/pdf-pictures.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { readCodes } from '../tools/read-codes.ts';

const ADDRESS = `https://www.korot.example.co.il${linkPath('0123456789abcdefghjkmnpqrs')}`;
const CODE = encodeLink(ADDRESS);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  await buildTemplates();
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** Every version of every template, in each language. */
const CASES = TRIED_VERSIONS.flatMap((template) =>
  ([SAMPLE_HE, SAMPLE_EN] as const).map((sample) => ({
    style: template.style,
    language: sample.language ?? 'he',
    resume: { ...sample, ...choiceOf(template) },
  })),
);

const print = async (resume: ResumeData) => inReadingOrder(await printPdf(page, resume));

/** Marks that nobody sees depend on where a page ends. */
const words = (text: string | undefined) =>
  (text ?? '')
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .toSorted()
    .join(' ')
    .trim();

describe('the QR code of a link', () => {
  it.each(everyNth(5, CASES))(
    'is read from the page by a decoder, and is not a text: $style, $language',
    async ({ resume, language }) => {
      const [without, pdf] = [
        await print({ ...resume, design: { code: 'link' } }),
        await print(withLinkCode({ ...resume, design: { code: 'link' } }, CODE)),
      ];
      expect(await readCodes(without)).toEqual([]);
      const codes = await readCodes(pdf);
      expect(codes.map(({ text }) => text)).toEqual([ADDRESS]);
      expect(codes[0]?.edge).toBeGreaterThan(18);
      expect(await picturesOf(pdf)).toEqual([DOCUMENT_LABELS[language].linkCode]);
      for (const reader of ['pdf.js', 'PDFium', 'pdftotext'])
        expect(words(await EXTRACTORS[reader]?.(pdf)), reader).toBe(words(await EXTRACTORS[reader]?.(without)));
    },
  );

  it.each(['#ffee00', '#000000', '#7f7f7f'])('is dark on light beside the accent %s', async (accent) => {
    for (const templateId of ['creative', 'modern', 'fresh'] as const) {
      const resume: ResumeData = { ...SAMPLE_HE, ...newestChoice(templateId), design: { accent, code: 'link' } };
      // oxlint-disable-next-line no-await-in-loop -- of one page
      const [code] = await readCodes(await print(withLinkCode(resume, CODE)));
      expect(code?.text, templateId).toBe(ADDRESS);
    }
  });
});
