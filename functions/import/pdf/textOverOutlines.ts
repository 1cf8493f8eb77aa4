import type { DoubtReason } from '../../../shared/api/import.ts';
import type { Direction } from '../../../shared/platform/language.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { comparableWords, containsWords } from '../page/wordMatch.ts';
import { groupIntoRows, isRead, SPACE_GAP, splitAtGaps, toCell } from '../layout/cells.ts';
import { UNREAD } from '../page/glyph.ts';
import type { PageGlyphs } from '../page/pageGlyphs.ts';
import { textsOf } from '../places/filledFields.ts';
import type { TextOverOutline } from './visibleText.ts';
import { agreementOf } from './letterShapes.ts';
import { dictionary } from '../../../shared/platform/ownProperty.ts';

/** Confidence of a doubtful value, about which the person is asked. */
const DOUBTFUL = 0.5;
/** Share of doubtful words that makes a value doubtful. */
const MIN_SHARE = 0.5;

/**
 * Returns the transparent texts that cannot be believed. It returns all of them if one shape stands for several letters
 * anywhere (`isContradicted`: they contradict the drawing), or if too few letters occur more than once to compare.
 */
export function doubtfulTexts(over: readonly TextOverOutline[], direction: Direction) {
  const agreement = over.length === 0 ? 'agrees' : agreementOf(over.flatMap(({ letters }) => letters));
  if (agreement === 'agrees') return { texts: [], isContradicted: false };
  // In the invisible text mode each letter may lie over a path of its own.
  const rows = Map.groupBy(
    over.flatMap(({ glyphs }) => glyphs),
    ({ y }) => Math.round(y),
  );
  const fromLeft = [...rows.values()].map((row) => row.toSorted((a, b) => a.x - b.x));
  const texts = fromLeft.map((row) => toCell(row, direction).text);
  return { texts, isContradicted: agreement === 'differs' };
}

/**
 * Returns words that contain a glyph without a letter, as they read without it: `Kons ack` for `Konstfack`, whose `tf`
 * is one nameless glyph. Nameless signs apart from words are ignored.
 */
export function textsWithUnreadLetters(pages: readonly PageGlyphs[], direction: Direction): readonly string[] {
  return pages.flatMap(({ glyphs }) => {
    const unread = glyphs.filter(({ text }) => text === UNREAD);
    if (unread.length === 0) return [];
    const near = glyphs.filter(({ y }) => unread.some((other) => Math.abs(other.y - y) < other.size));
    return groupIntoRows(near, true)
      .flatMap((row) => splitAtGaps(row, SPACE_GAP))
      .filter((word) => word.some(({ text }) => text === UNREAD) && word.some(({ text }) => /\p{L}/u.test(text)))
      .map((word) => toCell(word.filter(isRead), direction).text);
  });
}

/**
 * Returns a reading in which values of doubtful texts have low confidence, with the reason. For missing letters only
 * values that contain the few affected words are doubtful; otherwise all values may be.
 */
export function withDoubts<Found extends ParsedResume>(
  reading: Found,
  texts: readonly string[],
  reason: DoubtReason = 'overOutlines',
): Found {
  if (texts.length === 0) return reading;
  const words = new Set(reason === 'overOutlines' ? texts.flatMap(comparableWords) : []);
  const doubtful = textsOf(reading.resumeData).filter(([, value]) => {
    const valueWords = comparableWords(value);
    const share = valueWords.filter((word) => words.has(word)).length / valueWords.length;
    return share >= MIN_SHARE || texts.some((text) => containsWords(value, text));
  });
  const confidence = dictionary(reading.confidence);
  for (const [path] of doubtful) confidence[path] = Math.min(confidence[path] ?? 1, DOUBTFUL);
  return {
    ...reading,
    confidence,
    doubts: { ...reading.doubts, ...Object.fromEntries(doubtful.map(([path]) => [path, reason])) },
  };
}
