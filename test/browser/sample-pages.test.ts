import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { sampleFor } from '../../shared/templates/samples/templateSamples.ts';
import { showSheets } from '../tools/print-pdf.ts';
import { setUpSheetPage } from './sheet-page.ts';

const sheet = setUpSheetPage();

/** How far down each sheet is written on, in its main column and in its sidebar, as parts of its height. */
const fillings = () =>
  sheet.page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].map((page) => {
      const { top, height } = page.getBoundingClientRect();
      const filling = (column: Element | null) => {
        if (!column) return 1;
        const written = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
        let bottom = top;
        while (written.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(written.currentNode);
          for (const box of range.getClientRects()) bottom = Math.max(bottom, box.bottom);
        }
        return (bottom - top) / height;
      };
      return { main: filling(page.querySelector('.main')), side: filling(page.querySelector('.side')) };
    }),
  );

describe.each(TEMPLATES)('the samples of $id', ({ id }) => {
  it.each(LANGUAGES)(
    'fill their page in %s and need no other, except for the academic one, which fills two',
    async (language) => {
      await showSheets(sheet.page, sampleFor(id, language));
      const pages = await fillings();
      expect(pages).toHaveLength(id === 'academic' ? 2 : 1);
      for (const [at, { main, side }] of pages.entries()) {
        expect(main).toBeGreaterThan(at === 0 ? 0.86 : 0.7);
        expect(side).toBeGreaterThan(0.5);
      }
    },
  );
});
