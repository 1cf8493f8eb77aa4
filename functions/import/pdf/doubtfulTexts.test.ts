import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { Glyph } from '../page/glyph.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { doubtfulTexts, textsWithUnreadLetters, withDoubts } from './textOverOutlines.ts';

const line = (text: string, y: number, x = 50): Glyph[] =>
  Array.from(text).flatMap((char, index) =>
    char === ' ' ? [] : [{ text: char, x: x + 5 * index, y, width: 5, size: 10, bold: false }],
  );
const READING: ParsedResume = {
  resumeData: {
    ...createBlankResume(DEFAULT_TEMPLATE_CHOICE),
    summary: 'Bakes bread and cakes',
    skills: [{ id: 'skill-1', name: 'Bread' }],
  },
  unplaced: [],
  confidence: { summary: 0.9, 'skills.0.name': 0.3 },
  personal: [],
  doubts: { headline: 'unreadLetters' },
};

const shape = (number: number) => [number, 0];

const over = (text: string, y: number, shapes: readonly number[]) => ({
  glyphs: line(text, y),
  letters: Array.from(text, (char, index) => ({ text: char, shape: shape(shapes[index] ?? 0) })),
});

describe('transparent texts over drawn letters', () => {
  it('are believed where the same letters are drawn alike, and where there are none', () => {
    const nothing = { texts: [], isContradicted: false };
    expect(doubtfulTexts([], 'ltr')).toEqual(nothing);
    expect(doubtfulTexts([over('aabb', 100, [1, 1, 2, 2])], 'ltr')).toEqual(nothing);
  });

  it('are doubtful line by line where too few are drawn twice, and contradicted where one shape is two letters', () => {
    const few = [
      over('ab', 100.2, [1, 2]),
      { ...over('c', 99.9, [3]), glyphs: line('c', 99.9, 20) },
      over('d', 120, [4]),
    ];
    expect(doubtfulTexts(few, 'ltr')).toEqual({ texts: ['c ab', 'd'], isContradicted: false });
    expect(doubtfulTexts([over('aabb', 100, [1, 1, 1, 2])], 'ltr')).toEqual({ texts: ['aabb'], isContradicted: true });
  });
});

const doubtsOf = (texts: readonly string[], reason?: 'unreadLetters') => withDoubts(READING, texts, reason).doubts;

describe('a value is doubtful', () => {
  it('where half of its words are of doubtful texts, or it holds one whole', () => {
    expect(doubtsOf(['bread, cakes'])).toEqual({
      headline: 'unreadLetters',
      summary: 'overOutlines',
      'skills.0.name': 'overOutlines',
    });
    expect(doubtsOf(['Cakes for all'])).toEqual({ headline: 'unreadLetters' });
    expect(doubtsOf(['cakes'])).toEqual({ headline: 'unreadLetters', summary: 'overOutlines' });
  });

  it('for a letter that is told nowhere only where it holds that word', () => {
    expect(doubtsOf(['Bakes bread'], 'unreadLetters')).toEqual({ headline: 'unreadLetters', summary: 'unreadLetters' });
    expect(doubtsOf(['bread bakes'], 'unreadLetters')).toEqual({ headline: 'unreadLetters' });
  });

  it('and no surer than that: others stay as sure as they are', () => {
    expect(withDoubts(READING, ['bread, cakes']).confidence).toEqual({ summary: 0.5, 'skills.0.name': 0.3 });
    const unknown = { ...READING, confidence: {} };
    expect(withDoubts(unknown, ['Bakes bread'], 'unreadLetters').confidence).toEqual({ summary: 0.5 });
    expect(withDoubts(READING, [])).toBe(READING);
  });
});

const page = (...glyphs: readonly Glyph[]) => ({ width: 600, height: 800, glyphs });

it('words with a letter that is told nowhere are told without it, signs alone are none', () => {
  const texts = textsWithUnreadLetters(
    [page(...line('Cra\ufffdon and \ufffd 12\ufffd', 100), ...line('Bread', 140)), page(...line('no\ufffde', 100))],
    'ltr',
  );
  expect(texts).toEqual(['Cra on', 'no e']);
  expect(textsWithUnreadLetters([page(...line('Bread', 100))], 'ltr')).toEqual([]);
});
