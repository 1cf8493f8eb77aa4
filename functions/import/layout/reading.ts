import type { Direction } from '../../../shared/platform/language.ts';
import type { CellClassifier } from './layoutHypotheses.ts';
import { detectDirection, readPages, type Reading } from './readPages.ts';
import type { TextLine } from '../page/textLine.ts';
import { NO_RULES, type PageGlyphs } from '../page/pageGlyphs.ts';
import { isSetFromLeft } from './setFromLeft.ts';
import { setFromRight } from './setFromRight.ts';

/**
 * The lines of a document in reading order. Text that stands turned on a page is read as if the page were turned with
 * it, in lines of its own behind all others ({@link TextLine.isTurned}).
 */
export function readLines(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const upright = readByLanguage(pages, direction, judge);
  const directions = new Set(pages.flatMap(({ turned = [] }) => turned.map(({ degrees }) => degrees)));
  if (directions.size === 0) return upright;
  // All pages at once: what stands along the edge of each is known by that.
  const read = (of: 'glyphs' | 'watermark') =>
    [...directions].map((degrees) =>
      readPages(
        pages.map(({ turned: all = [], ...page }) => {
          const alike = all.filter((turnedText) => turnedText.degrees === degrees);
          return {
            ...page,
            boxes: [],
            rules: NO_RULES,
            ...alike[0],
            glyphs: alike.flatMap((turnedText) => turnedText[of]),
          };
        }),
        direction,
        judge,
      ),
    );
  const [readings, marks] = [read('glyphs'), read('watermark')];
  const { kept, repeated } = withoutRepeated(
    readings.flatMap(({ lines }) => lines),
    judge,
  );
  return {
    lines: [...upright.lines, ...kept.map((line) => ({ ...line, isTurned: true as const }))],
    dropped: [
      ...upright.dropped,
      ...readings.flatMap(({ dropped }) => dropped),
      ...repeated.flatMap(({ cells }) =>
        cells.map(({ text, ink }) => ({ reason: 'repeated on every page' as const, text, ink })),
      ),
      ...marks.flatMap(({ lines, dropped }) => [
        ...lines.flatMap(({ cells }) => cells.map(({ text, ink }) => ({ reason: 'watermark' as const, text, ink }))),
        ...dropped,
      ]),
    ],
  };
}

/** Letters of a page from which on it may be in another language than the document. */
const MIN_LETTERS = 200;

/**
 * The lines of all pages, each page from the side that its own language begins at: a résumé in Hebrew may have the same
 * in English on its next page. A page with few letters is read as the document is.
 */
function readByLanguage(pages: readonly PageGlyphs[], direction: Direction, judge: CellClassifier): Reading {
  const directions = pages.map((page) => {
    const letters = page.glyphs.filter(({ text }) => /\p{L}/u.test(text)).length;
    return letters < MIN_LETTERS ? direction : detectDirection([page]);
  });
  const sheets = withHebrewFromRight(pages, directions);
  if (new Set(directions).size < 2) return readPages(sheets, direction, judge);
  // Pages of the other language are empty while one is read, so that each keeps its number.
  const readings = (['rtl', 'ltr'] as const).map((of) => {
    const shown = sheets.map((page, index) => (directions[index] === of ? page : { ...page, glyphs: [] }));
    return readPages(shown, of, judge);
  });
  return {
    lines: readings.flatMap(({ lines }) => lines).toSorted((a, b) => a.page - b.page),
    dropped: readings.flatMap(({ dropped }) => dropped),
  };
}

/** Pages whose Hebrew is set from the left as others are. */
function withHebrewFromRight(pages: readonly PageGlyphs[], directions: readonly Direction[]): readonly PageGlyphs[] {
  const isHebrew = (_: PageGlyphs, index: number) => directions[index] === 'rtl';
  return isSetFromLeft(pages.filter(isHebrew))
    ? pages.map((page, index) => (isHebrew(page, index) ? setFromRight(page) : page))
    : pages;
}

/** Turned lines without those that an earlier page has too; a heading may be there again. */
function withoutRepeated(lines: readonly TextLine[], judge: CellClassifier) {
  const first = new Map<string, number>();
  const isRepeated = ({ text, page, cells }: TextLine) => {
    const key = text.replace(/\d+/g, '#');
    if (!first.has(key)) first.set(key, page);
    return first.get(key) !== page && !cells.some(judge.isHeading);
  };
  const repeated = new Set(lines.toSorted((a, b) => a.page - b.page).filter(isRepeated));
  return { kept: lines.filter((line) => !repeated.has(line)), repeated: [...repeated] };
}
