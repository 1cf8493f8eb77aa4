import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import {
  removeCustomItem,
  removeCustomSection,
  removeEntry,
  addCustomSection,
  addCustomItem,
  updateEntry,
} from '../../../../shared/resume/editResume.ts';
import {
  createCustomSection,
  duplicateEntry,
  restoreCustomItem,
  restoreCustomSection,
  restoreEntry,
  setLanguage,
} from './edits.ts';
import { addSkillGroups, addSkills, parseSkillGroups, parseSkillNames, takeTypedSkills } from './skillEdits.ts';
import { adjacentTab, parseTab, listTabs } from './tabs.ts';

/** The names that come of keys pressed one by one, and Enter. */
function type(keys: string): string[] {
  let [text, added] = ['', [] as string[]];
  for (const key of keys) {
    const { names, rest } = takeTypedSkills(text + key);
    added = [...added, ...names];
    text = rest;
  }
  return [...added, ...parseSkillNames(text)];
}

describe('skills typed or pasted', () => {
  it('takes a pasted list apart by commas and lines', () => {
    expect(parseSkillNames('React, Node.js;SQL\n• Excel,, ')).toEqual(['React', 'Node.js', 'SQL', 'Excel']);
  });

  it.each([
    ['AWS (EC2, S3, RDS), Docker, CI/CD', ['AWS (EC2, S3, RDS)', 'Docker', 'CI/CD']],
    ['רישיון נהיגה (B, C1), אופיס (Word, Excel)', ['רישיון נהיגה (B, C1)', 'אופיס (Word, Excel)']],
    ['AWS (EC2,\nS3, RDS), Docker', ['AWS (EC2, S3, RDS)', 'Docker']],
    ['\uf0b7\tPerl\n\u00a7\tLua', ['Perl', 'Lua']],
    ['\u00b7\tNode\n\u00b7\tGo', ['Node', 'Go']],
    ['1. Excel\n2. SQL', ['Excel', 'SQL']],
    ['- **Python**\no\t*ניהול*', ['Python', 'ניהול']],
    ['C++ (and C', ['C++ (and C']],
    ['C (old, Python', ['C (old', 'Python']],
  ])('takes a list apart without its marks, and no comma in brackets: %s', (text, names) => {
    expect(parseSkillNames(text)).toEqual(names);
  });

  it('ends a typed skill at a comma that stands in no bracket', () => {
    expect(type('AWS (EC2, S3, RDS), Docker, CI/CD')).toEqual(['AWS (EC2, S3, RDS)', 'Docker', 'CI/CD']);
    expect(type('רישיון נהיגה (B, C1), אופיס')).toEqual(['רישיון נהיגה (B, C1)', 'אופיס']);
    expect(type('a), b')).toEqual(['a)', 'b']);
    expect(takeTypedSkills('React, ')).toEqual({ names: ['React'], rest: '' });
  });

  it.each([
    ['Languages: Java, Go\nTools: Git', ['Languages: Java Go', 'Tools: Git']],
    ['• **שפות:** Java, Go\n• כלים ושיטות: Git', ['שפות: Java Go', 'כלים ושיטות: Git']],
    ['Languages:\n\n- Java\n- Go\n\nExcel, Word', ['Languages: Java Go', ': Excel Word']],
    ['Excel\nLanguages: Java (SE,\nEE), Go', [': Excel', 'Languages: Java (SE, EE) Go']],
    ['Excel: advanced\nWord: basic', [': Excel: advanced Word: basic']],
    ['Driving licence: B, C1', [': Driving licence: B C1']],
    ['Java, Go', [': Java Go']],
    ['', [': ']],
  ])('finds the groups of a pasted list: %s', (text, groups) => {
    expect(parseSkillGroups(text).map(({ group, names }) => `${group}: ${names.join(' ')}`)).toEqual(groups);
  });

  it('takes a typed line of a group as a whole', () => {
    expect(takeTypedSkills('שפות: Java, Go,')).toEqual({ names: [], rest: 'שפות: Java, Go,' });
  });

  it('puts pasted groups behind what is there, with skills that were in none', () => {
    const before = addSkills(createBlankResume(), ['Go', 'Excel']);
    const groups = parseSkillGroups('Code: Java, go\nTools: Git, Jira');
    const resume = addSkillGroups(before, groups);
    expect(resume.skills.map(({ name, group = '' }) => `${name}/${group}`)).toEqual([
      'Excel/',
      'Java/Code',
      'Go/Code',
      'Git/Tools',
      'Jira/Tools',
    ]);
    expect(addSkillGroups(resume, [{ group: 'Other', names: ['Java'] }])).toBe(resume);
  });

  it('fills the blank skill first and leaves out what is there in another case', () => {
    const resume = addSkills(createBlankResume(), ['React', 'react', 'SQL']);
    expect(resume.skills).toEqual([
      { id: 'skill-1', name: 'React' },
      { id: 'skill-2', name: 'SQL' },
    ]);
    expect(addSkills(resume, ['REACT'])).toBe(resume);
  });

  it('stops at the limit', () => {
    const many = Array.from({ length: RESUME_LIMITS.skills + 20 }, (_, index) => `skill number ${index}`);
    expect(addSkills(createBlankResume(), many).skills).toHaveLength(RESUME_LIMITS.skills);
  });
});

describe('putting back what was deleted', () => {
  it('puts an entry back at its place, once', () => {
    const two = duplicateEntry(
      updateEntry(createBlankResume(), 'experience', 'exp-1', { title: 'x' }),
      'experience',
      'exp-1',
    );
    const [first] = two.experience;
    const without = removeEntry(two, 'experience', 'exp-1');
    if (!first) throw new Error('no entry');
    const back = restoreEntry(without, 'experience', first, 0);
    expect(back.experience.map((job) => job.id)).toEqual(['exp-1', 'exp-2']);
    expect(back.experience[1]?.title).toBe('x');
    expect(restoreEntry(back, 'experience', first, 0)).toBe(back);
  });

  it('puts a custom item and a custom section back', () => {
    const section = createCustomSection(createBlankResume(), 'Volunteering');
    const full = addCustomItem(addCustomSection(createBlankResume(), section), section.id);
    const [item] = full.customSections[0]?.items ?? [];
    if (!item) throw new Error('no item');
    const back = restoreCustomItem(removeCustomItem(full, section.id, item.id), section.id, item, 0);
    expect(back.customSections[0]?.items.map((each) => each.id)).toEqual(
      full.customSections[0]?.items.map((each) => each.id),
    );
    expect(
      restoreCustomSection(removeCustomSection(full, section.id), section, 0, undefined).customSections,
    ).toHaveLength(1);
  });
});

describe('the language of the résumé', () => {
  it('is stated, and detected again when taken back', () => {
    const stated = setLanguage(createBlankResume(), 'en');
    expect(stated.language).toBe('en');
    expect('language' in setLanguage(stated, null)).toBe(false);
    expect(setLanguage(stated, 'en')).toBe(stated);
  });
});

describe('tabs', () => {
  it('[BLD-02] are the document’s sections between personal details and AI, one more for each custom section', () => {
    expect(listTabs(createBlankResume())).toEqual([
      'personal',
      'summary',
      'experience',
      'education',
      'projects',
      'skills',
      'languages',
      'ai',
    ]);
    const section = createCustomSection(createBlankResume(), '');
    expect(listTabs(addCustomSection(createBlankResume(), section))).toContain(`custom-${section.id}`);
  });

  it('are read from an address, and nothing else is', () => {
    expect(parseTab('#experience')).toBe('experience');
    expect(parseTab('#custom-section-5')).toBe('custom-section-5');
    expect(['', '#main', '#custom-', '#%', '#constructor'].map(parseTab)).toEqual([null, null, null, null, null]);
  });

  it('[BLD-04] have neighbours, and none beyond the ends', () => {
    const tabs = listTabs(createBlankResume());
    expect(adjacentTab(tabs, 'personal', 1)).toBe('summary');
    expect(adjacentTab(tabs, 'personal', -1)).toBe('personal');
    expect(adjacentTab(tabs, 'ai', 1)).toBe('ai');
    expect(adjacentTab(tabs, 'custom-gone', 1)).toBe('personal');
  });
});
