import { describe, expect, it } from 'vitest';
import { directionTail } from './marks.ts';
import { countPdfiumSegments, orderOfPdfium, orderOfPdfJs, orderOfPoppler } from './readers.ts';

/** What each reader was seen to give for a line, written as it stands on the page, from left to right. */
describe('how readers order a line', () => {
  it('pdf.js turns a word and what stands around it', () => {
    expect(orderOfPdfJs('םולש')).toBe('שלום');
    expect(orderOfPdfJs('ףודעתו Roadmap')).toBe('Roadmap ותעדוף');
    expect(orderOfPdfJs('09/2020 – Present')).toBe('09/2020 – Present');
    // Less than a third from the right: it takes the line for one from the left.
    expect(orderOfPdfJs('םויה – 03/2021')).toBe('היום – 03/2021');
  });

  it('PDFium turns the parts of a line that has as many words from the right', () => {
    expect(orderOfPdfium('םולש בוט')).toBe('טוב שלום');
    expect(orderOfPdfium('הריכב C++ תחתפמ')).toBe('מפתחת ++C בכירה');
    expect(orderOfPdfium('Senior C++ developer')).toBe('Senior C++ developer');
  });

  it('pdftotext moves the space behind a Latin word, and not where a mark stands between', () => {
    expect(orderOfPoppler('בוט AWS םולש', true)).toBe('שלום  AWSטוב');
    expect(orderOfPoppler('בוט \u200fAWS\u200e םולש', true).replace(/\p{Cf}/gu, '')).toBe('שלום AWS טוב');
  });
});

describe('what makes PDFium take a line from the left', () => {
  it('outweighs the words from the right, with glyphs that all differ, and as many marks of the other kind', () => {
    for (const count of [1, 2, 5, 14, 30]) {
      const text = 'םולש '.repeat(count);
      const tail = directionTail(text);
      const { left, right } = countPdfiumSegments(`${text} ${tail.join('')}`);
      expect(left).toBeGreaterThan(right);
      expect(new Set(tail).size).toBe(tail.length);
      const all = tail.join('');
      expect(all.split('\u200e').length).toBe(all.split('\u200f').length);
    }
    expect(directionTail('all from the left')).toEqual([]);
  });
});
