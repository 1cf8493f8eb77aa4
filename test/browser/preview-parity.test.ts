import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTemplates } from '../../infra/build/templates.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { lines, marked, placesInPdf, WORD, type Place } from '../tools/marked-resume.ts';
import { printPdf } from '../tools/print-pdf.ts';
import { openPreview, showResume } from '../tools/preview-page.ts';
import { lengthenResume } from '../tools/resume-variants.ts';
import { launchBrowser } from './launch.ts';

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
