import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { findLanguages } from './languages.ts';
import { parseSkills as parseGrouped } from './skills.ts';

const parseSkills = (...given: Parameters<typeof parseGrouped>) => parseGrouped(...given).map(({ name }) => name);

describe('skills', () => {
  it('come out of lists, tables and groups, without levels', () => {
    expect(parseSkills([line('Frontend: React, Vue (Composition API, Pinia), A/B Testing')], 'ltr')).toEqual([
      'React',
      'Vue (Composition API, Pinia)',
      'A/B Testing',
    ]);
    expect(parseSkills([line('Excel ¦ SAP'), line('Photoshop 90% ¦ Python – advanced')], 'ltr')).toEqual([
      'Excel',
      'SAP',
      'Photoshop',
      'Python',
    ]);
    expect(parseSkills([line('Salesforce - Negotiation - Public speaking')], 'ltr')).toEqual([
      'Salesforce',
      'Negotiation',
      'Public speaking',
    ]);
    expect(parseSkills([line('Salesforce / Public speaking')], 'ltr')).toEqual(['Salesforce', 'Public speaking']);
    expect(parseSkills([line('• החייאה מתקדמת'), line('• Excel – רמה גבוהה')], 'rtl')).toEqual([
      'החייאה מתקדמת',
      'Excel',
    ]);
  });
});

it.each([
  ['Excel, driving licence B, C1, first aid', ['Excel', 'driving licence B, C1', 'first aid']],
  ['Driving licence: B, C+E', ['Driving licence: B, C+E']],
  ['רישיון נהיגה: B, C1, D | עזרה ראשונה', ['רישיון נהיגה: B, C1, D', 'עזרה ראשונה']],
  // Letters that are skills.
  ['Languages: C, D, R', ['C', 'D', 'R']],
  ['Driving, C, Python', ['Driving', 'C', 'Python']],
])('classes of a licence are no skills of their own: %s', (text, skills) => {
  expect(parseSkills([line(text)], 'ltr')).toEqual(skills);
});

it.each([
  ['Languages: Java, Go', ['Java/Languages', 'Go/Languages']],
  ['שפות תכנות: Java, Go', ['Java/שפות תכנות', 'Go/שפות תכנות']],
  // A single item after a colon may be anything.
  ['Tools: Git', ['Git']],
  // What has a level is a skill itself.
  ['Excel: advanced, Word', ['Excel', 'Word']],
  ['Driving licence: B, C1', ['Driving licence: B, C1']],
])('the name before a list of several is their group: %s', (text, skills) => {
  const read = parseGrouped([line(text)], 'ltr');
  expect(read.map(({ name, group }) => (group === undefined ? name : `${name}/${group}`))).toEqual(skills);
});

describe('spoken languages', () => {
  it('have the level that stands with them, in words of either language', () => {
    expect(findLanguages([line('עברית – שפת אם, אנגלית – טובה מאוד, רוסית (בסיסית)')])).toEqual([
      { name: 'עברית', level: 'native' },
      { name: 'אנגלית', level: 'advanced' },
      { name: 'רוסית', level: 'basic' },
    ]);
    expect(findLanguages([line('English ¦ C1'), line('German: conversational'), line('Tamil')])).toEqual([
      { name: 'English', level: 'fluent' },
      { name: 'German', level: 'intermediate' },
      { name: 'Tamil', level: undefined },
    ]);
  });

  it.each([
    ['אנגלית: קריאה – גבוהה, כתיבה – טובה, דיבור – שוטף', 'אנגלית fluent'],
    ['עברית – שפת אם | רוסית | בדיבור: טובה | וכתיבה: בסיסית', 'עברית native, רוסית intermediate'],
    ['עברית – שפת אם, אנגלית | שמיעה: טובה | הקריאה: טובה מאוד', 'עברית native, אנגלית advanced'],
    ['English | Comprehension: excellent | Oral: good', 'English intermediate'],
    ['Russian: native (spoken), basic (written)', 'Russian native'],
    ['English: reading C1, speaking B1', 'English intermediate'],
    ['Arabic - speaking', 'Arabic'],
    // An unlisted language still counts as a language.
    ['Hebrew – native, Kikuyu – fluent', 'Hebrew native, Kikuyu fluent'],
  ])('have what one can do in them for no language, and its level for theirs: %s', (text, languages) => {
    const found = findLanguages([line(text)]);
    expect(found.map(({ name, level = '' }) => `${name} ${level}`.trim()).join(', ')).toBe(languages);
  });
});
