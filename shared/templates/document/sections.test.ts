import { describe, expect, it } from 'vitest';
import { findByClass, textsByClass } from '../../../test/tools/tree-query.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import type { ResumeData } from '../../resume/schema.ts';
import { newestChoice, TEMPLATE_VERSIONS } from '../catalogue.ts';
import { buildResumeDocument } from './document.ts';

const ITEM = { organization: 'Coral Reefs', location: '', startDate: '2024', endDate: '', description: '' };

/** With one section of one's own, of so many items. */
const withSection = (title: string, count: number): ResumeData => ({
  ...createBlankResume(),
  ...newestChoice('academic'),
  language: 'he',
  customSections: [
    {
      id: 'section-1',
      title,
      items: Array.from({ length: count }, (_, at) => ({ ...ITEM, id: `item-${at}`, title: `Heat, part ${at}` })),
    },
  ],
});

const numbersIn = (resume: ResumeData) => textsByClass(buildResumeDocument(resume), 'entry-number');

describe('numbers of publications', () => {
  it.each(['Publications', 'Selected publications', 'פרסומים נבחרים', 'מאמרים שפיטים', 'Papers & talks'])(
    'stand before the titles of an academic CV, in their text: %s',
    (title) => {
      expect(numbersIn(withSection(title, 3))).toEqual(['1.', '2.', '3.']);
      expect(textsByClass(buildResumeDocument(withSection(title, 3)), 'entry-title')[1]).toBe('2. Heat, part 1');
    },
  );

  it('are in no list of something else, and before none that is the only one', () => {
    expect(numbersIn(withSection('כנסים', 3))).toEqual([]);
    expect(numbersIn(withSection('Publicity', 3))).toEqual([]);
    expect(numbersIn(withSection('פרסומים', 1))).toEqual([]);
  });

  it('are in the newest academic version alone', () => {
    const numbered = TEMPLATE_VERSIONS.flat().filter(
      (template) =>
        numbersIn({ ...withSection('פרסומים', 2), templateId: template.id, templateVersion: template.version }).length >
        0,
    );
    expect(numbered.map(({ id, version }) => `${id} ${version}`)).toEqual(['academic 3']);
  });
});

const skillLists = (skills: ResumeData['skills']) =>
  findByClass(buildResumeDocument({ ...createBlankResume(), language: 'he', skills }), 'skills').map((list) => [
    list.attributes['class'],
    ...textsByClass(list, 'skill-group'),
    ...textsByClass(list, 'skill'),
  ]);

describe('groups of skills', () => {
  it('are lists that begin with their names; without one there is a single list', () => {
    const skills = [
      { id: 'skill-1', name: 'Java', group: 'שפות' },
      { id: 'skill-2', name: 'Excel' },
      { id: 'skill-3', name: 'Go', group: 'שפות ' },
      { id: 'skill-4', name: '', group: 'ריקה' },
      { id: 'skill-5', name: '\u200f', group: 'נסתרת' },
    ];
    expect(skillLists(skills)).toEqual([
      ['skills grouped', 'שפות', 'Java', 'Go'],
      ['skills grouped', 'Excel'],
    ]);
    expect(skillLists(skills.map(({ id, name }) => ({ id, name })))).toEqual([['skills', 'Java', 'Excel', 'Go']]);
    expect(skillLists([{ id: 'skill-1', name: 'Java', group: ' ' }])).toEqual([['skills', 'Java']]);
  });
});

describe('a summary', () => {
  it('says which of its paragraphs has a word that would tear a filled line apart', () => {
    const summary = [
      'Code at https://github.example.com/example/transit.',
      'Works on human-computer interaction and on medicine',
      'בכתובת example.com/a-b-c בלבד',
    ].join('\n');
    const document = buildResumeDocument({ ...createBlankResume(), summary });
    expect(findByClass(document, 'text').map((element) => element.attributes['class'])).toEqual([
      'text long-words',
      'text',
      'text',
    ]);
  });
});
