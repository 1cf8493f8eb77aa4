import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import {
  isBeside,
  isUnusualHeading,
  renameHeading,
  setBeside,
  setEntryKept,
  setPageStart,
  setSectionHidden,
} from './sectionSettings.ts';

const blank = createBlankResume();

describe('settings of a section', () => {
  it('come and go without a trace, and change nothing where nothing changes', () => {
    const named = renameHeading(renameHeading(blank, 'skills', 'Tools'), 'experience', 'Work');
    expect(named.sectionTitles).toEqual({ skills: 'Tools', experience: 'Work' });
    expect(renameHeading(named, 'skills', 'Tools')).toBe(named);
    expect(renameHeading(renameHeading(named, 'skills', ''), 'experience', '')).toEqual(blank);
    const hiding = setSectionHidden(setSectionHidden(blank, 'skills', true), 'section-1', true);
    expect(hiding.hiddenSections).toEqual(['skills', 'section-1']);
    expect(setSectionHidden(hiding, 'skills', true)).toBe(hiding);
    expect(setSectionHidden(setSectionHidden(hiding, 'skills', false), 'section-1', false)).toEqual(blank);
    const [job, study] = [blank.experience[0]?.id ?? '', blank.education[0]?.id ?? ''];
    const paged = setEntryKept(setPageStart(blank, 'education', true), job, true);
    expect([paged.pageStarts, paged.keptEntries]).toEqual([['education'], [job]]);
    expect(setEntryKept(paged, job, true)).toBe(paged);
    expect(setEntryKept({ ...paged, experience: [] }, study, true).keptEntries).toEqual([study]);
    expect(setEntryKept(setPageStart(paged, 'education', false), job, false)).toEqual(blank);
  });

  it('choose what stands beside, also that nothing does; the usual choice leaves no trace', () => {
    expect(['skills', 'languages', 'education', 'section-1'].map((key) => isBeside(key, blank))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const chosen = setBeside(setBeside(blank, 'education', true), 'languages', false);
    expect(chosen.sidebarSections).toEqual(['skills', 'education']);
    expect(setBeside(chosen, 'education', true)).toBe(chosen);
    expect(setBeside(blank, 'skills', true)).toBe(blank);
    const none = setBeside(setBeside(blank, 'languages', false), 'skills', false);
    expect(none.sidebarSections).toEqual([]);
    expect(setBeside(setBeside(none, 'languages', true), 'skills', true)).toEqual(blank);
    expect(setBeside(setBeside(chosen, 'languages', true), 'education', false)).toEqual(blank);
  });

  it.each([
    ['experience', 'Professional Experience', false],
    ['experience', 'הניסיון שלי', false],
    ['experience', 'My adventures', true],
    ['education', 'לימודים אקדמיים', false],
    ['education', 'איפה למדתי', true],
    ['skills', 'Technologies', false],
    ['skills', 'Superpowers', true],
    ['skills', ' ', false],
    ['summary', 'Who I am', false],
  ] as const)('tells what software may not find: %s as "%s" (%s)', (key, title, unusual) => {
    expect(isUnusualHeading(key, title)).toBe(unusual);
  });
});
