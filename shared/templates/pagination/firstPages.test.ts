import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { h, type TreeElement } from '../document/tree.ts';
import { A4_PAGE } from '../page.ts';
import { firstBreaks, takeFirstUnits } from './firstPages.ts';
import type { MeasuredDocument } from './measure.ts';
import { createPageLayout } from './pageLayout.ts';
import { paginate } from './paginate.ts';
import type { Column } from './units.ts';

const MARGIN = 50;

/** Numbers of bullets of each entry of each section of a column. */
type Shape = readonly (readonly number[])[];

const bullets = (count: number) =>
  h(
    'ul',
    { class: 'bullets' },
    Array.from({ length: count }, (_, at) => h('li', { class: 'bullet' }, `${at}`)),
  );
const columnOf = (name: string, shape: Shape) =>
  h(
    'div',
    { class: name },
    shape.map((entries) =>
      h(
        'section',
        { class: 'section' },
        h('h2', { class: 'heading' }, 'heading'),
        entries.map((count) =>
          h('div', { class: 'entry' }, h('div', { class: 'entry-head' }, 'head'), count > 0 && bullets(count)),
        ),
      ),
    ),
  );
const documentOf = (main: Shape, side: Shape): TreeElement =>
  h(
    'article',
    { class: 'resume' },
    h('header', { class: 'head' }, 'name'),
    h('div', { class: 'body' }, columnOf('main', main), side.length > 0 && columnOf('side', side)),
  );

/** As if the units stood one below the other, in turn of these heights. */
function measureStacked(columns: readonly Column[], heights: readonly number[]): MeasuredDocument {
  const edges = columns.flatMap(({ units }) => {
    let y = MARGIN;
    return units.map((_, at): [number, number] => [y, (y += heights[at % heights.length] as number)]);
  });
  return {
    height: 0,
    isTooWide: false,
    pageHeight: A4_PAGE.heightPx,
    marginStart: MARGIN,
    marginEnd: MARGIN,
    edges,
    lines: {},
    cloned: {},
  };
}

const anyShape = (sections: number) =>
  fc.array(fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: sections });
const anyHeights = fc.array(fc.integer({ min: 15, max: 60 }), { minLength: 3, maxLength: 9 });
const anyCase = fc.record({
  main: anyShape(6),
  side: fc.oneof(fc.constant([]), anyShape(2)),
  heights: anyHeights,
  /** Of the look before, against the one that is measured. */
  growth: fc.double({ min: 0.7, max: 1.4, noNaN: true }),
  pages: fc.integer({ min: 1, max: 4 }),
});

describe('[PDF-05] the first pages of a document', () => {
  it('are known from the units that stand on them and are those of the whole document, or are not known', () => {
    const seen = { known: 0, shortened: 0, unknown: 0 };
    fc.assert(
      fc.property(anyCase, ({ main, side, heights, growth, pages }) => {
        const layout = createPageLayout(documentOf(main, side));
        const all = layout.columns;
        const before = paginate(
          all,
          measureStacked(
            all,
            heights.map((height) => height / growth),
          ),
        ).breaks;
        const columns = takeFirstUnits(all, before, pages);
        const firsts = firstBreaks(all, columns, paginate(columns, measureStacked(columns, heights)).breaks, pages);
        const whole = paginate(all, measureStacked(all, heights)).breaks;
        const sheets = layout.sheets(whole);
        if (!firsts) {
          seen.unknown += 1;
          return;
        }
        seen.known += 1;
        if (columns.some(({ units }, at) => units.length < (all[at]?.units.length ?? 0))) seen.shortened += 1;
        expect(sheets.length).toBeGreaterThan(pages);
        expect(firsts.columns).toEqual(whole.columns.map((starts) => starts.slice(0, pages)));
        expect(layout.sheets(firsts).slice(0, pages)).toEqual(sheets.slice(0, pages));
      }),
      { numRuns: 400, seed: 19 },
    );
    expect(Math.min(seen.known, seen.shortened, seen.unknown)).toBeGreaterThan(40);
  });

  it('take units up to where something begins that can be left out whole', () => {
    const { columns } = createPageLayout(documentOf([[10, 10, 10, 10, 10, 10]], []));
    const before = paginate(columns, measureStacked(columns, [50])).breaks;
    const [first] = takeFirstUnits(columns, before, 1);
    // A page holds 20 units of 50 px; six more are in the third entry, which ends with the 34th.
    expect(before.columns[0]?.[0]?.unit).toBeLessThanOrEqual(20);
    expect(first?.units).toHaveLength(1 + 3 * 11);
    expect(takeFirstUnits(columns, before, 9)).toEqual(columns);
  });
});
