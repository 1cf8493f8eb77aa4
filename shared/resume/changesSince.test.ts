import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { anyResume } from './anyResume.fixture.ts';
import { changesBetween, changesSince } from './changesSince.ts';
import { createLetter } from './letter.ts';
import { createBlankResume } from './blankResume.ts';
import type { ResumeData } from './schema.ts';
import { takeField, takeFields } from './takeField.ts';

const [job, second] = SAMPLE_EN.experience;
if (!job || !second) throw new Error('The sample has two jobs');
const withJob = (change: Partial<typeof job>): ResumeData => ({
  ...SAMPLE_EN,
  experience: SAMPLE_EN.experience.map((entry) => (entry.id === job.id ? { ...entry, ...change } : entry)),
});
const title = `experience/${job.id}/title`;

const look = (changes: Partial<ResumeData>) => ({ ...createBlankResume({ templateId: 'classic' }), ...changes });

describe('how a résumé differs from the one it was made from', () => {
  it('is listed field by field, each with its place', () => {
    expect(changesBetween(SAMPLE_EN, withJob({ title: '**CTO**', current: true, endDate: '' }))).toMatchObject([
      { path: title, section: 'experience', kind: 'changed', before: job.title, after: 'CTO' },
      ...(job.current ? [] : [{ path: `experience/${job.id}/endDate` }, { path: `experience/${job.id}/current` }]),
    ]);
  });

  it('an entry that came or went is one change, and one that only moved is none', () => {
    const later = { ...SAMPLE_EN, experience: SAMPLE_EN.experience.slice(1).toReversed() };
    expect(changesBetween(SAMPLE_EN, later)).toMatchObject([{ path: `experience/${job.id}`, kind: 'gone', after: '' }]);
    expect(changesBetween(later, SAMPLE_EN)).toMatchObject([
      { path: `experience/${job.id}`, kind: 'came', before: '' },
    ]);
  });

  it('an item of a section of one’s own is a part of that, and a contact or a letter of theirs', () => {
    const item = {
      id: 'i',
      title: 'Diving',
      organization: 'Reef',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    };
    const of = (title: string, value: string): ResumeData => ({
      ...SAMPLE_EN,
      customSections: [{ id: 's', title: 'Courses', items: [{ ...item, title }] }],
      contacts: [{ id: 'c', kind: 'link', value }],
      details: [{ id: 'd', kind: 'own', label: 'Car', value }],
      letters: [{ ...createLetter(SAMPLE_EN, '2026-11-28'), employer: value }],
    });
    expect(
      changesBetween(of('Diving', 'a'), of('Deep diving', 'b')).map(({ path, section, entry }) => [
        path,
        section,
        entry,
      ]),
    ).toEqual([
      ['contacts/c/value', 'contacts', ''],
      ['details/d/value', 'contacts', 'Car'],
      ['customSections/s/items/i/title', 'custom', 'Courses, Deep diving, Reef'],
      ['letters/letter-1/employer', 'letters', 'b'],
    ]);
  });

  it('the look is told without words, and the template by its name; without a version it is the first', () => {
    const before = look({ language: 'he' });
    expect(changesBetween(before, look({ language: 'en', templateVersion: 1 }))).toEqual([
      { path: 'language', section: 'design', entry: '', of: 'design', kind: 'changed', before: '', after: '' },
    ]);
    expect(changesBetween(before, look({ language: 'he', templateId: 'modern', templateVersion: 2 }))).toEqual([
      {
        path: 'templateId',
        section: 'template',
        entry: '',
        of: 'template',
        kind: 'changed',
        before: 'classic',
        after: 'modern',
      },
    ]);
    expect(changesBetween(before, look({ language: 'he', templateVersion: 2 }))).toHaveLength(1);
  });

  it('an empty text counts as none, and the order of keys does not count', () => {
    const { headline: _none, ...rest } = SAMPLE_EN;
    const turned = Object.fromEntries(Object.entries(rest).toReversed()) as unknown as ResumeData;
    expect(changesBetween({ ...SAMPLE_EN, headline: '' }, turned)).toEqual([]);
  });
});

describe('what a copy has not yet', () => {
  const now = withJob({ title: 'CTO', company: 'Elbit' });

  it('leaves out what it has already, and says where it has something of its own', () => {
    const mine = withJob({ title: 'Lead', company: 'Elbit' });
    expect(changesSince(SAMPLE_EN, now, mine)).toMatchObject([{ path: title, after: 'CTO', isOwn: true, own: 'Lead' }]);
    expect(changesSince(SAMPLE_EN, now, SAMPLE_EN).map(({ isOwn }) => isOwn)).toEqual([false, false]);
  });

  it('what it alone changed is none of these', () => {
    expect(changesSince(SAMPLE_EN, SAMPLE_EN, withJob({ title: 'Lead' }))).toEqual([]);
  });

  it('a field is taken alone, and the rest of the entry stays the copy’s own', () => {
    const taken = takeField(withJob({ description: 'mine' }), now, { path: title });
    expect(taken.experience[0]).toEqual({ ...job, title: 'CTO', description: 'mine' });
  });

  it('an entry that it had deleted comes back whole, beside its neighbours, and one that is gone goes', () => {
    const without = { ...SAMPLE_EN, experience: SAMPLE_EN.experience.slice(1) };
    const [change] = changesSince(SAMPLE_EN, now, without);
    expect(change).toMatchObject({ isOwn: true, own: '' });
    expect(takeField(without, now, change!).experience.map(({ id }) => id)).toEqual(
      SAMPLE_EN.experience.map(({ id }) => id),
    );
    expect(takeField(SAMPLE_EN, without, { path: `experience/${job.id}` })).toEqual(without);
    const first = { ...SAMPLE_EN, experience: SAMPLE_EN.experience.slice(0, 1) };
    const [, back] = takeField(first, now, { path: `experience/${second.id}` }).experience;
    expect(back).toEqual(second);
  });

  it('a letter that the base got, or lost, is taken whole, and a field of one alone', () => {
    const letter = { ...createLetter(SAMPLE_EN, '2026-11-29'), employer: 'Wix', body: 'I led.' };
    const withLetter = { ...SAMPLE_EN, letters: [letter] };
    const [came] = changesSince(SAMPLE_EN, withLetter, SAMPLE_EN);
    expect(came).toMatchObject({
      path: 'letters/letter-1',
      section: 'letters',
      entry: 'Wix',
      kind: 'came',
      isOwn: false,
    });
    expect(takeField(SAMPLE_EN, withLetter, came!)).toEqual(withLetter);
    const [gone] = changesSince(withLetter, SAMPLE_EN, withLetter);
    expect(takeField(withLetter, SAMPLE_EN, gone!).letters).toEqual([]);
    const mine = { ...SAMPLE_EN, letters: [{ ...letter, position: 'QA' }] };
    const [body] = changesSince(withLetter, { ...withLetter, letters: [{ ...letter, body: 'I built.' }] }, mine);
    expect(body).toMatchObject({ path: 'letters/letter-1/body', isOwn: false });
    const taken = takeField(mine, { ...withLetter, letters: [{ ...letter, body: 'I built.' }] }, body!);
    expect(taken.letters).toEqual([{ ...letter, position: 'QA', body: 'I built.' }]);
  });

  it('a template comes with its version', () => {
    const newer = { ...SAMPLE_EN, templateId: 'tech', templateVersion: 2 };
    expect(changesSince(SAMPLE_EN, newer, SAMPLE_EN)).toMatchObject([{ path: 'templateId', section: 'template' }]);
    expect(takeField(SAMPLE_EN, newer, { path: 'templateId' })).toEqual(newer);
    expect(takeField(newer, SAMPLE_EN, { path: 'templateId' })).toEqual(SAMPLE_EN);
  });

  it('an entry that moved to another section of one’s own stands in one of them', () => {
    const item = {
      id: 'i',
      title: 'Medal',
      organization: '',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    };
    const of = (...items: (typeof item)[][]) => ({
      ...createBlankResume(),
      customSections: items.map((all, index) => ({ id: `c${index}`, title: `${index}`, items: all })),
    });
    const changes = changesSince(of([item], []), of([], [item]), of([item], []));
    expect(changes.map(({ path }) => path)).toEqual(['customSections/c1/items/i', 'customSections/c0/items/i']);
    for (const change of changes) {
      const { customSections } = takeField(of([item], []), of([], [item]), change);
      expect(customSections.flatMap(({ items }) => items).length).toBeLessThanOrEqual(1);
    }
    expect(takeFields(of([item], []), of([], [item]), changes)).toEqual(of([], [item]));
  });
});

describe('whatever three résumés hold', () => {
  it('a copy that takes every change has all that is new and keeps what is its own', () => {
    fc.assert(
      fc.property(anyResume, anyResume, anyResume, fc.boolean(), (then, now, mine, turned) => {
        const open = changesSince(then, now, mine);
        const taken = takeFields(mine, now, turned ? open.toReversed() : open);
        expect(changesSince(then, now, taken)).toEqual([]);
        // Only what was taken differs from before: a field of a lost entry brings the entry.
        const paths = open.map(({ path }) => `${path}/`);
        for (const { path } of changesBetween(mine, taken))
          expect(paths.some((one) => one.startsWith(`${path}/`) || `${path}/`.startsWith(one))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('one that was never changed becomes the later one, and nothing is a change of itself', () => {
    fc.assert(
      fc.property(anyResume, anyResume, (then, now) => {
        expect(changesSince(then, now, now)).toEqual([]);
        expect(changesSince(then, then, now)).toEqual([]);
        expect(changesBetween(takeFields(then, now, changesSince(then, now, then)), now)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('one change takes its own place alone', () => {
    fc.assert(
      fc.property(anyResume, anyResume, (then, now) => {
        for (const change of changesSince(then, now, then)) {
          const [only, ...more] = changesBetween(then, takeField(then, now, change));
          expect([only?.path, more]).toEqual([change.path, []]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
