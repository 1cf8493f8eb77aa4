import { expect, it } from 'vitest';
import { createBlankResume } from '../../resume/blankResume.ts';
import { KEPT_ATTRIBUTE, markBreaks, PAGE_START_ATTRIBUTE } from './chosenBreaks.ts';
import { h, type TreeElement } from './tree.ts';

const entry = (id: string) => h('div', { class: 'entry', 'data-id': id }, 'text');
const section = (key: string, ...entries: readonly TreeElement[]) =>
  h('section', { 'data-section': key }, h('h2', {}, key), ...entries);
const SECTIONS = [section('summary'), undefined, section('experience', entry('a'), entry('b')), section('projects')];
const marks = (chosen: { readonly pageStarts?: string[]; readonly keptEntries?: string[] }) =>
  markBreaks(SECTIONS, { ...createBlankResume(), ...chosen });

/** What is marked, by section and entry. */
const markedIn = (sections: readonly TreeElement[]) =>
  sections.flatMap(({ attributes, children }) => [
    ...(PAGE_START_ATTRIBUTE in attributes ? [`${attributes['data-section']} starts`] : []),
    ...children.flatMap((child) =>
      typeof child === 'object' && KEPT_ATTRIBUTE in child.attributes ? [`${child.attributes['data-id']} kept`] : [],
    ),
  ]);

it('sections that are there are the very same where nothing is chosen', () => {
  expect(marks({})).toEqual(SECTIONS.filter((each) => each !== undefined));
  for (const [index, each] of marks({}).entries()) expect(each).toBe([SECTIONS[0], SECTIONS[2], SECTIONS[3]][index]);
});

it('a section begins a page where that is chosen, except for the first', () => {
  expect(markedIn(marks({ pageStarts: ['summary', 'projects'] }))).toEqual(['projects starts']);
});

it('an entry is kept together where that is chosen', () => {
  expect(markedIn(marks({ keptEntries: ['b', 'gone'] }))).toEqual(['b kept']);
  expect(markedIn(marks({ keptEntries: ['a', 'b'], pageStarts: ['experience'] }))).toEqual([
    'experience starts',
    'a kept',
    'b kept',
  ]);
});

it('what is not marked is the same object, and what is marked as before is the same as before', () => {
  const first = marks({ keptEntries: ['a'], pageStarts: ['projects'] });
  const second = marks({ keptEntries: ['a'], pageStarts: ['projects'] });
  expect(first[0]).toBe(SECTIONS[0]);
  for (const [index, each] of first.entries()) expect(each).toBe(second[index]);
});
