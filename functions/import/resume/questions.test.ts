import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { line } from '../line.fixture.ts';
import { isRegion, mentionsPlace, isPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { kindByName, kindByWord, normalizeHeading } from './headings.ts';
import { asksForPost, columnKind, formField, isFormLabel, isLabel, isRequested, mayBeLabel } from './labels.ts';
import { requestedKind, withoutNumber } from './labels.ts';
import { findLanguages, isLanguageList } from './languages.ts';
import { hasNoContactOrEntry } from './parsedResume.ts';
import { compareDates, findPeriods, isDuration, isOngoing, noteDateOrder } from './periods.ts';
import { forgetTexts, rememberTexts } from './remember.ts';

describe('headings', () => {
  it('are compared without signs, case, and letters set apart', () => {
    expect(normalizeHeading(' R&D – "Skills" 2! ')).toBe('r and d skills');
    expect(normalizeHeading('ס כ י ל ז')).toBe('סכילז');
    expect(normalizeHeading('Work-Life  and more')).toBe('work life and more');
    expect(normalizeHeading('A b cd')).toBe('a b cd');
  });

  it.each([
    ['ניסיון בהדרכה', 'experience'],
    ['Programming Languages I know', 'skills'],
    ['Languages I speak', 'languages'],
    ['Academic honours', 'awards'],
    ['Courses in the army', 'military'],
    ['My hobbies', 'interests'],
    ['Looms and wheels', 'other'],
  ])('that no list has are of the first word that tells: %s', (text, kind) => {
    expect(kindByWord(text)).toBe(kind);
  });

  it('have six words at the most, and end no sentence', () => {
    expect([
      kindByName('Work and Education.'),
      kindByName('Work and Education,'),
      kindByName('Work and Education'),
    ]).toEqual([undefined, undefined, 'experience']);
    expect(kindByName('Work and Work and Work Experience')).toBe('experience');
    expect(kindByName('Work and Work and Work and Work')).toBeUndefined();
  });

  it('of two names are of the first, where both are known', () => {
    expect([kindByName('Work / Education'), kindByName('Work / Looms'), kindByName('Education - Courses')]).toEqual([
      'experience',
      undefined,
      'education',
    ]);
  });
});

const long = (length: number) => `Post sought${' '.repeat(length - 11)}`;
const told = (text: string) => isFormLabel({ text });
const may = (text: string) => mayBeLabel({ text });

describe('labels', () => {
  it('are heads of columns of thirty characters without digits, by one name or two for one thing', () => {
    expect([columnKind('Position'), columnKind('תואר / תעודה')]).toEqual(['first', columnKind('תואר')]);
    expect([columnKind('Position / Dates'), columnKind('Position 2'), columnKind('Looms')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(columnKind(`Position${' '.repeat(22)}`)).toBe('first');
    expect(columnKind(`Position${' '.repeat(23)}`)).toBeUndefined();
  });

  it('say what stands beside them', () => {
    expect([isLabel('Phone'), isLabel('Position'), isLabel('Phone 2'), isLabel('Looms')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isLabel(`Phone${' '.repeat(25)}`), isLabel(`Phone${' '.repeat(26)}`)]).toEqual([true, false]);
  });

  it('of forms ask for what a list has, also in brackets, behind a colon or by two names', () => {
    const kind = requestedKind('Position');
    expect(kind).toBeDefined();
    for (const text of ['Position:', 'Position (held)', 'Position / Position', 'Position & Position'])
      expect(requestedKind(text)).toBe(kind);
    expect([requestedKind('Position / Looms'), requestedKind('Looms'), requestedKind('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may stand in two lines, each of which asks for it; a heading is none', () => {
    expect(['Occupation or', 'position held', 'Looms and', 'Education'].map(isRequested)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('have a number of their box, which is none of their text', () => {
    expect(['3. Telephone', '12) Telephone', '3 Telephone', '3. 5', '123. Telephone'].map(withoutNumber)).toEqual([
      'Telephone',
      'Telephone',
      '3 Telephone',
      '3. 5',
      '123. Telephone',
    ]);
  });

  it('ask for the post that somebody looks for, or for one they have', () => {
    expect(['Desired position', 'Post sought', 'המשרה המבוקשת', 'Position'].map(asksForPost)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(asksForPost('Current position')).toBe(false);
    expect([formField('Post sought'), formField('Current grade and post'), formField('Looms')]).toEqual([
      'headline',
      'headline',
      undefined,
    ]);
    expect([asksForPost(long(40)), asksForPost(long(41))]).toEqual([true, false]);
    expect([formField(long(40)), formField(long(41))]).toEqual(['headline', undefined]);
  });

  it('of the details of a person are known, and others are short words alone', () => {
    expect(['Marital status', '2. E-mail', 'Telephone (home)', 'Phone', 'Looms'].map(told)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['Looms', '3. Looms', 'Looms 3', 'a@b', 'a b', 'a'.repeat(40), 'a'.repeat(41)].map(may)).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('cues', () => {
  it('count words of titles, firms, degrees and schools, two of each at the most', () => {
    expect(scoreTitleOrCompany('Looms')).toBe(0);
    expect(scoreTitleOrCompany('Manager')).toBe(2);
    expect(scoreTitleOrCompany('Manager and Engineer and Nurse')).toBe(4);
    expect(scoreTitleOrCompany('Looms Ltd')).toBe(-2);
    expect([scoreTitleOrCompany('looms.io'), scoreTitleOrCompany('IBM'), scoreTitleOrCompany('at IBM')]).toEqual([
      -2, -2, 0,
    ]);
    expect([scoreDegreeOrInstitution('B.Sc.'), scoreDegreeOrInstitution('University')]).toEqual([2, -2]);
  });

  it('know towns and countries, wherever they stand', () => {
    expect([mentionsPlace('Cook in Haifa'), mentionsPlace('Cook in Looms'), mentionsPlace('Haifaites')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isRegion(' Israel '), isRegion('Co. Mayo'), isRegion('County Cork'), isRegion('Haifa')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['Austin, TX', true],
    ['Looms, TX', true],
    ['looms, TX', false],
    ['Haifa', true],
    ['(Haifa)', true],
    ['Haifa 12', false],
    ['', false],
    ['Haifa, Israel', true],
    ['Wix, Haifa', false],
    ['Haifa District', true],
    ['Looms District', false],
    ['מחוז חיפה', true],
    ['Greater Haifa Area', true],
    ['North District', true],
    ['Haifa Bay Area', true],
    ['תל אביב יפו', true],
    ['חיפה והסביבה', true],
    ['כפר ורדים', true],
    ['Kfar Vradim', true],
    ['Kfar Manager', false],
    // Forty-five letters are as long as a place is.
    [`Haifa${', Haifa'.repeat(5)}, Lod`, true],
    [`Haifa${', Haifa'.repeat(5)}, Acre`, false],
    ['מחוז הצפון', true],
    ['חיפה עכו', true],
    ['חיפה גן', false],
    ['Haifa, Looms', false],
    ['Haifa, Ltd', true],
  ])('%s is a place: %s', (text, is) => {
    expect(isPlace(text)).toBe(is);
  });
});

describe('what is remembered of the texts of a document', () => {
  beforeEach(forgetTexts);

  it('is asked for once, whatever the answer, until all is forgotten', () => {
    const ask = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
    const remembered = rememberTexts(ask);
    expect([remembered('ab'), remembered('ab'), remembered('none'), remembered('none')]).toEqual([
      2,
      2,
      undefined,
      undefined,
    ]);
    expect(ask).toHaveBeenCalledTimes(2);
    forgetTexts();
    expect(remembered('ab')).toBe(2);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is no more than of four thousand texts', () => {
    const ask = vi.fn((text: string) => text);
    const remembered = rememberTexts(ask);
    for (let index = 0; index < 4_000; index += 1) remembered(String(index));
    remembered('0');
    expect(ask).toHaveBeenCalledTimes(4_000);
    remembered('more');
    remembered('0');
    expect(ask).toHaveBeenCalledTimes(4_002);
  });
});

describe('periods', () => {
  it('are read in the order of days and months that their document has', () => {
    noteDateOrder(['12/31/2019']);
    expect(findPeriods('03/04/2019')).toMatchObject([{ start: '2019-03' }]);
    noteDateOrder(['31/12/2019']);
    expect(findPeriods('03/04/2019')).toMatchObject([{ start: '2019-04' }]);
    noteDateOrder([]);
    expect(findPeriods('03/04/2019')).toMatchObject([{ start: '2019-04' }]);
  });

  it('go on where a text says so alone', () => {
    expect(['היום', 'to date', 'present', 'presently busy'].map(isOngoing)).toEqual([true, true, true, false]);
  });

  it.each([
    ['7 years 2 months', true],
    ['(3 yrs)', true],
    ['2+ שנים', true],
    [' שנתיים ', true],
    ['חצי שנה', true],
    ['3 years and 2 months', true],
    ['3 years of looms', false],
    ['years', false],
  ])('have a length: %s is one, %s', (text, is) => {
    expect(isDuration(text)).toBe(is);
  });

  it('are compared by what both say', () => {
    expect(compareDates('2019', '2019-05')).toBe(0);
    expect(compareDates('2019-04', '2019-05')).toBeLessThan(0);
    expect(compareDates('2020', '2019-05')).toBeGreaterThan(0);
  });
});

const of = (...texts: string[]) => findLanguages(texts.map((text) => line(text)));

describe('spoken languages', () => {
  it('are each once, have a level before them where none is behind, and none of the next', () => {
    expect(of('English', 'english: fluent').map(({ name }) => name)).toEqual(['English']);
    expect(of('Native English; Fluent German')).toEqual([
      { name: 'English', level: 'native' },
      { name: 'German', level: 'fluent' },
    ]);
    expect(of('Basic Welsh, native English and fluent German').map(({ level }) => level)).toEqual([
      'basic',
      'native',
      'fluent',
    ]);
    expect(of('English, German – fluent').map(({ level }) => level)).toEqual([undefined, 'fluent']);
    expect(of('Deutsch (German): fluent').map(({ name }) => name)).not.toContain('German');
  });

  it('that no list has are none where no other is known', () => {
    expect(of('Zoryan – fluent')).toEqual([]);
    expect(of('Zoryan – fluent, English – good').map(({ name }) => name)).toEqual(['Zoryan', 'English']);
    expect(of('English – good, Looms – many').map(({ name }) => name)).toEqual(['English']);
  });

  it('are all of a text of which they are more than half', () => {
    expect([isLanguageList('English, German'), isLanguageList('English teacher'), isLanguageList('')]).toEqual([
      true,
      false,
      false,
    ]);
    // Seven letters of fourteen are no more than half.
    expect([isLanguageList('English weaver'), isLanguageList('English weave')]).toEqual([true, true]);
    expect(isLanguageList('English weavers')).toBe(false);
  });
});

it('nothing was found where there is neither a way to reach somebody nor an entry', () => {
  const blank = { ...createBlankResume(), experience: [], education: [], skills: [], customSections: [] };
  const found = (more: object) => hasNoContactOrEntry({ resumeData: { ...blank, ...more } });
  expect(found({ personalInfo: { ...blank.personalInfo, fullName: 'Noa' } })).toBe(true);
  expect(found({ personalInfo: { ...blank.personalInfo, email: 'a@b.org' } })).toBe(false);
  expect(found({ personalInfo: { ...blank.personalInfo, phone: '054' } })).toBe(false);
  expect(found({ experience: [{}], education: [{}], skills: [{}], customSections: [{}] })).toBe(false);
  for (const list of ['experience', 'education', 'skills', 'customSections'])
    expect(found({ [list]: [{}] })).toBe(false);
});
