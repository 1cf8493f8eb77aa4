import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { toParagraphs } from './bullets.ts';
import { findContacts } from './contacts.ts';
import { isPlace } from './cues.ts';
import { findPeriods } from './periods.ts';
import { kindByName } from './headings.ts';
import { findLanguages } from './languages.ts';
import { parseSkills as parseGrouped } from './skills.ts';

const parseSkills = (...given: Parameters<typeof parseGrouped>) => parseGrouped(...given).map(({ name }) => name);

const contacts = (...texts: string[]) =>
  findContacts(
    texts.map((text) => line(text)),
    [],
    [],
  );

const paragraphsOf = (...texts: string[]) =>
  toParagraphs(
    texts.map((text) => line(text)),
    'ltr',
  );

describe('what forms and templates do', () => {
  it('brackets around a country code leave a phone one, and the number of a page is none', () => {
    expect(contacts('Phone number: (+49) 15112345678 (Mobile)').phone).toBe('(+49) 15112345678');
    expect(contacts('dr@uni.example.org', 'ORCID: orcid.org/0000-0002-1825-0097')).toMatchObject({
      website: 'orcid.org/0000-0002-1825-0097',
      phone: '',
    });
  });

  it('the number of an entrance is no part of the phone behind it', () => {
    expect(contacts("רח' הגפן 14/3, ראשון לציון   נייד: 052-8867431").phone).toBe('052-8867431');
  });

  it('numbered headings are headings', () => {
    for (const [text, kind] of [
      ['א. השכלה', 'education'],
      ['II. Education', 'education'],
      ["ג' פרסומים", undefined],
      ['ב. תפקידים אקדמיים', 'experience'],
    ] as const)
      expect(kindByName(text)).toBe(kind);
  });

  it('labels say which name is the post, and a period goes on till date', () => {
    expect(findPeriods('05/2018 - עד היום')).toMatchObject([{ start: '2018-05', current: true }]);
  });

  it.each([
    'Tel Aviv-Yafo, Tel Aviv District, Israel',
    'Petah Tikva, Center District, Israel',
    'San Francisco Bay Area',
    'Greater London',
    'Seoul, S.Korea',
    'מחוז תל אביב',
    'South Korea',
  ])('%s is a place', (text) => {
    expect(isPlace(text)).toBe(true);
  });
  it.each(['Apple District', 'London, Barclays', 'Tel Aviv University'])('%s is none', (text) => {
    expect(isPlace(text)).toBe(false);
  });

  it('skills go without the group before their colon, without years in brackets, and whatever sign parts them', () => {
    expect(parseSkills([line('• Copywriting (8 years)'), line('• SQL (2 years)')], 'ltr')).toEqual([
      'Copywriting',
      'SQL',
    ]);
    expect(parseSkills([line('Priority ◆ SAP ◆ Excel')], 'ltr')).toEqual(['Priority', 'SAP', 'Excel']);
    expect(parseSkills([line('Tools  : Git, Docker'), line('Others ¦ : Airflow')], 'ltr')).toEqual([
      'Git',
      'Docker',
      'Airflow',
    ]);
  });

  it('languages stand beside their label, and one that no list knows has its level among others', () => {
    expect(
      findLanguages([line('• Spanish (Native)'), line('• Valencian (Native)'), line('• Reading: good')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['Spanish', 'Valencian']);
    // A legend of levels, and a heading with a hyphen below a list.
    expect(
      findLanguages([line('Spanish: C1'), line('Levels: Basic user'), line('Work-fluent in teams')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['Spanish']);
  });

  it('a period whose dash has no name may go on until today, before more of its line', () => {
    expect(findPeriods('Apr 2021  Now · Singapore')).toMatchObject([{ start: '2021-04', current: true }]);
  });

  it('a summary goes on after a comma, however short its line is', () => {
    expect(
      toParagraphs(
        [line('Cook with twelve years in hotels and bistros,'), line('used to noise and to teams of thirty.')],
        'ltr',
      ),
    ).toEqual(['Cook with twelve years in hotels and bistros, used to noise and to teams of thirty.']);
    expect(toParagraphs([line('Salt, fish,'), line('Bread')], 'ltr')).toHaveLength(2);
  });

  it('a word that its page breaks is whole, unless the sign of the break stands in other words too', () => {
    expect(paragraphsOf('Led the develop\u2010', 'ment of a shop')).toEqual(['Led the development of a shop']);
    expect(paragraphsOf('A full\u2010time post, part\u2010', 'time before')).toEqual([
      'A full\u2010time post, part\u2010time before',
    ]);
    expect(paragraphsOf('Hebrew-', 'first')).toEqual(['Hebrew-first']);
    expect(toParagraphs([line('הפקת דוחות של נוכחות ב־'), line('Excel')], 'rtl')).toEqual([
      'הפקת דוחות של נוכחות ב־Excel',
    ]);
  });

  it('a label in capitals heads a section, a dash needs no space, references on request are none', () => {
    expect(toParagraphs([line('-Calendar of four attorneys'), line('-Billing')], 'ltr')).toEqual([
      'Calendar of four attorneys',
      'Billing',
    ]);
  });
});
