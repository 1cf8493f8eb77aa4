import { describe, expect, it } from 'vitest';
import { findImagePages, isScan, mayHideTextInImages } from './detectScan.ts';
import type { ExtractedPage } from './pdfDocument.ts';

/** A page of so many letters, beside digits and signs, of which images cover a part. */
const page = (letters: number, imageCoverage = 0, number = 1, others = 0): ExtractedPage => ({
  number,
  width: 595,
  height: 842,
  shown: [595, 842],
  glyphs: Array.from('א'.repeat(letters) + '7'.repeat(others), (text) => ({
    text,
    x: 0,
    y: 0,
    width: 5,
    size: 10,
    bold: false,
  })),
  turned: [],
  overOutlines: [],
  imageCoverage,
  boxes: [],
  rules: { upright: [], level: [] },
});
const ENOUGH = 200;
/** Pixels of A4 at 1,200 dots an inch: larger than any scan. */
const MOST_PIXELS = 140_000_000;

describe('a document is a scan', () => {
  it.each([
    ['whose pages say nothing', [page(0), page(0)], true],
    ['of images with a stamp on them', [page(ENOUGH - 1, 0.5, 1, 300)], true],
    ['of images and a page of a few words', [page(0, 0.5), page(ENOUGH - 1, 0.49)], true],
    ['of images with text over them', [page(ENOUGH, 1)], false],
    ['of images and pages of text', [page(0, 1), page(ENOUGH / 2), page(ENOUGH / 2)], false],
    ['of a few words alone', [page(10), page(0)], false],
    ['of an image that is smaller than half of its page', [page(10, 0.49)], false],
  ])('or none: one %s', (_, pages, isIt) => {
    expect(isScan(pages, 0)).toBe(isIt);
  });

  it('unless an image has more points than any scanner gives, which nobody draws', () => {
    expect([MOST_PIXELS, MOST_PIXELS + 1].map((pixels) => isScan([page(10, 1)], pixels))).toEqual([true, false]);
    expect(isScan([page(0, 1)], MOST_PIXELS + 1)).toBe(true);
  });
});

describe('images may hold what the text does not', () => {
  it.each([
    ['where each page with text is an image too', [page(900, 0.5), page(0)], true],
    ['where one page is an image without text', [page(900), page(ENOUGH - 1, 0.5)], true],
    ['and not where a page of text is none', [page(900, 0.5), page(900, 0.49)], false],
  ])('%s', (_, pages, isIt) => {
    expect([mayHideTextInImages(pages, MOST_PIXELS), mayHideTextInImages(pages, MOST_PIXELS + 1)]).toEqual([
      isIt,
      false,
    ]);
  });
});

describe('pages that are pictures', () => {
  it('have a large image and hardly a letter', () => {
    const pages = [page(ENOUGH - 1, 0.25, 1, 50), page(0, 0.24, 2), page(ENOUGH - 1, 0.9, 4), page(900, 0, 5)];
    expect(findImagePages(pages)).toEqual([1, 4]);
  });

  it('have fewer letters where pages of text have large images behind them too', () => {
    const pages = [page(ENOUGH, 0.25, 1), page(30, 1, 2), page(29, 1, 3)];
    expect(findImagePages(pages)).toEqual([3]);
  });
});
