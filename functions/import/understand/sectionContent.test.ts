import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { TextLine } from '../page/textLine.ts';
import { describeParts } from './features.ts';
import { toParts } from './parts.ts';
import { sectionBelow, type ContentSeen } from './sectionContent.ts';

const described = (texts: readonly (string | TextLine)[]) => {
  const lines = texts.map((text) => (typeof text === 'string' ? line(text) : text));
  return describeParts(lines, toParts(lines), 'ltr');
};
const NOTHING = { word: 'other', named: new Set<string>(), isBehindEntries: false } as const;
/** The section that texts make below a heading in words of one's own. */
const below = (texts: readonly (string | TextLine)[], more: Partial<ContentSeen> = {}) =>
  sectionBelow({ ...NOTHING, below: described(texts), ...more }).kind;

const POSTS = ['Sous Chef', 'Blue Door, 2015 – 2019', 'Cook', 'Old Mill, 2012 – 2015'];
const FIRM = ['Mila', 'Blue Door, 2015 – 2019'];
const elsewhere = (kind: string) => ({ named: new Set([kind]) });

it('posts have periods with both ends, or one that goes on', () => {
  expect(below(POSTS)).toBe('experience');
  expect(below(['Sous Chef', 'Blue Door, 2015 – today', 'Cook', 'Old Mill'])).toBe('experience');
  expect(below(['Sous Chef', 'Blue Door', 'Cook', 'Old Mill'])).not.toBe('experience');
});

it('few of them are a section of their own where work has a heading', () => {
  expect(below(['Sous Chef', 'Blue Door, 2015 – 2019'])).toBe('experience');
  expect(below(['Sous Chef', 'Blue Door, 2015 – 2019'], elsewhere('experience'))).toBe('other');
  expect(below(FIRM)).toBe('other');
  expect(below(FIRM, { word: 'experience' })).toBe('experience');
});

it('degrees tell studies, and a school that employs does not', () => {
  expect(below(['B.A. in History', 'Ruppin College, 2009 – 2012'])).toBe('education');
  expect(below(['Teacher', 'Ruppin College, 2009 – 2012', 'Tutor', 'Ruppin College, 2007 – 2009'])).toBe('experience');
  expect(below(['B.A. in History', 'M.A. in History', 'Ph.D.', '2009 – 2012'])).toBe('education');
});

it('lists of short texts are skills, and none with sentences, labels or dates', () => {
  expect(below(['Bread', 'Pastry', 'Knives'])).toBe('skills');
  expect(below(['Bread', 'Pastry'])).toBe('other');
  expect(below(['Bread', 'Pastry', 'I cook.'])).toBe('other');
  expect(below(['Bread', 'Pastry', 'Phone:', '050-1234567'])).toBe('other');
  expect(below(['Bread', 'Pastry', 'Knives, 2019'])).toBe('other');
});

it('names of languages, or of one with its level, are languages', () => {
  expect(below(['Hebrew', 'English'])).toBe('languages');
  expect(below(['Hebrew, native', 'English, good'])).toBe('languages');
});

const SENTENCES = ['A cook who has learned in kitchens of four countries', 'and writes down what people say of it.'];

it('sentences are a summary above work and studies, and a section of their own below', () => {
  expect(below(SENTENCES)).toBe('summary');
  expect(below(SENTENCES, { isBehindEntries: true })).toBe('other');
  expect(below(SENTENCES.map((text) => `• ${text}`))).toBe('other');
});

it('a word of the heading speaks for its section, and against all others', () => {
  expect(below(['Bread', 'Pastry', 'Knives'], { word: 'volunteering' })).toBe('volunteering');
  expect(below(POSTS, { word: 'military', ...elsewhere('experience') })).toBe('military');
});
