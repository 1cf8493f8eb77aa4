import { expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

it.each([
  // At the beginning, within and at the end of a word letters are written differently.
  ['אבי', 'Avi'],
  ['יוסי', 'Yosi'],
  ['לאה', 'La'],
  ['אלון', 'Alon'],
  ['הדס', 'Hadas'],
  ['גד', 'Gad'],
  ['טל', 'Tal'],
  ['עוז', 'Aoz'],
  ['זאב', 'Zav'],
  ['קצף', 'Katzaf'],
  ['בץ', 'Batz'],
  ['ברוך', 'Brokh'],
  ['כהן', 'Kahan'],
  ['יוסף', 'Yosaf'],
  ['סמיר', 'Samir'],
  // Two consonants have a vowel between them, except for an L or R before one.
  ['נתן', 'Natan'],
  ['שלום', 'Shlom'],
  ['מרים', 'Mrim'],
  ['פליקס', 'Plikas'],
  // Sounds of other languages have a mark, whichever it is, and doubled letters are one sound.
  ['ג׳ון', 'Jon'],
  ["ג'ון", 'Jon'],
  ['צ׳רלי', 'Charli'],
  ['ז׳קלין', 'Zhaklin'],
  ['חיים', 'Haim'],
  ['ווקס', 'Vakas'],
  // What is not Hebrew stays.
  ['תמר-לי, 7 Main St', 'Tamar-Li, 7 Main St'],
  ['בע"מ', 'Bam'],
  ['א', 'A'],
])('%s in Latin letters is %s', (he, en) => {
  expect(transliterate(he, 'en')).toBe(en);
});

it.each([
  ['Shaun', 'שון'],
  ['Schmidt', 'שמידט'],
  ['Mitch', 'מיצ׳'],
  ['Phoebe', 'פובה'],
  ['Max', 'מקס'],
  ['Jack', 'ג׳ק'],
  ['Queen', 'קוין'],
  ['Katz', 'קץ'],
  ['Tsvi', 'צבי'],
  ['Brook', 'ברוק'],
  ['Louis', 'לויס'],
  ['Leah', 'ליה'],
  ['Kay', 'קאי'],
  ['Neil', 'נייל'],
  ['Grey', 'גריי'],
  ['Marie', 'מרי'],
  ['Ian', 'אין'],
  ['Eva', 'אבה'],
  ['Will', 'ויל'],
  ['Zhenya', 'ז׳ניה'],
  ['Khalid', 'חליד'],
  ['Theo', 'תו'],
  ['Una', 'אונה'],
  ['Adam', 'אדם'],
  ['Ben', 'בן'],
  ['Frank', 'פרנק'],
  ['Hugo', 'הוגו'],
  ['Boris', 'בוריס'],
  // Accents and marks are not heard, a doubled consonant is one, and a letter alone has no final form.
  ['José', 'ג׳וסה'],
  ['O’Neil', 'אונייל'],
  ['Anna', 'אנה'],
  ['M', 'מ'],
  ['דליה Dalia 7', 'דליה דליה 7'],
])('%s in Hebrew letters is %s', (en, he) => {
  expect(transliterate(en, 'he')).toBe(he);
});
