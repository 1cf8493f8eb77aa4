import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankResume, createBlankCustomSection, createEntry } from './blankResume.ts';
import { LIST_KEYS } from './ids.ts';
import { RESUME_LIMITS } from './limits.ts';
import { parseResume } from './parseResume.ts';
import { anyResume } from './anyResume.fixture.ts';
import { findSectionPreset, SECTION_PRESETS } from './sectionPresets.ts';
import { STRONG_RESUME_HE } from './samples.fixture.ts';
import {
  addCustomItem,
  addCustomSection,
  addEntry,
  canAddEntry,
  moveCustomItem,
  moveEntry,
  moveSection,
  removeCustomItem,
  removeCustomSection,
  removeEntry,
  renameCustomSection,
  setPersonalInfo,
  setSummary,
  updateCustomItem,
  updateEntry,
} from './editResume.ts';
import { SECTION_KEYS, type ResumeData } from './schema.ts';

const withSections = (count: number): ResumeData => {
  let resume = createBlankResume();
  for (let n = 0; n < count; n += 1) resume = addCustomSection(resume);
  return resume;
};
const ids = (entries: readonly { id: string }[]) => entries.map((entry) => entry.id);

describe('editing a résumé', () => {
  it('[DATA-06] changes every personal field and the summary, and nothing else', () => {
    for (const field of ['fullName', 'email', 'phone', 'address', 'linkedin', 'website'] as const) {
      const changed = setPersonalInfo(STRONG_RESUME_HE, { [field]: 'new' });
      expect(changed).toEqual({
        ...STRONG_RESUME_HE,
        personalInfo: { ...STRONG_RESUME_HE.personalInfo, [field]: 'new' },
      });
      expect(changed.experience).toBe(STRONG_RESUME_HE.experience);
    }
    expect(setSummary(STRONG_RESUME_HE, 'new')).toEqual({ ...STRONG_RESUME_HE, summary: 'new' });
  });

  it('adds, changes and removes entries of every list, and leaves the others as they are', () => {
    for (const list of LIST_KEYS) {
      const added = addEntry(STRONG_RESUME_HE, list);
      expect(added[list].slice(0, -1)).toEqual(STRONG_RESUME_HE[list]);
      const id = added[list].at(-1)!.id;
      expect(removeEntry(added, list, id)).toEqual(STRONG_RESUME_HE);
    }
    const changed = updateEntry(STRONG_RESUME_HE, 'experience', 'exp-2', { company: 'Other' });
    expect(changed.experience[1]).toEqual({ ...STRONG_RESUME_HE.experience[1], company: 'Other' });
    expect(changed.experience[0]).toBe(STRONG_RESUME_HE.experience[0]);
    expect(changed.education).toBe(STRONG_RESUME_HE.education);
  });

  it('says nothing in an added entry, not even the level of a language', () => {
    for (const list of LIST_KEYS)
      expect(Object.values({ ...createEntry(list, createBlankResume()), id: '' }).filter(Boolean)).toEqual([]);
  });

  it('puts an entry back where it was', () => {
    const [first, second] = STRONG_RESUME_HE.experience;
    const without = removeEntry(STRONG_RESUME_HE, 'experience', first!.id);
    expect(addEntry(without, 'experience', first, 0).experience).toEqual([first, second]);
  });

  it('clears the end date when work is marked as going on, and does not bring it back', () => {
    const ticked = updateEntry(STRONG_RESUME_HE, 'experience', 'exp-2', { current: true });
    expect(ticked.experience[1]).toMatchObject({ current: true, endDate: '' });
    expect(updateEntry(ticked, 'experience', 'exp-2', { current: false }).experience[1]).toMatchObject({
      current: false,
      endDate: '',
    });
  });

  it.each([
    ['skill-1', 2, [2, 3, 1, 4]],
    ['skill-4', 0, [4, 1, 2, 3]],
    ['skill-2', 99, [1, 3, 4, 2]],
    ['skill-2', -5, [2, 1, 3, 4]],
  ])('moves %s to place %i', (id, to, order) => {
    const resume = { ...STRONG_RESUME_HE, skills: STRONG_RESUME_HE.skills.slice(0, 4) };
    expect(ids(moveEntry(resume, 'skills', id, to).skills)).toEqual(order.map((n) => `skill-${n}`));
  });

  it('gives the very same résumé back when there is nothing to change', () => {
    const resume = { ...withSections(1), summary: 'same' };
    const section = resume.customSections[0]!.id;
    for (const same of [
      setSummary(resume, 'same'),
      setPersonalInfo(resume, { email: '' }),
      updateEntry(resume, 'skills', 'skill-1', { name: '' }),
      updateEntry(resume, 'skills', 'no-such', { name: 'x' }),
      removeEntry(resume, 'skills', 'no-such'),
      moveEntry(resume, 'skills', 'skill-1', 0),
      moveEntry(resume, 'skills', 'no-such', 1),
      renameCustomSection(resume, section, ''),
      removeCustomSection(resume, 'no-such'),
      updateCustomItem(resume, section, 'no-such', { title: 'x' }),
      removeCustomItem(resume, section, 'no-such'),
      moveSection(resume, ['a', 'b'], 'a', 0),
    ])
      expect(same).toBe(resume);
  });

  it('takes no more than the limits', () => {
    let resume = createBlankResume();
    for (let n = 0; n < RESUME_LIMITS.languages + 5; n += 1) resume = addEntry(resume, 'languages');
    expect(resume.languages).toHaveLength(RESUME_LIMITS.languages);
    expect(canAddEntry(resume, 'languages')).toBe(false);
    expect(withSections(RESUME_LIMITS.customSections + 3).customSections).toHaveLength(RESUME_LIMITS.customSections);
  });

  it('adds, renames, fills, orders and removes custom sections and their items', () => {
    let resume = withSections(2);
    const [first, second] = ids(resume.customSections) as [string, string];
    resume = renameCustomSection(resume, first, 'קורסים');
    expect(resume.customSections.map(({ title }) => title)).toEqual(['קורסים', '']);
    resume = addCustomItem(resume, first);
    const [a, b] = ids(resume.customSections[0]!.items) as [string, string];
    resume = updateCustomItem(resume, first, b, { title: 'ניהול פרויקטים' });
    resume = moveCustomItem(resume, first, b, 0);
    expect(resume.customSections[0]).toMatchObject({
      title: 'קורסים',
      items: [{ id: b, title: 'ניהול פרויקטים' }, { id: a }],
    });
    resume = removeCustomItem(resume, first, a);
    expect(ids(resume.customSections[0]!.items)).toEqual([b]);
    resume = moveSection(resume, [...SECTION_KEYS, first, second], first, 0);
    expect(resume.sectionOrder).toEqual([first, ...SECTION_KEYS, second]);
    resume = removeCustomSection(resume, first);
    expect(ids(resume.customSections)).toEqual([second]);
    expect(resume.sectionOrder).toEqual([...SECTION_KEYS, second]);
  });

  it('leaves a valid résumé valid and the old one untouched, whatever is done', () => {
    const steps: ((resume: ResumeData) => ResumeData)[] = [
      (resume) => addEntry(resume, 'projects'),
      (resume) => removeEntry(resume, 'experience', resume.experience[0]?.id ?? ''),
      (resume) => moveEntry(resume, 'skills', resume.skills.at(-1)?.id ?? '', 0),
      (resume) => addCustomSection(resume, createBlankCustomSection(resume, 'x')),
      (resume) => removeCustomSection(resume, resume.customSections[0]?.id ?? ''),
      (resume) => addCustomItem(resume, resume.customSections[0]?.id ?? ''),
      (resume) => moveSection(resume, SECTION_KEYS, 'skills', 0),
    ];
    fc.assert(
      fc.property(anyResume, fc.array(fc.nat(steps.length - 1), { maxLength: 12 }), (resume, chosen) => {
        const before = structuredClone(resume);
        const after = chosen.reduce((current, step) => steps[step]!(current), resume);
        expect(resume).toEqual(before);
        expect(parseResume(after).ok).toBe(true);
      }),
    );
  });

  it('has presets with a title in each language', () => {
    expect(SECTION_PRESETS.map((preset) => preset.id)).toEqual([
      'militaryService',
      'nationalService',
      'volunteering',
      'courses',
      'certificates',
      'awards',
      'publications',
      'referees',
    ]);
    for (const { title } of SECTION_PRESETS) {
      expect(title.he).toMatch(/^[\u05d0-\u05ea ]+$/);
      expect(title.en).toMatch(/^[A-Za-z ]+$/);
    }
    expect([' שירות צבאי', 'military service', 'My own', ''].map(findSectionPreset)).toEqual([
      'militaryService',
      'militaryService',
      undefined,
      undefined,
    ]);
  });
});
