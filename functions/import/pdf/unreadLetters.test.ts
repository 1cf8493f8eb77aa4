import { expect, it } from 'vitest';
import { pageOf, type PageText } from '../page.fixture.ts';
import { resumeFromLines, cellClassifier } from '../understand/resumeFromLines.ts';
import { readPages } from '../layout/readPages.ts';
import { textsWithUnreadLetters, withDoubts } from './textOverOutlines.ts';

const UNREAD = '\ufffd';
const PAGE: readonly PageText[] = [
  ['Nessa Trevanion', 40, 2, 24],
  ['nessa@example.com | 07700 900412', 40, 4],
  ['EXPERIENCE', 40, 7, 14],
  ['Cook, Blue Door Restaurant', 40, 9],
  ['2015 - 2019', 400, 9],
  [`Baker, Cra${UNREAD}on Bakery`, 40, 12],
  ['2010 - 2014', 400, 12],
  [UNREAD, 40, 14],
];

it('a value of which a letter is told nowhere is unsure, and why is told', () => {
  const page = pageOf(PAGE);
  const texts = textsWithUnreadLetters([page], 'ltr');
  expect(texts).toEqual(['Cra on']);
  const found = resumeFromLines(readPages([page], 'ltr', cellClassifier).lines, [], 'ltr');
  if ('error' in found) throw new Error(found.error);
  const { doubts, confidence } = withDoubts(found, texts, 'unreadLetters');
  expect(doubts).toEqual({ 'experience.1.company': 'unreadLetters' });
  expect(confidence['experience.1.company']).toBeLessThan(0.6);
  expect(confidence['experience.0.company']).toBe(found.confidence['experience.0.company']);
});
