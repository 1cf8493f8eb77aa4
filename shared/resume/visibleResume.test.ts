import * as fc from 'fast-check';
import { PHOTO } from './photo.fixture.ts';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import { anyResume } from './anyResume.fixture.ts';
import { createLetter } from './letter.ts';
import { STRONG_RESUME_HE } from './samples.fixture.ts';
import type { ResumeData } from './schema.ts';
import { isBlankEntry, isEmptyResume, toShownResume, toVisibleResume } from './visibleResume.ts';
import { hasText } from './writtenText.ts';

const LISTS = ['experience', 'education', 'skills', 'languages', 'projects'] as const;

describe('what is visible of a résumé', () => {
  it('is nothing of a new one', () => {
    const shown = toVisibleResume(createBlankResume());
    for (const list of LISTS) expect(shown[list]).toEqual([]);
  });

  it('takes flags, levels, ids and invisible marks for nothing', () => {
    expect(isBlankEntry({ id: 'lang-1', name: ' \u200f', level: 'native' })).toBe(true);
    expect(isBlankEntry({ ...createBlankResume().experience[0], current: true })).toBe(true);
    expect(isBlankEntry({ id: 'skill-1', name: ' ', group: 'Tools' })).toBe(true);
    expect(isBlankEntry({ id: 'skill-1', name: '0' })).toBe(false);
  });

  it('leaves custom sections out that hold nothing, whatever their title, and blank items of others', () => {
    const item = {
      id: 'item-1',
      title: 'a',
      organization: '',
      location: '',
      startDate: '',
      endDate: '',
      description: '',
    };
    const blank = { ...item, id: 'item-2', title: '' };
    const resume = {
      ...createBlankResume(),
      customSections: [
        { id: 'section-1', title: 'A', items: [item, blank] },
        { id: 'section-2', title: 'B', items: [blank] },
        { id: 'section-3', title: 'C', items: [] },
      ],
    };
    expect(toVisibleResume(resume).customSections).toEqual([{ id: 'section-1', title: 'A', items: [item] }]);
  });

  it('is the very same object where nothing is blank', () => {
    expect(toVisibleResume(STRONG_RESUME_HE)).toBe(STRONG_RESUME_HE);
  });

  it('keeps the identity and order of what stays, holds nothing blank, and leaves the résumé alone', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const before = structuredClone(resume);
        const shown = toVisibleResume(resume);
        expect(resume).toEqual(before);
        for (const list of LISTS) {
          const expected = (resume[list] as object[]).filter((entry) => !isBlankEntry(entry));
          expect(shown[list]).toHaveLength(expected.length);
          shown[list].forEach((entry, index) => expect(entry).toBe(expected[index]));
        }
        for (const section of shown.customSections)
          expect(section.items.length > 0 && !section.items.some(isBlankEntry)).toBe(true);
        expect(toVisibleResume(shown)).toBe(shown);
      }),
    );
  });
});

describe('what is written in a résumé', () => {
  /** Every field, filled. */
  const full: Required<Omit<ResumeData, 'letterLines' | 'linkCode'>> = {
    ...STRONG_RESUME_HE,
    templateId: 'modern',
    templateVersion: 1,
    headline: 'אחות',
    customSections: [
      { id: 'section-1', title: '', items: [{ ...createBlankResume().education[0]!, title: 'a', organization: '' }] },
    ],
    contacts: [{ id: 'contact-1', kind: 'phone', value: 'a' }],
    details: [{ id: 'detail-1', kind: 'own', label: 'a', value: 'a' }],
    photo: PHOTO,
    language: 'he',
    letters: [{ ...createLetter(createBlankResume(), ''), employer: 'a' }],
    sectionOrder: ['skills'],
    sectionTitles: { skills: 'a' },
    hiddenSections: ['skills'],
    sidebarSections: ['skills'],
    pageStarts: ['skills'],
    keptEntries: ['exp-1'],
    design: { accent: '#0E5A64' },
  };
  const SETTINGS = [
    'templateId',
    'templateVersion',
    'language',
    'sectionOrder',
    'hiddenSections',
    'sidebarSections',
    'pageStarts',
    'keptEntries',
    'design',
  ];
  const fields = Object.keys(full) as (keyof typeof full)[];

  it.each(fields)('is seen where %s alone is filled, if it is no setting', (field) => {
    const resume = { ...createBlankResume(), [field]: full[field] };
    expect(hasText(resume)).toBe(!SETTINGS.includes(field));
    // The document shows headings only above text. Letters are separate documents, and a picture is no word.
    expect(isEmptyResume(resume)).toBe([...SETTINGS, 'sectionTitles', 'letters', 'photo'].includes(field));
  });

  it('is seen in the title of a section that has no entries yet, which the document does not show', () => {
    const resume = { ...createBlankResume(), customSections: [{ id: 'section-1', title: 'פרסים', items: [] }] };
    expect([hasText(resume), isEmptyResume(resume)]).toEqual([true, true]);
  });

  it('is nothing in what is not a résumé, and all in a field that nobody knows (any more)', () => {
    expect([null, undefined, '', 7, [], {}].map(hasText)).toEqual(Array(6).fill(false));
    expect(hasText({ formerField: 'text' })).toBe(true);
  });
});

describe('what is shown of a résumé with hidden sections', () => {
  const resume: ResumeData = {
    ...STRONG_RESUME_HE,
    sectionTitles: { summary: 'עליי', experience: 'עבודה' },
    customSections: [
      {
        id: 'section-1',
        title: 'פרסים',
        items: [{ id: 'i', title: 'פרס', organization: '', location: '', startDate: '', endDate: '', description: '' }],
      },
    ],
  };
  const shown = (...hiddenSections: string[]) => toShownResume({ ...resume, hiddenSections });

  it('is all of it where none is hidden', () => {
    expect(shown()).toMatchObject(resume);
  });

  it('leaves the hidden ones out, with their headings, and says nothing about it', () => {
    const left = shown('summary', 'skills', 'section-1');
    expect([left.summary, left.skills, left.customSections]).toEqual(['', [], []]);
    expect(left.sectionTitles).toEqual({ experience: 'עבודה' });
    expect(left.experience).toEqual(resume.experience);
    expect(left).not.toHaveProperty('hiddenSections');
    expect(shown('experience').summary).toBe(resume.summary);
    expect(shown('experience', 'summary')).not.toHaveProperty('sectionTitles');
    expect(resume.summary).not.toBe('');
  });
});
