import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT_ATTRIBUTE, PAGE_START_ATTRIBUTE } from '../document/chosenBreaks.ts';
import { h, treeToText, type TreeElement } from '../document/tree.ts';
import { A4_PAGE } from '../page.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { buildResumeDocument } from '../document/document.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import type { MeasuredDocument } from './measure.ts';
import { createPageLayout } from './pageLayout.ts';
import type { MeasuredLine } from './textLines.ts';

const MARGIN = 50;
const ROOM = A4_PAGE.heightPx - 2 * MARGIN;

type Bullets = readonly string[];
const bullets = (texts: Bullets, kind = 'bullets') =>
  h(
    'ul',
    { class: kind },
    texts.map((text) => h('li', { class: kind.slice(0, -1) }, text)),
  );
const entry = (title: string, texts: Bullets) =>
  h('div', { class: 'entry' }, h('div', { class: 'entry-head' }, title), texts.length > 0 && bullets(texts));
const section = (title: string, ...parts: (TreeElement | readonly TreeElement[])[]) =>
  h('section', { class: 'section' }, h('h2', { class: 'heading' }, title), parts);
const resume = (main: readonly TreeElement[], side?: readonly TreeElement[]) =>
  h(
    'article',
    { class: 'resume', lang: 'en', dir: 'ltr', 'data-template': 'classic', 'data-columns': side ? '2' : '1' },
    h('header', { class: 'head' }, h('h1', { class: 'name' }, 'name')),
    h('div', { class: 'body' }, h('div', { class: 'main' }, main), side && h('div', { class: 'side' }, side)),
  );

/** As if each unit were so high, one below the other; an element that is cloned takes 10 px at each of its ends. */
function measureStacked(document: TreeElement, height: (text: string) => number, cloned: readonly string[] = []) {
  const paths = createPageLayout(document).columns.flatMap(({ units }) => units);
  const lines: Record<number, MeasuredLine[]> = {};
  let column = '';
  let y = MARGIN;
  const edges = paths.map(({ path }, number): [number, number] => {
    const own = path.slice(0, 2).join('.');
    if (own !== column) [column, y] = [own, MARGIN];
    const text = treeToText(
      path.reduce<TreeElement>((at, index) => at.children[index] as TreeElement, document),
    ).trim();
    const [top, bottom] = [y, y + height(text)];
    if (bottom - top > ROOM)
      lines[number] = Array.from({ length: Math.ceil((bottom - top) / 20) }, (_, line): MeasuredLine => [
        line,
        top + 20 * line,
        top + 20 * line + 20,
      ]);
    y = bottom;
    return [top, bottom];
  });
  const measured: MeasuredDocument = {
    height: y + MARGIN,
    isTooWide: false,
    pageHeight: A4_PAGE.heightPx,
    marginStart: MARGIN,
    marginEnd: MARGIN,
    edges,
    lines,
    cloned: Object.fromEntries(cloned.map((path) => [path, [10, 10]])),
  };
  return measured;
}

function sheetsBy(document: TreeElement, measured: MeasuredDocument): readonly TreeElement[] {
  const layout = createPageLayout(document);
  return layout.sheets(layout.paginate(measured).breaks);
}

/** Texts of the units on each sheet, and the elements that are cut. */
function sheetsOf(document: TreeElement, height: (text: string) => number, cloned?: readonly string[]): string[][] {
  return sheetsBy(document, measureStacked(document, height, cloned)).map((sheet) =>
    treeToText(sheet).trim().split(/\n+/),
  );
}

const marking = (element: TreeElement, attributes: Readonly<Record<string, string>>): TreeElement => ({
  ...element,
  attributes: { ...element.attributes, ...attributes },
});

const isLastChosen = (document: TreeElement) =>
  createPageLayout(document).paginate(measureStacked(document, () => 20)).isLastChosen;

const numbers = (count: number, prefix = 'b') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Where a page begins. */
const at = (unit: number, offset = 0) => ({ unit, offset });

const jobs = (before: number) =>
  resume([section('One', entry('A', numbers(before))), section('Two', entry('B', ['x', 'y', 'z']))]);

/** What is marked, in the order of the document. */
const marks = (tree: TreeElement | undefined) => {
  const found: string[] = [];
  const visit = ({ attributes, children, tag }: TreeElement) => {
    const { class: name = tag, 'data-page-start': start, 'data-page-end': end } = attributes;
    if (start !== undefined || end !== undefined) found.push(`${name} ${start ?? '-'} ${end ?? '-'}`);
    for (const child of children) if (typeof child === 'object') visit(child);
  };
  if (tree) visit(tree);
  return found;
};

const bulletsIn = (sheet: TreeElement) => treeToText(sheet).match(/b\d+/g);

describe('[PDF-05] pages of a document', () => {
  it('are the document itself where all of it fits on one', () => {
    const document = resume([section('Experience', entry('Job', numbers(3)))]);
    const [only, ...more] = sheetsBy(
      document,
      measureStacked(document, () => 20),
    );
    expect(more).toEqual([]);
    expect([only?.tag, only?.children]).toEqual(['div', [document]]);
    expect(only?.attributes).toEqual({
      class: 'sheet',
      lang: 'en',
      dir: 'ltr',
      'data-template': 'classic',
      'data-columns': '1',
    });
  });

  it('take as much as fits, and begin with the rest', () => {
    const document = resume([section('Experience', entry('Job', numbers(60)))]);
    const [first = [], second = [], ...more] = sheetsOf(document, () => 20);
    // 51 units of 20 px: name is no unit, heading and head of the entry are.
    expect(first).toEqual(['name', 'Experience', 'Job', ...numbers(49)]);
    expect(second).toEqual(numbers(60).slice(49));
    expect(more).toEqual([]);
  });

  it('keep a heading with what it heads, and an entry head with its first two bullets', () => {
    for (const [before, kept] of [
      [49, []],
      [48, []],
      [46, []],
      // The last one stands alone on the next page, where this one would end 21 mm above its foot otherwise.
      [45, ['Two', 'B', 'x', 'y']],
      [44, ['Two', 'B', 'x', 'y', 'z']],
    ] as const)
      expect(sheetsOf(jobs(before), () => 20)[0]?.slice(3 + before), `${before}`).toEqual(kept);
  });

  it('begin where the person begins one, whatever room is left, and never before the first section', () => {
    const starting = { [PAGE_START_ATTRIBUTE]: '' };
    const first = marking(section('One', entry('A', ['a'])), starting);
    const second = marking(section('Two', entry('B', numbers(60))), starting);
    expect(sheetsOf(resume([first, second]), () => 20).map((page) => page.slice(0, 3))).toEqual([
      ['name', 'One', 'A'],
      ['Two', 'B', 'b0'],
      ['b49', 'b50', 'b51'],
    ]);
    expect([isLastChosen(resume([first, second])), isLastChosen(jobs(60))]).toEqual([false, false]);
    expect(isLastChosen(resume([first, marking(section('Two', entry('B', ['x'])), starting)]))).toBe(true);
  });

  it('keep an entry together that is to be kept, with its heading, except for one that no page holds', () => {
    const kept = (title: string, count: number) => marking(entry(title, numbers(count)), { [KEPT_ATTRIBUTE]: '' });
    const before = entry('A', numbers(30, 'a'));
    const sheets = (...entries: TreeElement[]) =>
      sheetsOf(resume([section('One', entries)]), () => 20).map((page) => [page[0], page.length]);
    expect(sheets(before, entry('B', numbers(30)))).toEqual([
      ['name', 52],
      ['b18', 12],
    ]);
    expect(sheets(before, kept('B', 30))).toEqual([
      ['name', 33],
      ['B', 31],
    ]);
    // A section's heading goes with its first entry.
    expect(
      sheetsOf(resume([section('One', before), section('Two', kept('B', 30))]), () => 20).map((page) => page[0]),
    ).toEqual(['name', 'Two']);
    // Higher than a page: it is broken as any other, and its heading stays with it.
    expect(sheets(kept('B', 70))).toEqual([
      ['name', 52],
      ['b49', 21],
    ]);
    expect(sheets(before, kept('B', 70)).map(([text]) => text)).toEqual(['name', 'B', 'b50']);
    const high = resume([section('One', kept('B', 2))]);
    expect(sheetsOf(high, (text) => (text.startsWith('b') ? 600 : 20))).toEqual([['name', 'One', 'B', 'b0'], ['b1']]);
  });

  it('break rows of a list between rows, not within', () => {
    const document = resume([section('Skills', bullets(numbers(30), 'skills'))]);
    const measured = measureStacked(document, () => 20);
    // Two columns of fifteen rows of 80 px, b0 b1 / b2 b3 / …; the first of the thirteenth row alone would fit.
    const edges = measured.edges.map((edge, unit): [number, number] => {
      if (unit === 0) return [edge[0], edge[1]];
      const top = MARGIN + 20 + 80 * Math.floor((unit - 1) / 2);
      return [top, top + (unit % 2 === 1 ? 40 : 80)];
    });
    const [first] = sheetsBy(document, { ...measured, edges });
    expect(treeToText(first as TreeElement).match(/b\d+/g)).toEqual(numbers(24));
  });

  it('break a text that no page holds between its lines, two of them at least on each side', () => {
    const text = Array.from({ length: 120 }, (_, line) => String.fromCodePoint(0x100 + line)).join('');
    const document = resume([section('Summary', h('p', { class: 'text' }, text))]);
    const pages = sheetsOf(document, (unit) => (unit === text ? 2_400 : 20));
    expect(pages.map((page) => page.at(-1)?.length)).toEqual([50, 51, 19]);
    expect(pages.flat().slice(2).join('')).toBe(text);
  });

  it('mark what was begun before and what goes on', () => {
    const document = resume([section('Experience', entry('Job', numbers(60)))]);
    const [first, second] = sheetsBy(
      document,
      measureStacked(document, () => 20, ['1.0.0']),
    );
    expect(marks(first)).toEqual([
      'body - sliced',
      'main - sliced',
      'section - cloned',
      'entry - sliced',
      'bullets - sliced',
    ]);
    expect(marks(second)).toEqual([
      'body sliced -',
      'main sliced -',
      'section cloned -',
      'entry sliced -',
      'bullets sliced -',
      'bullet first -',
    ]);
  });

  it('are made again from breaks that were sent, of this document alone', () => {
    const document = resume([section('Experience', entry('Job', numbers(60)))], [section('Side', bullets(['s']))]);
    const layout = createPageLayout(document);
    const breaks = layout.paginate(measureStacked(document, () => 20, ['1.0.0', '1.1.0'])).breaks;
    // What no page breaks is not named.
    expect(breaks).toEqual({ columns: [[{ unit: 50, offset: 0 }], []], cloned: ['1.0.0'] });
    const sent = JSON.parse(JSON.stringify(breaks)) as typeof breaks;
    expect(layout.accepts(sent)).toBe(true);
    expect(layout.sheets(sent)).toEqual(layout.sheets(breaks));
    for (const column of [[at(0)], [at(62)], [at(9), at(9)], [at(9), at(8)], [at(9, 4), at(9, 3)]])
      expect(layout.accepts({ ...breaks, columns: [column, []] }), JSON.stringify(column)).toBe(false);
    expect(layout.accepts({ ...breaks, columns: [[]] })).toBe(false);
    expect(layout.accepts({ ...breaks, columns: [[at(9), at(9, 3), at(61)], []] })).toBe(true);
  });

  it('leave room for the edges that are drawn again on each page', () => {
    const document = resume([section('Experience', entry('Job', numbers(110)))]);
    const count = (cloned: readonly string[]) =>
      sheetsOf(document, () => 20, cloned).map((page) => page.filter((text) => text.startsWith('b')).length);
    expect(count([])).toEqual([49, 51, 10]);
    expect(count(['1.0.0'])).toEqual([48, 50, 12]);
  });

  it('keep the last bullet with the one before it where little room is lost', () => {
    // Of 10 px each: 40 px would be blank, 11 mm.
    const document = resume([section('One', entry('A', numbers(96))), section('Two', entry('B', ['x', 'y', 'z']))]);
    expect(sheetsOf(document, () => 10)[0]?.at(-1)).toBe('b95');
  });

  it('give the main column all the width once the sidebar has ended', () => {
    const document = resume(
      [section('Main', entry('Job', numbers(120)))],
      [section('Side', bullets(numbers(60, 's'), 'skills'))],
    );
    const layout = createPageLayout(document);
    const wide = measureStacked(document, () => 10);
    const { breaks, lastFill } = layout.paginate(
      measureStacked(document, () => 20),
      wide,
    );
    // The sidebar has two pages, and so the third is wide: it holds what three narrow ones would.
    expect(breaks.columns).toEqual([[at(51), at(102)], [at(51)]]);
    expect(lastFill).toBeCloseTo((20 * 10) / ROOM);
    const sheets = layout.sheets(breaks);
    expect(sheets.map(({ attributes }) => attributes['data-columns'])).toEqual(['2', '2', '1']);
    expect(sheets.map(({ children: [page] }) => (page as TreeElement).attributes['data-columns'])).toEqual([
      '2',
      '2',
      '1',
    ]);
    const bodies = sheets.map(({ children: [page] }) => (page as TreeElement).children.at(-1) as TreeElement);
    expect(bodies.map(({ children }) => children.map((child) => (child as TreeElement).attributes['class']))).toEqual([
      ['side', 'main'],
      ['side', 'main'],
      ['main'],
    ]);
  });

  it('are set as their breaks say', () => {
    const document = resume([section('Experience', entry('Job', numbers(60)))]);
    const sheets = createPageLayout(document).sheets({
      columns: [[at(50)]],
      cloned: [],
      spacing: 'tight-1',
      nameSize: '2',
    });
    const pages = sheets.map(({ children }) => children[0] as TreeElement);
    for (const { attributes } of pages) expect(attributes).toMatchObject({ 'data-spacing': 'tight-1' });
    // The name alone, which is on the first page: what is tried there concerns nothing else.
    expect(pages.map((page) => JSON.stringify(page).split('"data-name-size":"2"').length - 1)).toEqual([1, 0]);
  });

  it('say whose they are where that is asked for, after the first', () => {
    const plain = resume([section('Experience', entry('Job', numbers(120)))]);
    const named = { ...plain, attributes: { ...plain.attributes, 'data-continuation': 'Noa Barak' } };
    const measured = measureStacked(named, () => 20);
    const lines = sheetsBy(named, measured).map(({ children: [page] }) =>
      (page as TreeElement).children
        .filter((child) => typeof child === 'object' && child.attributes['aria-hidden'] === 'true')
        .map(treeToText),
    );
    expect(lines).toEqual([[], ['Noa Barak2 / 3\n'], ['Noa Barak3 / 3\n']]);
    // It takes no room: what stands on the pages is the same.
    expect(sheetsBy(named, measured).map(bulletsIn)).toEqual(sheetsBy(plain, measured).map(bulletsIn));
    expect(JSON.stringify(sheetsBy(plain, measured))).not.toContain('continuation');
  });

  it('begin with the rest of each column, the header on the first alone', () => {
    const document = resume(
      [section('Main', entry('Job', numbers(60)))],
      [section('Side', bullets(numbers(120, 's'), 'skills'))],
    );
    const pages = sheetsOf(document, () => 20);
    expect(pages.map((page) => page.filter((text) => text.startsWith('b')).length)).toEqual([49, 11, 0]);
    expect(pages.map((page) => page.filter((text) => text.startsWith('s')).length)).toEqual([50, 51, 19]);
    expect(pages.map((page) => page.filter((text) => text === 'name').length)).toEqual([1, 0, 0]);
    // Nothing of the main column stands under the sidebar's last heading.
    expect(pages[0]?.findLastIndex((text) => text.startsWith('s'))).toBeLessThan(pages[0]?.indexOf('b0') ?? 0);
  });
});

const penalties = (of: ResumeData['skills']) =>
  createPageLayout(
    buildResumeDocument({ ...createBlankResume({ templateId: 'classic' }), language: 'en', skills: of }),
  ).columns.flatMap(({ units }) => units.map(({ penalty }) => penalty));

describe('breaks among groups of skills', () => {
  const skills = ['Java', 'Go', 'Rust', 'Git', 'Jira', 'Bash'].map((name, index) => ({
    id: `skill-${index}`,
    name,
    group: index < 3 ? 'Languages' : 'Tools',
  }));
  it('leave no name of a group at the end of a page, and pages may end between two groups', () => {
    // The heading, then each name with its three skills.
    expect(penalties(skills)).toEqual([0, 6, 6, 2, 2, 0, 6, 2, 2]);
  });
});

describe('[PDF-05] pages of any document', () => {
  const anyEntry = fc.record({ size: fc.integer({ min: 0, max: 12 }), height: fc.integer({ min: 8, max: 320 }) });
  const anySection = fc.array(anyEntry, { minLength: 1, maxLength: 6 });
  const anyResume = fc.record({
    main: fc.array(anySection, { minLength: 1, maxLength: 5 }),
    side: fc.option(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 3 }), { nil: undefined }),
  });

  it('hold everything once, in its order, none beyond its foot, no heading last', { tags: 'exhaustive' }, () => {
    fc.assert(
      fc.property(anyResume, ({ main, side }) => {
        const heights = new Map<string, number>();
        let count = 0;
        const unit = (prefix: string, height: number) => {
          const text = `${prefix}${(count += 1)}`;
          heights.set(text, height);
          return text;
        };
        const document = resume(
          main.map((entries) =>
            section(
              unit('h', 24),
              entries.map(({ size, height }) =>
                entry(
                  unit('e', 40),
                  Array.from({ length: size }, () => unit('b', height)),
                ),
              ),
            ),
          ),
          side?.map((size) =>
            section(
              unit('h', 24),
              bullets(
                Array.from({ length: size }, () => unit('s', 30)),
                'skills',
              ),
            ),
          ),
        );
        const measured = measureStacked(document, (text) => heights.get(text) ?? 0);
        const sheets = sheetsBy(document, measured);
        const columns = sheets.map((sheet) => {
          const [body] = (sheet.children[0] as TreeElement).children.slice(-1) as [TreeElement];
          // On several pages the sidebar comes first.
          const inOrder = sheets.length > 1 ? body.children.toReversed() : body.children;
          return inOrder.map((column) => treeToText(column).trim().split(/\s+/).filter(Boolean));
        });
        for (const [at] of (document.children[1] as TreeElement).children.entries()) {
          const pages = columns.map((page) => page[at] ?? []);
          const whole = treeToText((document.children[1] as TreeElement).children[at] as TreeElement);
          expect(pages.flat()).toEqual(whole.trim().split(/\s+/));
          for (const page of pages) {
            const used = page.reduce((sum, text) => sum + (heights.get(text) ?? 0), 0);
            expect(used).toBeLessThanOrEqual(ROOM);
            // A heading heads something, wherever an entry fits on a page.
            if (page !== pages.at(-1)) expect(page.at(-1)?.[0]).not.toBe('h');
          }
        }
      }),
      { numRuns: howMany(120, 300) },
    );
  });
});
