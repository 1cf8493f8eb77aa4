import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume, mapResumeTexts } from '../tools/resume-variants.ts';
import { launchBrowser } from './launch.ts';

/** Where a word stands: sheet from 0, and the line's bottom on it in CSS px. */
interface Place {
  readonly page: number;
  readonly y: number;
}

/** Words of letters only, so that every extractor gives them back whole also inside Hebrew. */
const WORD = /q[a-p]{4}z/g;

interface Marked {
  readonly resume: ResumeData;
  /** First words of blocks. */
  readonly starts: ReadonlySet<string>;
}

/** The résumé with a word of its own after each second word of every text. */
function marked(resume: ResumeData): Marked {
  let count = 0;
  const starts = new Set<string>();
  const word = () =>
    `q${(count++)
      .toString(16)
      .padStart(4, '0')
      .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))}z`;
  const changed = mapResumeTexts(resume, (text) =>
    text
      .split('\n')
      .map((line) => {
        const words = line
          .split(' ')
          .map((part, index) => (index % 2 === 0 ? `${part} ${word()}` : part))
          .join(' ');
        starts.add(words.match(WORD)?.[0] ?? '');
        return words;
      })
      .join('\n'),
  );
  return { resume: changed, starts };
}

async function placesInPdf(bytes: Uint8Array): Promise<{ places: Map<string, Place>; count: number; sizes: string[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const places = new Map<string, Place>();
  const sizes: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width, height] = page.view;
    sizes.push(`${Math.round(((width ?? 0) * 25.4) / 72)}x${Math.round(((height ?? 0) * 25.4) / 72)}`);
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      for (const [word] of item.str.matchAll(WORD))
        places.set(word, { page: number - 1, y: ((height ?? 0) - (item.transform[5] as number)) / 0.75 });
    }
  }
  const count = document.numPages;
  await task.destroy();
  return { places, count, sizes };
}

async function placesInPreview(page: Page): Promise<{ places: Map<string, Place>; count: number }> {
  const found = await page.evaluate((source) => {
    const root = document.querySelector('#host')?.shadowRoot as ShadowRoot;
    const sheets = [...root.querySelectorAll('.sheet')];
    const places: [string, { page: number; y: number }][] = [];
    sheets.forEach((sheet, index) => {
      const box = sheet.getBoundingClientRect();
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const match of node.data.matchAll(new RegExp(source, 'g'))) {
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          places.push([match[0], { page: index, y: range.getBoundingClientRect().bottom - box.top }]);
        }
      }
    });
    return { places, count: sheets.length };
  }, WORD.source);
  return { places: new Map(found.places), count: found.count };
}

/** The words of each line, lines in order: two renderings with the same lists break lines and pages alike. */
function lines(places: Map<string, Place>, starts: ReadonlySet<string>): string[] {
  const words = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  const list: string[] = [];
  let before: Place | undefined;
  for (const [word, place] of words) {
    if (before && !starts.has(word) && before.page === place.page && Math.abs(before.y - place.y) < 3)
      list[list.length - 1] += ` ${word}`;
    else list.push(`${place.page}: ${word}`);
    before = place;
  }
  return list;
}

describe('the preview shows the pages of the PDF', () => {
  let browser: Browser;
  let screen: Page;
  let paper: Page;

  beforeAll(async () => {
    await buildTemplates();
    browser = await launchBrowser();
    screen = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
    paper = await browser.newPage();
    await openPreview(screen);
  });
  afterAll(() => browser?.close());

  const samples = [
    ['Hebrew', marked(SAMPLE_HE)],
    ['Hebrew, several pages', marked(lengthenResume(SAMPLE_HE, 5))],
    ['English', marked(SAMPLE_EN)],
    ['English, several pages', marked(lengthenResume(SAMPLE_EN, 5))],
  ] as const;

  for (const template of TEMPLATES) {
    for (const [name, sample] of samples) {
      it(`[PDF-05] breaks lines and pages of ${template.id} alike on A4 (${name})`, async () => {
        const resume = { ...sample.resume, templateId: template.id };
        const pdf = await placesInPdf(await printPdf(paper, resume));
        await showResume(screen, resume);
        const preview = await placesInPreview(screen);

        expect(pdf.places.size, 'marked words in the PDF').toBeGreaterThan(100);
        expect(pdf.sizes).toEqual(Array.from({ length: pdf.count }, () => '210x297'));
        expect(preview.count).toBe(pdf.count);
        expect(lines(preview.places, sample.starts)).toEqual(lines(pdf.places, sample.starts));
        if (name.endsWith('pages')) expect(pdf.count).toBeGreaterThan(2);
      });
    }
  }
});
