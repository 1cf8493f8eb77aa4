import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from './catalogue.ts';
import { readFileSync } from 'node:fs';
import { findOccupation } from './findOccupation.ts';
import { EXAMPLE_BLANK } from './occupations.ts';

const HEBREW = /\p{Script=Hebrew}/u;
const countBlanks = (text: string) => text.match(new RegExp(EXAMPLE_BLANK, 'g'))?.length ?? 0;
const allOf = <T>(values: readonly T[]) => ({ values, unique: [...new Set(values)] });

describe('the occupations', () => {
  it('have ids, names and examples of their own, so that a title leads to one', () => {
    for (const { values, unique } of [
      allOf(OCCUPATIONS.map(({ id }) => id)),
      allOf(
        OCCUPATIONS.flatMap(({ names }) =>
          Object.values(names)
            .flat()
            .map((name) => name.toLowerCase()),
        ),
      ),
      allOf(OCCUPATIONS.flatMap(({ examples }) => examples.flat())),
    ])
      expect(values).toEqual(unique);
  });

  it.each(OCCUPATIONS.map((occupation) => [occupation.id, occupation] as const))(
    '%s has eight skills and six examples in both languages, and no made-up figure',
    (id, { isco, names, others = [], skills, examples }) => {
      expect(id).toMatch(/^[a-z][A-Za-z]+$/);
      expect(isco).toMatch(/^\d{4}$/);
      expect([skills.length, examples.length]).toEqual([8, 6]);
      for (const [name] of [names.he, names.en]) expect(name).toBeTruthy();
      for (const he of [...names.he, ...examples.map(([text]) => text)]) expect(he).toMatch(HEBREW);
      for (const en of [...names.en, ...skills.map(([, text]) => text), ...examples.map(([, text]) => text)])
        expect(en).not.toMatch(HEBREW);
      for (const [he, en] of examples) {
        expect(he + en).not.toMatch(/\d/);
        expect(countBlanks(en), `${he} ${en}`).toBe(countBlanks(he));
        expect(Math.max(he.length, en.length)).toBeLessThan(120);
      }
      const withBlank = examples.filter(([he]) => countBlanks(he) > 0).length;
      expect(withBlank).toBeGreaterThanOrEqual(2);
      for (const title of [...names.he, ...names.en]) expect(findOccupation([title], OCCUPATIONS)?.id, title).toBe(id);
      for (const title of others) expect(findOccupation([title], OCCUPATIONS), title).toBeUndefined();
    },
  );
});

const row = (id: string, he: string, en: string) => ({
  id,
  isco: '1111',
  names: { he: [he], en: [en] },
  skills: [],
  examples: [],
});

/** Titles as people write them, chosen before the names, with the occupations that are right, '' for none. */
const TITLES = readFileSync(new URL('../../../test/data/occupation-titles.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

it('leads nineteen in twenty of 1,056 titles to their occupation or to none, and most to one', () => {
  const found = TITLES.map(([title, right]) => ({
    title,
    right: right.split('|'),
    id: findOccupation([title], OCCUPATIONS)?.id,
  }));
  const wrong = found.filter(({ right, id }) => id !== undefined && !right.includes(id));
  expect(wrong.map(({ title, id }) => `${title}: ${id}`)).toEqual(['נגדת משא"ן, רס"ל: hrManager']);
  expect(found.filter(({ id }) => id !== undefined).length).toBeGreaterThan(0.85 * TITLES.length);
});

describe('the occupation of a person', () => {
  const some = [
    row('driver', 'נהג', 'Driver'),
    row('bus', 'נהג אוטובוס', 'Bus driver'),
    row('developer', 'מפתח', 'Developer'),
    row('secretary', 'מזכירה', 'Secretary'),
    { ...row('instructor', 'מדריך', 'Instructor'), others: ['מדריך טיסה', 'Flight instructor'] },
    row('psychologist', 'פסיכולוגית', 'Psychologist'),
    row('waiter', 'מלצרית', 'Server'),
  ];
  it.each<[titles: readonly string[], id: string | undefined]>([
    [['נהג/ת אוטובוס בעיר'], 'bus'],
    [['Senior BUS-DRIVER (nights)'], 'bus'],
    [['נהג חלוקה'], 'driver'],
    [['מפתח/ת תוכנה בכיר/ה'], 'developer'],
    [['בעלת עסק', 'נהג'], 'driver'],
    [['driverless cars'], undefined],
    [['', 'מנהג'], undefined],
    // The field, not the rank; and a short word written with the name.
    [['נהג אחראי משמרת'], 'driver'],
    [['אחראי משמרת'], undefined],
    [['ראש צוות לנהגים'], undefined],
    [['מנהלת לנהג'], 'driver'],
    [['Senior Team Bus Driver'], 'bus'],
    [['Bus and train driver'], 'driver'],
    // In either gender and both, with each sign that people put between them.
    ...['נהג/ת אוטובוס', 'נהג.ת אוטובוס', 'נהג(ת) אוטובוס', 'נהג/נהגת אוטובוס', 'נהג-ת אוטובוסים'].map(
      (title): [string[], string] => [[title], 'bus'],
    ),
    [['פסיכולוג'], 'psychologist'],
    // A title is recognised by the person's job, not by the employer's or the client's.
    [['מזכירה לנהג אוטובוס'], 'secretary'],
    [['נהג ואוטובוס'], 'driver'],
    [['Secretary to the bus driver'], 'secretary'],
    [['Server'], 'waiter'],
    [['Server administrator'], undefined],
    [['עוזר נהג'], undefined],
    [['מדריך טיסה'], undefined],
    [['Flight Instructor'], undefined],
    [['מדריך טיסה', 'נהג'], 'driver'],
    // As people write them, and mistype them.
    [['Jr. Dev'], 'developer'],
    [['פסיכולגית'], 'psychologist'],
    [['פסיכלוגית'], 'psychologist'],
    [['מלצירת'], 'waiter'],
    [['Psycholgist'], 'psychologist'],
    [['מדרוך'], undefined],
    // One letter more in a word of five; in a shorter one it is another word.
    [['מדרויך'], 'instructor'],
    [['מפתתח'], undefined],
    [['Bus drivers'], 'bus'],
  ])('of %s is %s', (titles, id) => {
    expect(findOccupation(titles, some)?.id).toBe(id);
  });
});
