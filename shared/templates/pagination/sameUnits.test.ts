import { describe, expect, it } from 'vitest';
import { h, type TreeElement } from '../document/tree.ts';
import { isSameFrom } from './sameUnits.ts';
import { findColumns, type Column } from './units.ts';

const list = (bullets: readonly TreeElement[], name = 'bullets') => h('ul', { class: name }, bullets);
const bullet = (text: string) => h('li', { class: 'bullet' }, text);
const entry = (id: string, ...parts: TreeElement[]) =>
  h('div', { class: 'entry', 'data-id': id }, h('div', { class: 'entry-head' }, id), parts);
const section = (name: string, ...entries: TreeElement[]) =>
  h('section', { class: 'section', 'data-section': name }, h('h2', { class: 'heading' }, name), entries);
const columnOf = (...sections: TreeElement[]): Column =>
  findColumns(h('article', {}, h('div', { class: 'body' }, h('div', { class: 'main' }, sections))))[0] as Column;

const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(bullet) as [
  TreeElement,
  TreeElement,
  TreeElement,
  TreeElement,
];
const second = entry('second', list([three, four]));
const education = section('education', entry('school'));
/** Units: a heading, a head, one, two, a head, three, four, a heading, a head. */
const before = columnOf(section('work', entry('first', list([one, two])), second), education);
const written = bullet('written');

/** The first unit from which it measures as before. */
function firstSame(after: Column): number {
  const found = after.units.findIndex((_, unit) => isSameFrom(before.block, after.block, unit));
  return found < 0 ? Infinity : found;
}

describe('what measures as it did before', () => {
  it('is all of a document without a change, and all that stands after a changed text', () => {
    expect(firstSame(before)).toBe(0);
    expect(firstSame(columnOf(section('work', entry('first', list([written, two])), second), education))).toBe(3);
    expect(
      firstSame(
        columnOf(section('work', entry('first', list([one, two])), entry('second', list([three, written]))), education),
      ),
    ).toBe(7);
    expect(firstSame(columnOf(section('work', entry('first', list([one, two])), second), section('education')))).toBe(
      Infinity,
    );
  });

  it('is what follows in the only section as well', () => {
    const only = columnOf(section('work', entry('first', list([one, two])), second));
    const after = columnOf(section('work', entry('first', list([written, two])), second));
    expect(after.units.findIndex((_, unit) => isSameFrom(only.block, after.block, unit))).toBe(3);
    // An entry of its head alone.
    const [bare, other] = [h('div', { class: 'entry-head' }, 'a'), h('div', { class: 'entry-head' }, 'b')].map((head) =>
      columnOf(section('work', h('div', { class: 'entry' }, head), second)),
    ) as [Column, Column];
    expect(other.units.findIndex((_, unit) => isSameFrom(bare.block, other.block, unit))).toBe(2);
  });

  it('is nothing once there are more or fewer units, or parts in another place', () => {
    const first = entry('first', list([one, two]));
    for (const sections of [
      [section('work', entry('first', list([one, two, written])), second), education],
      [section('work', entry('first', list([one])), second), education],
      [section('work', entry('first'), second), education],
      [section('work', first, second), section('summary'), education],
      [education, section('work', first, second)],
    ])
      expect(firstSame(columnOf(...sections))).toBe(Infinity);
  });

  it('is nothing beside a part of another kind, which the styles may tell by its attributes', () => {
    // In the same list, and beside the same entry: what stands in the next is as before.
    const numbered = entry('first', list([written, two], 'bullets numbered'));
    expect(firstSame(columnOf(section('work', numbered, second), education))).toBe(4);
    const first = entry('first', list([written, two]));
    const attributes = { ...first.attributes, 'data-kept': '' };
    for (const changed of [{ ...first, attributes }, { ...first, tag: 'li' }, entry('other', list([one, two]))])
      expect(firstSame(columnOf(section('work', changed, second), education))).toBe(7);
    const work = section('work', first, second);
    for (const changed of [{ ...work, attributes: { ...work.attributes, 'data-page-begins': '' } }])
      expect(firstSame(columnOf(changed, education))).toBe(Infinity);
  });
});
