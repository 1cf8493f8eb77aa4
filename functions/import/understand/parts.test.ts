import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { toParts } from './parts.ts';

const partsOf = (text: string) => toParts([line(text)]).map((part) => `${part.boundary} ${part.text}`);

it('cuts what was done from the head that it goes on behind', () => {
  expect(partsOf('Barista at Aroma, Haifa, 2019–2023. Opening shifts and training of all who were new there')).toEqual([
    'start Barista',
    'word Aroma',
    'comma Haifa',
    'comma 2019–2023',
    'stop Opening shifts and training of all who were new there',
  ]);
});

it('leaves abbreviations and sentences without a date whole', () => {
  expect(partsOf('Ph.D. in Physics')).toEqual(['start Ph.D. in Physics']);
  expect(partsOf('Assistant to Prof. Levi')).toEqual(['start Assistant to Prof. Levi']);
  expect(partsOf('Cert. IV in Weaving, 2031')).toEqual(['start Cert. IV in Weaving', 'comma 2031']);
  expect(partsOf('Weaver, Loom House, 2019–2023. Techs trained')).toContain('stop Techs trained');
  const long =
    'Led a team of twelve, planned budgets, met suppliers in four countries, and reported to the board. Twice';
  expect(partsOf(long)).toEqual([`start ${long}`]);
});

it('reads a long line that says from when to when as a head', () => {
  const text =
    'Senior Lecturer in Experimental Physics, The University of Jerusalem, Jerusalem, 2014-2018, partly abroad';
  expect(partsOf(text)).toContain('comma 2014-2018');
});

it('parts an employer with its town from the post that a Hebrew prefix joins it to, in a line with a date', () => {
  expect(partsOf('2012-2015 מחסנאי בכיתן דימונה')).toEqual(['start 2012-2015', 'kind מחסנאי', 'word כיתן דימונה']);
  expect(partsOf('אורג ותופר במתפרה "ורד", 2012-2015')).toContain('word מתפרה "ורד"');
  // A course or programme is no employer, and in a line without a date the text may be anything.
  expect(partsOf('מתרגל בקורס "אריגה", 2012-2015')).toContain('start מתרגל בקורס "אריגה"');
  expect(partsOf('אורג במיזם "ורד", 2012-2015')).toContain('start אורג במיזם "ורד"');
  expect(partsOf('אורג ותופר במתפרה "ורד"')).toEqual(['start אורג ותופר במתפרה "ורד"']);
  expect(partsOf('2012-2015 מנהלת בכירה')).toEqual(['start 2012-2015', 'kind מנהלת בכירה']);
});

it('cuts no letter off a word that begins with it, where a town follows too', () => {
  for (const post of ['מהנדס בניין', 'בודקת בטיחות', 'קצין ביטחון', 'מורה בכיר'])
    expect(partsOf(`${post} חיפה, 2012-2015`)).toContain(`start ${post} חיפה`);
});

it.each([
  'מהנדס בניין',
  'מהנדסת בדיקות',
  'בודקת בטיחות',
  'קצין ביטחון',
  'טכנאי בקרה',
  'סוכנת ביטוח',
  'נציג בנקאות',
  'אחות בריאות',
  'מנהל ביצוע',
  'מוכרת בקסטרו',
])('cuts no letter off a word that no hyphen and no known name parts: %s', (post) => {
  for (const text of [`2012-2015 ${post}`, `${post}, 2012-2015`, `${post}, חיפה, 2012-2015`])
    expect(partsOf(text).map((part) => part.replace(/^\w+ /, ''))).toContain(post);
});

it('parts a period from the name before it, and from a name of a column that it goes on behind', () => {
  expect(partsOf('Years: 2012 – 2014')).toEqual(['start Years', 'colon 2012 – 2014']);
  expect(partsOf('Diploma (2014 – 2015)')).toEqual(['start Diploma', 'bracket 2014 – 2015']);
});

it('parts a phone with its area code in brackets from the code of the town before it', () => {
  expect(partsOf('12 Mill Road, Toledo, OH 43604 (419) 555-0178')).toEqual([
    'start 12 Mill Road',
    'comma Toledo',
    'comma OH 43604',
    'kind (419) 555-0178',
  ]);
});

it('an employer in quotes is parted from the Hebrew prefix before it, where its line has a date', () => {
  const dated = toParts([line('2003-2014 ¦ נהג משאית ב"מחלבת ורד" בע"מ')]).map(
    ({ boundary, text }) => `${boundary} ${text}`,
  );
  expect(dated).toEqual(['start 2003-2014', 'cell נהג משאית', 'word "מחלבת ורד" בע"מ']);
  expect(partsOf('2003-2014 בוגר הקורס ב"מחלבת ורד"')).toHaveLength(2);
  expect(partsOf('נהג משאית ב"מחלבת ורד"')).toEqual(['start נהג משאית ב"מחלבת ורד"']);
});

it('what is said beside a period is of it, and a dash behind it is of nothing', () => {
  expect(partsOf('2009-2011 (במקביל): מנחה')).toEqual(['start 2009-2011 (במקביל', 'colon מנחה']);
  expect(partsOf('09.2021 – 06.2024 (חלקי) - קפה')).toEqual(['start 09.2021 – 06.2024 (חלקי', 'dash קפה']);
  expect(partsOf('2009-2011, in parallel')).toEqual(['start 2009-2011, in parallel']);
  expect(partsOf('2009-2011 במקביל לעבודתי')).toEqual(['start 2009-2011', 'kind במקביל לעבודתי']);
  expect(partsOf('2013 — Loom House')).toEqual(['start 2013', 'dash Loom House']);
});

/** Returns the parts of a line of runs with these weights. */
const weighed = (...runs: readonly (readonly [string, boolean])[]) => {
  const whole = line(runs.map(([text]) => text).join(''));
  const cells = whole.cells.map((cell) => ({ ...cell, runs: runs.map(([text, bold]) => ({ text, bold })) }));
  return toParts([{ ...whole, cells }]).map((part) => `${part.boundary} ${part.text}`);
};

it('digits in a type of another weight part no text', () => {
  expect(weighed(['Bookkeeper, class ', true], ['2', false])).toEqual(['start Bookkeeper', 'comma class 2']);
  expect(weighed(['Bookkeeper class ', true], ['2 | Loom House', false])).toEqual([
    'start Bookkeeper class 2',
    'bar Loom House',
  ]);
  expect(weighed(['Bookkeeper ', true], ['Loom House', false])).toEqual(['start Bookkeeper', 'weight Loom House']);
  expect(weighed(['Bookkeeper', true], [' ', false], ['Loom House', true])).toContain('weight Loom House');
});

it('a cell of a table is as long as it is itself, beside whatever stands in the others', () => {
  const duties = 'Care of two patients with dementia, bathing, medicines, cooking, and all that is done in a house';
  const row = toParts([line(`2031 – 2033 ¦ Family Weiss, Haifa ¦ ${duties}`)]).map(({ text }) => text);
  expect(row).toEqual(['2031 – 2033', 'Family Weiss', 'Haifa', duties]);
  expect(toParts([line(`Family Weiss, Haifa ¦ ${duties}`)])).toHaveLength(2);
});

const textsOf = (text: string) => toParts([line(text)]).map((part) => part.text);

it('a line behind a period is a head with what was done, also where it is long; any other is a sentence', () => {
  const head = 'Shearer, Trewidden Farm, Redruth, Cornwall. Sheared nine hundred ewes each May and mended all the';
  expect(textsOf(`1998 to 2006 ¦ ${head}`).slice(0, 4)).toEqual([
    '1998 to 2006',
    'Shearer',
    'Trewidden Farm',
    'Redruth',
  ]);
  expect(textsOf(`Farms ¦ ${head}`)).toEqual(['Farms', head]);
});

it('a house that employs is none of the post', () => {
  expect(partsOf('תופרת בבית חרושת לבגדים')).toEqual(['start תופרת', 'word בית חרושת לבגדים']);
  expect(partsOf('תופרת בבית')).toEqual(['start תופרת בבית']);
});

it('parts no class of a licence from another, and a school behind them', () => {
  expect(textsOf('Crane operator G8, G1, Kransk School')).toEqual(['Crane operator G8, G1', 'Kransk School']);
  expect(textsOf('Crane operator G8, Gdansk')).toEqual(['Crane operator G8', 'Gdansk']);
});
