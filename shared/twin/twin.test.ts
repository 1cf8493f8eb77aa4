import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume } from '../resume/anyResume.fixture.ts';
import { ownProperty } from '../platform/ownProperty.ts';
import { changesBetween } from '../resume/changesSince.ts';
import { withoutLetters } from '../resume/letter.ts';
import { allIds, type ResumeData } from '../resume/schema.ts';
import { SAMPLE_EN } from '../templates/samples/en.ts';
import { SAMPLE_HE } from '../templates/samples/he.ts';
import { genderOf, knownOfPair, makeTwin, proposeNames, wordsOfPair } from './makeTwin.ts';
import { termKey } from './terms.ts';
import table from './terms.json' with { type: 'json' };
import { proposeName, translateTerm } from './translateTerm.ts';
import { transliterate } from './transliterate.ts';
import { textsOf, type FieldKind } from './twinFields.ts';

const { sources, ...groups } = table;
const rows = Object.values(groups).flat() as [string, string, string][];
const word = (letters: string) => fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 12 });

const plain = (name = '') => name.replaceAll(/["״]/g, '');

describe('the lexicon', () => {
  it('says about each row where it is from, by a source with a title', () => {
    const isKnown = (source: string) => ownProperty(sources, source) ?? /^en:\S/.test(source);
    expect(rows.filter(([source, ...names]) => !isKnown(source) || names.length !== 2)).toEqual([]);
    expect(rows.length).toBeGreaterThan(600);
    const used = new Set(rows.map(([source]) => source.split(':')[0]));
    expect(Object.keys(sources).filter((key) => !used.has(key))).toEqual([]);
  });

  it('names languages and countries as the release of CLDR does that is here', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index));
    const codes = letters.flatMap((one) => letters.map((two) => one + two)).concat('lad', 'fil', 'yue', 'arc');
    const known = new Set(
      (['language', 'region'] as const).flatMap((type) => {
        const [he, en] = ['he', 'en'].map((language) => new Intl.DisplayNames(language, { type, fallback: 'none' }));
        return codes
          .filter((code) => type === 'language' || code.length === 2)
          .map((code) => (type === 'region' ? code.toUpperCase() : code))
          .map((code) => `${plain(he?.of(code) ?? '')} ${en?.of(code)}`);
      }),
    );
    const listed = rows.filter(([source]) => source === 'cldr');
    expect(listed.filter(([, he, en]) => !known.has(`${plain(he)} ${en}`))).toEqual([]);
    expect(listed.length).toBeGreaterThan(40);
  });

  it('has each thing once in a group, Hebrew in Hebrew and English in English', () => {
    for (const [name, group] of Object.entries(groups)) {
      const all = group.flatMap(([, he = '']) => he.split(' / ').map(termKey));
      expect(
        all.filter((key, at) => all.indexOf(key) !== at),
        name,
      ).toEqual([]);
      for (const [, , en] of group) expect(en).not.toMatch(/\p{Script=Hebrew}/u);
    }
  });
});

describe('a term in the other language', () => {
  it.each<[FieldKind, string, string]>([
    ['degree', 'תואר ראשון במדעי המחשב', 'Bachelor’s degree in Computer Science'],
    ['degree', 'B.Sc במדעי המחשב', 'B.Sc. in Computer Science'],
    ['degree', 'תואר שני במנהל עסקים (MBA)', 'Master’s degree in Business Administration (MBA)'],
    ['degree', 'תואר ראשון בכלכלה, בהצטיינות', 'Bachelor’s degree in Economics, with honors'],
    ['title', 'מנהלת מוצר', 'Product manager'],
    ['title', 'מנהל מוצר', 'Product manager'],
    ['title', 'מנהלת מוצר בכירה', 'Senior product manager'],
    ['title', 'מהנדס QA / בודק תוכנה', 'QA engineer / Software tester'],
    ['title', 'סמנכ"לית שיווק', 'VP Marketing'],
    ['title', 'סרן', 'Captain'],
    ['place', 'תל-אביב', 'Tel Aviv'],
    ['place', 'קרית אונו, ישראל', 'Kiryat Ono, Israel'],
    ['organization', 'אוניברסיטת בן גוריון', 'Ben-Gurion University'],
    ['organization', 'צה"ל', 'IDF'],
    ['organization', 'Wix', 'Wix'],
    ['skill', 'ניהול פרויקטים, SQL, React', 'Project Management, SQL, React'],
    ['language', 'אנגלית', 'English'],
    ['heading', 'שירות צבאי', 'Military Service'],
    ['date', 'היום', 'Present'],
    ['date', '2021-03', '2021-03'],
    ['date', 'מרץ 2018', 'March 2018'],
    ['date', '2018 – היום', '2018 – Present'],
    ['text', '80% משרה', '80% position'],
    ['skill', '5, SQL', '5, SQL'],
    // A small letter stands after another word, except for a short form; other kinds of fields have no seniority.
    ['title', 'מהנדס QA בכיר', 'Senior QA engineer'],
    ['title', 'מנהל מוצר (SQL)', 'Product manager (SQL)'],
  ])('%s: %s is %s', (kind, he, en) => {
    expect(translateTerm(he, kind, { to: 'en' })).toBe(en);
  });

  it.each<[FieldKind, string, string | undefined]>([
    ['degree', 'BSc in Computer Science', 'B.Sc. במדעי המחשב'],
    ['title', 'Senior Product Manager', 'מנהלת מוצר בכירה'],
    ['title', 'software engineer', 'מהנדסת תוכנה'],
    ['organization', 'Partner', 'פרטנר'],
    ['title', 'Partner', undefined],
    ['skill', 'SQL', 'SQL'],
    ['skill', 'React, Docker', 'React, Docker'],
    ['skill', 'Basket weaving', undefined],
    ['text', 'Led a team of 5', undefined],
    ['alike', 'https://x.example', 'https://x.example'],
  ])('%s: %s is %s of a woman', (kind, en, he) => {
    expect(translateTerm(en, kind, { to: 'he', gender: 'f' })).toBe(he);
  });

  it('is unknown where a part of it is, and of the kinds that have no such words', () => {
    expect(translateTerm('ניהול פרויקטים, משהו אחר', 'skill', { to: 'en' })).toBeUndefined();
    expect(translateTerm('מנהל מוצר בכיר', 'text', { to: 'en' })).toBeUndefined();
  });

  it('is unknown where its form depends on whom nobody named, and known where it does not', () => {
    expect(translateTerm('Nurse', 'title', { to: 'he' })).toBeUndefined();
    expect(translateTerm('Teacher', 'title', { to: 'he' })).toBe('מורה');
    expect(translateTerm('Nurse', 'title', { to: 'he', gender: 'm' })).toBe('אח');
  });

  it('each row of one form comes back as it was', () => {
    const kinds = {
      fields: 'degree',
      degrees: 'degree',
      places: 'place',
      schools: 'organization',
      languages: 'language',
    } as const;
    for (const [group, kind] of Object.entries(kinds))
      for (const [, he, en] of groups[group as keyof typeof kinds]) {
        if (he?.includes(' / ')) continue;
        expect(translateTerm(he ?? '', kind, { to: 'en' })).toBe(en);
        const back = translateTerm(en ?? '', kind, { to: 'he' });
        expect(translateTerm(back ?? '', kind, { to: 'en' })).toBe(en);
      }
  });
});

describe('a name in other letters', () => {
  it.each([
    ['נועה ברק', 'Noa Barak', 'person'],
    ['דני שלומוביץ׳', 'Dani Shlomovich', 'person'],
    ['אוניברסיטת קיימברידג׳', 'University of Kaimavridaj', 'organization'],
    ['Lumio בע"מ', 'Lumio Ltd.', 'organization'],
    ['קבוצת רימון', 'Rimon Group', 'organization'],
    ['רחוב הרצל 12, תל אביב', 'Rehov Herzl 12, Tel Aviv', 'place'],
    ['בית ספר אלון', 'Alon School', 'organization'],
    ['בנק הצפון, סניף חיפה', 'Bank Hatzapon, Sanif Hipa', 'organization'],
    // A person is no bank.
    ['דן בנק', 'Dan Banak', 'person'],
    ['קבוצת', 'Kavotzat', 'organization'],
  ] as const)('%s is proposed as %s', (he, en, kind) => {
    expect(proposeName(he, kind, { to: 'en' })).toBe(en);
  });

  it.each([
    ['Noa Barak', 'נועה ברק', 'person'],
    ['Emma Thompson', 'אמה תומפסון', 'person'],
    ['Lumio', 'Lumio', 'organization'],
    ['Bank Hapoalim', 'בנק הפועלים', 'organization'],
    ['Manchester', 'מנצ׳סטר', 'place'],
  ] as const)('%s is proposed as %s', (en, he, kind) => {
    expect(proposeName(en, kind, { to: 'he' })).toBe(he);
  });

  it('leaves nothing of the letters it came from, whatever they are', () => {
    fc.assert(
      fc.property(word('אבגדהוזחטיכלמנסעפצקרשתםןךףץ׳"'), word("abcdefghijklmnopqrstuvwxyzéABC'"), (he, en) => {
        expect(transliterate(he, 'en')).not.toMatch(/[א-ת]/u);
        expect(transliterate(en, 'he')).not.toMatch(/\p{Script=Latin}/u);
      }),
    );
  });
});

const named = (resume: ResumeData, to: 'he' | 'en') =>
  new Map(proposeNames(resume, { to }).map(({ text, proposal }) => [text, proposal]));

describe('a résumé in the other language', () => {
  it('has what every language has alike, the known terms and names, and nothing in the wrong language', () => {
    const { data, open } = makeTwin(SAMPLE_HE, { to: 'en' }, named(SAMPLE_HE, 'en'));
    expect(data.language).toBe('en');
    expect(data.personalInfo).toEqual({ ...SAMPLE_HE.personalInfo, fullName: 'Noa Barak', address: 'Tel Aviv-Yafo' });
    expect(data.experience.map(({ title, startDate }) => [title, startDate])).toEqual([
      ['Senior product manager', '2021-03'],
      ['Product manager', '2018-01'],
      ['Product analyst', '2016-06'],
    ]);
    expect(data.education.map(({ institution }) => institution)).toEqual(['Tel Aviv University', 'Technion']);
    expect(JSON.stringify([...textsOf(data).values()])).not.toMatch(/\p{Script=Hebrew}/u);
    expect(open).toContain('summary');
    expect(open.every((path) => textsOf(data).get(path) === '' && textsOf(SAMPLE_HE).get(path) !== '')).toBe(true);
  });

  it('speaks of its person in their form, and knows the form by the titles that are there', () => {
    const { data } = makeTwin(SAMPLE_EN, { to: 'he', gender: 'f' }, new Map());
    expect(genderOf(SAMPLE_HE)).toBe('f');
    expect(genderOf(SAMPLE_EN)).toBeUndefined();
    expect(genderOf({ ...data, headline: 'מנהלת מוצר' })).toBe('f');
  });

  it('a name that was emptied is open, and one that the person wrote is as they wrote it', () => {
    const names = new Map([...named(SAMPLE_HE, 'en'), ['נועה ברק', 'Noah Barack'], ['קבוצת רימון', ' ']]);
    const { data, open } = makeTwin(SAMPLE_HE, { to: 'en' }, names);
    expect(data.personalInfo.fullName).toBe('Noah Barack');
    expect(open).toContain('experience/exp-3/company');
    expect(knownOfPair(SAMPLE_HE, data).get(termKey('נועה ברק'))).toBe('Noah Barack');
  });

  it('of a copy for a job has the words of what it was made from, wherever the copy still says the same', () => {
    const { data: en } = makeTwin(SAMPLE_HE, { to: 'en' }, named(SAMPLE_HE, 'en'));
    const he = { ...SAMPLE_HE, headline: 'ראשת תחום' };
    const base = { ...en, summary: 'Leads **products**', headline: 'Head of product' };
    const [first] = SAMPLE_HE.experience;
    const copy = { ...he, headline: 'אחרת לגמרי' };
    const { data, open } = makeTwin(copy, { to: 'en', known: knownOfPair(he, base) }, new Map(), wordsOfPair(he, base));
    expect(data).toMatchObject({
      summary: 'Leads **products**',
      headline: '',
      personalInfo: { fullName: 'Noa Barak' },
    });
    expect(open).toContain('headline');
    expect(open).not.toContain('summary');
    // What the base has no words for yet is open in the copy's too.
    expect(open).toContain(`experience/${first?.id}/description`);
  });

  it('whatever it holds: every entry is there, every text translated, the same or open, and no field is new', () => {
    fc.assert(
      fc.property(anyResume, fc.constantFrom('he', 'en'), (written, to) => {
        const { data, open } = makeTwin(written, { to, gender: 'm' }, new Map());
        const resume = withoutLetters(written);
        expect(allIds(data)).toEqual(allIds(resume));
        const [was, is] = [textsOf(resume), textsOf(data)];
        expect([...is.keys()]).toEqual([...was.keys()]);
        const isWrong = ([path, text]: [string, string]) =>
          (is.get(path) === '') !== (open.includes(path) || text === '');
        expect([...was].filter(isWrong)).toEqual([]);
        const changed = changesBetween(resume, data).filter(({ section }) => section === 'design');
        expect(changed.every(({ path }) => path === 'language')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
