import { step, type Feature } from './feature.ts';
import type { PartSeen } from './features.ts';

/** Two to four words that look like the name of a person. */
export const NAME_SHAPE = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]*|[\u05d0-\u05ea][\u05d0-\u05ea'"׳״-]+)(?:\s(?:\p{Lu}[\p{L}.'’-]*|` +
    String.raw`[\u05d0-\u05ea'"׳״-]{2,}|van|von|de|der|bin|al)){1,3}$`,
  'u',
);
const HEBREW = /[\u05d0-\u05ea]/;
const FIRM_SIGN = /בע"מ|בע״מ|\b(?:Ltd|Inc|LLC|GmbH|Co|Corp|Group|plc)\b\.?/i;
const MAX_NAMED_WORDS = 5;

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;

/** The features of a part alone. */
export const PART_FEATURES: readonly Feature<PartSeen>[] = [
  {
    name: 'class',
    says: 'What the lexica or its form take the text for',
    example: '"2015 – 2019" → class=period',
    of: (seen) => seen.class,
  },
  {
    name: 'period',
    says: 'How a period names its dates: one, two, or a beginning that goes on',
    example: '"2015 – 2019" → period=two',
    of: ({ periodForm }) => periodForm !== 'none' && periodForm,
  },
  {
    name: 'heading',
    says: 'The section that a known heading begins',
    example: '"Education" → heading=education',
    of: (seen) => seen.class === 'heading' && seen.lexical.heading,
  },
  {
    name: 'headingWord',
    says: 'The section that a word in a short text speaks of',
    example: '"Sous Chef" → headingWord=other',
    of: ({ class: textClass, lexical, words, text }) =>
      textClass !== 'heading' && words <= MAX_NAMED_WORDS && text.length < 40 && lexical.heading,
  },
  {
    name: 'titleCue',
    says: 'Words of job titles (3 and more) or of companies (1 and less)',
    example: '"Sous Chef" → titleCue=4',
    of: ({ lexical }) => step(lexical.title, -2, -1, 1, 2, 4),
  },
  {
    name: 'degreeCue',
    says: 'Words of degrees (3 and more) or of schools (1 and less)',
    example: '"B.Sc. in Biology" → degreeCue=4',
    of: ({ lexical }) => step(lexical.degree, -2, -1, 1, 2, 4),
  },
  {
    name: 'hasPlace',
    says: 'It names a place and more',
    example: '"Hotel Carmel Haifa" → hasPlace',
    of: ({ lexical, class: textClass }) => textClass !== 'place' && lexical.hasPlace,
  },
  {
    name: 'words',
    says: 'How many words: 0 one, 1 two, 2 three, 3 from four, 4 from six, 5 from nine, 6 from fourteen',
    example: '"Sous Chef" → words=1',
    of: ({ words }) => step(words, 2, 3, 4, 6, 9, 14),
  },
  {
    name: 'length',
    says: 'How many characters, in steps of 3, 6, 12, 20, 35, 60',
    example: '"Sous Chef" → length=2',
    of: ({ text }) => step(text.length, 3, 6, 12, 20, 35, 60),
  },
  {
    name: 'digits',
    says: 'Whether digits are all, some or none of it',
    example: '"2019" → digits=all',
    of: ({ text }) => (/\d/.test(text) ? (/^[\d\W]+$/.test(text) ? 'all' : 'some') : 'none'),
  },
  {
    name: 'nameShape',
    says: 'Two to four words as a person is named',
    example: '"Dana Levi" → nameShape',
    of: ({ text }) => NAME_SHAPE.test(text),
  },
  { name: 'upper', says: 'All in capitals', example: '"WORK HISTORY" → upper', of: ({ isUpper }) => isUpper },
  {
    name: 'lowerStart',
    says: 'Begins with a small letter',
    example: '"and trained two cooks" → lowerStart',
    of: ({ text }) => /^\p{Ll}/u.test(text),
  },
  {
    name: 'capitals',
    says: 'Its longer words begin with capitals',
    example: '"Sous Chef" → capitals',
    of: ({ text }) => /^\p{Lu}/u.test(text) && text.split(/\s+/).every((word) => !/^\p{Ll}{4}/u.test(word)),
  },
  {
    name: 'sentenceEnd',
    says: 'A long text whose cell ends as a sentence does',
    example: '"Ran the kitchen of the new hotel." → sentenceEnd',
    of: ({ cell, text }) => text.length > 30 && /\p{L}{2}[.!]$/u.test(cell?.text ?? ''),
  },
  {
    name: 'colonAfter',
    says: 'A colon follows',
    example: '"Phone" of "Phone: 050…" → colonAfter',
    of: (seen) => seen.hasColon,
  },
  {
    name: 'commas',
    says: 'Commas within it: 1 one, 2 two, 3 from four',
    example: '"wine, cheese and bread" → commas=1',
    of: ({ text }) => step(count(text, /,/g), 1, 2, 4),
  },
  {
    name: 'lineCommas',
    says: 'Commas, bars and dots of a line that is one part',
    example: '"Word, Excel" → lineCommas=1',
    of: ({ isWholeLine, line }) => isWholeLine && step(count(line.text, /[,|•·]/g), 1, 2, 4),
  },
  {
    name: 'script',
    says: 'Hebrew, both, or other letters',
    example: '"Chef ראשי" → script=both',
    of: ({ text }) => (HEBREW.test(text) ? (/[A-Za-z]/.test(text) ? 'both' : 'he') : 'other'),
  },
  { name: 'quote', says: 'A sign of a firm', example: '"Carmel Ltd" → quote', of: ({ text }) => FIRM_SIGN.test(text) },
  { name: 'bold', says: 'Its letters are bold', example: '"**Sous Chef**" → bold', of: ({ part }) => part.bold },
  {
    name: 'size',
    says: 'Its type against the body text, in steps of 0.9, 1.05, 1.2, 1.5, 2',
    example: 'a name in 24 pt over text in 10 pt → size=5',
    of: ({ size, body }) => step(size / body, 0.9, 1.05, 1.2, 1.5, 2),
  },
  {
    name: 'largest',
    says: 'The largest text of the document',
    example: 'a name in 24 pt → largest',
    of: ({ size, body, largest }) => size > 0.97 * largest && largest > 1.2 * body,
  },
  {
    name: 'bullet',
    says: 'A bullet begins its line',
    example: '"• Ran the kitchen" → bullet',
    of: ({ part }) => part.bullet,
  },
  {
    name: 'gap',
    says: 'Space above its line against its type, in steps of 1.1, 1.5, 1.9, 2.5, 4',
    example: 'the first line under a wide gap → gap=5',
    of: ({ line }) => step(line.gap / line.size, 1.1, 1.5, 1.9, 2.5, 4),
  },
  {
    name: 'boundary',
    says: 'What parts it from the part before',
    example: '"Haifa" of "Hotel Carmel, Haifa" → boundary=comma',
    of: ({ part }) => part.boundary,
  },
  {
    name: 'next',
    says: 'What parts it from the part behind',
    example: '"Hotel Carmel" of "Hotel Carmel, Haifa" → next=comma',
    of: ({ next }) => next,
  },
  { name: 'whole', says: 'It is its whole line', example: '"Education" → whole', of: ({ isWholeLine }) => isWholeLine },
  {
    name: 'cells',
    says: 'Cells of its line: 0 one, 1 two, 2 three, 3 more',
    example: '"Sous Chef      2015 – 2019" → cells=1',
    of: ({ line }) => step(line.cells.length, 2, 3, 4),
  },
  {
    name: 'cellAt',
    says: 'Which cell of its line it stands in',
    example: '"2015 – 2019" of "Sous Chef      2015 – 2019" → cellAt=last',
    of: ({ cellAt }) => cellAt,
  },
  {
    name: 'indent',
    says: 'Points from the edge of its column, in steps of 4, 20, 60',
    example: 'a bullet that is set in by 12 points → indent=1',
    of: ({ indent }) => step(indent, 4, 20, 60),
  },
  {
    name: 'column',
    says: 'The column that it stands in: 0 the first, 1 the second, 2 any other',
    example: 'a text beside a sidebar → column=1',
    of: ({ line }) => Math.min(2, line.column),
  },
  {
    name: 'top',
    says: 'How far down the first column of the first page, in lines of 1, 2, 4, 7, 12; anywhere else `later`',
    example: 'the first line of a page → top=0',
    of: ({ line, part }) => (line.page === 0 && line.column === 0 ? step(part.line, 1, 2, 4, 7, 12) : 'later'),
  },
  {
    name: 'beforeContact',
    says: 'Parts until the first phone number or address: 0 next, 1 from two, 2 from four',
    example: 'a name right above an e-mail address → beforeContact=0',
    of: ({ toContact }) => toContact > 0 && step(toContact, 2, 4),
  },
  {
    name: 'lineClass',
    says: 'The kinds of the first parts of its line',
    example: '"Sous Chef" of "Sous Chef      2015 – 2019" → lineClass=text,period',
    of: ({ lineKinds }) => lineKinds,
  },
];
