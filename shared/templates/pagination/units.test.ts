import { describe, expect, it } from 'vitest';
import { KEPT_ATTRIBUTE } from '../document/chosenBreaks.ts';
import { h, type TreeElement } from '../document/tree.ts';
import { findColumns } from './units.ts';

const list = (kind: string, count: number) =>
  h(
    'ul',
    { class: kind },
    Array.from({ length: count }, (_, index) => h('li', {}, `${index}`)),
  );
const entry = (...parts: TreeElement[]) =>
  h('div', { class: 'entry' }, h('div', { class: 'entry-head' }, 'head'), parts);
const section = (...parts: TreeElement[]) =>
  h('section', { class: 'section' }, h('h2', { class: 'heading' }, 'heading'), parts);
const columnsOf = (...columns: readonly TreeElement[][]) =>
  findColumns(
    h(
      'article',
      {},
      h('header', {}, 'name'),
      h(
        'div',
        { class: 'body' },
        columns.map((main) => h('div', {}, main)),
      ),
    ),
  );
const unitsOf = (...main: TreeElement[]) => columnsOf(main)[0]?.units ?? [];

describe('what a page may begin with', () => {
  it('is each heading, head and item, with its place in the document', () => {
    expect(unitsOf(section(entry(list('bullets', 2)))).map(({ path }) => path.join('.'))).toEqual([
      '1.0.0.0',
      '1.0.0.1.0',
      '1.0.0.1.1.0',
      '1.0.0.1.1.1',
    ]);
    expect(columnsOf([section()], [section(), section()]).map(({ units }) => units.length)).toEqual([1, 2]);
    expect(findColumns(h('article', {}, h('header', {}, 'name')))).toEqual([]);
  });

  it('is no text between blocks', () => {
    const parts = h('section', { class: 'section' }, h('h2', { class: 'heading' }, 'heading'), ' ', entry(), ' ');
    expect(unitsOf(parts).map(({ path }) => path.join('.'))).toEqual(['1.0.0.0', '1.0.0.2.0']);
  });

  it('says what begins and what ends with it', () => {
    const units = unitsOf(section(entry(list('bullets', 2))), section(entry(list('bullets', 2))));
    // Of the path: body, column, section (3), entry (4), list (5), item (6).
    expect(units.slice(0, 4).map(({ opensFrom }) => opensFrom)).toEqual([3, 4, 5, 6]);
    expect(units.slice(0, 4).map(({ closesFrom }) => closesFrom)).toEqual([4, 5, 6, 3]);
    expect(units.slice(4)).toMatchObject(
      units.slice(0, 4).map(({ opensFrom, closesFrom }) => ({ opensFrom, closesFrom })),
    );
  });

  it('says which items may stand beside each other', () => {
    const units = unitsOf(section(list('skills', 3), list('skills', 2)));
    expect(units.map(({ isNextInList }) => isNextInList)).toEqual([false, false, true, true, false, true]);
  });
});

describe('what is lost by a page that begins', () => {
  it.each([
    // The heading is first, and what it heads stays with it.
    ['with a bullet: most at the second, little at the last', [entry(list('bullets', 5))], [0, 6, 6, 2, 0, 0, 1]],
    ['with a skill: most at the second and at the last', [list('skills', 5)], [0, 6, 2, 0, 0, 2]],
    ['with a language: all of them stand together', [list('languages', 5)], [0, 6, 2, 2, 2, 2]],
    ['with tags, or within them', [entry(list('bullets', 1), list('tags', 3))], [0, 6, 6, 2, 2, 2]],
    ['with an entry: nothing', [entry(), entry(), entry()], [0, 6, 0, 0]],
  ])('%s', (_, parts, penalties) => {
    expect(unitsOf(section(...parts)).map(({ penalty }) => penalty)).toEqual(penalties);
  });

  it('within an entry that is to be kept is more than that of any break elsewhere', () => {
    const kept = { ...entry(list('bullets', 4)), attributes: { class: 'entry', [KEPT_ATTRIBUTE]: '' } };
    expect(unitsOf(section(entry(), kept)).map(({ penalty }) => penalty)).toEqual([0, 6, 0, 6, 5, 3, 4]);
  });
});
