import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withoutEntryNumbers } from './entryNumbers.ts';

const read = (texts: readonly string[], direction: 'ltr' | 'rtl' = 'ltr') =>
  withoutEntryNumbers(
    // Lines from the right begin at one edge there.
    texts.map((text) => line(text, direction === 'rtl' ? { left: 400 - text.length * 5, right: 400 } : {})),
    direction,
  );
const textsOf = (...texts: string[]) => read(texts).lines.map(({ text }) => text);

describe('numbers that count entries are taken out', () => {
  it('where they are ornaments in cells of their own, and are told as signs', () => {
    const { lines, dropped } = read([
      'Work',
      '01 ¦ Glazier ¦ 2014 – now',
      'Clearpane Ltd',
      '02 ¦ Apprentice ¦ 2011 – 2014',
      'Hull Glass',
    ]);
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Work'],
      ['Glazier', '2014 – now'],
      ['Clearpane Ltd'],
      ['Apprentice', '2011 – 2014'],
      ['Hull Glass'],
    ]);
    expect(dropped.map(({ reason, text }) => [reason, text])).toEqual([
      ['sign', '01'],
      ['sign', '02'],
    ]);
  });

  it('where they stand before the text, upwards or downwards, with the dates in lines below', () => {
    expect(textsOf('3) Glazier', 'Clearpane', '2014 – now', '2) Cutter', '2012 – 2014', '1) Helper')).toEqual([
      'Glazier',
      'Clearpane',
      '2014 – now',
      'Cutter',
      '2012 – 2014',
      'Helper',
    ]);
    const [first] = read(['1. מ-1991 עד 1995 – זגג', '2. 1995-2001 – חותך'], 'rtl').lines;
    expect(first?.text).toBe('מ-1991 עד 1995 – זגג');
  });

  it('where they have a line of their own, which leaves its place to the entry', () => {
    const { lines } = read(['01', 'Glazier, 2014 – now', '02', 'Cutter, 2012 – 2014']);
    expect(lines.map(({ text, gap }) => [text, gap])).toEqual([
      ['Glazier, 2014 – now', 28],
      ['Cutter, 2012 – 2014', 28],
    ]);
  });

  it('where a word says what they count, in a line of their own', () => {
    const { lines, dropped } = read(['Job 1', 'Glazier', '2014 – now', 'Job 2', 'Cutter', '2012 – 2014']);
    expect(lines.map(({ text }) => text)).toEqual(['Glazier', '2014 – now', 'Cutter', '2012 – 2014']);
    expect(dropped.map(({ reason, text }) => [reason, text])).toEqual([
      ['label', 'Job 1'],
      ['label', 'Job 2'],
    ]);
    // Beside a value it says what that is.
    const asked = ['Position 1 ¦ Glazier', '2014 – now', 'Position 2 ¦ Cutter', '2012 – 2014'];
    expect(textsOf(...asked)).toEqual(asked.map((text) => text.replace(' ¦ ', '  ')));
  });

  it.each([
    ['things that were done', ['Glazier, 2014 – now', '1. Cut glass for boats', '2. Trained two helpers']],
    ['marks', ['1 ¦ Maths ¦ 80', '2 ¦ Physics ¦ 71', '3 ¦ Art ¦ 90']],
    ['years of service', ['5 ¦ Glazier ¦ 2014 – 2019', '4 ¦ Cutter ¦ 2010 – 2014']],
    ['one entry alone', ['1. Glazier ¦ 2014 – now']],
    ['two sections', ['Work', '1. Glazier ¦ 2014 – now', 'Education', '2. Glass school ¦ 2009']],
    ['days of a period', ['1.2014 – 3.2016 ¦ Glazier', '2.2012 – 1.2014 ¦ Cutter']],
  ])('but not where they count %s', (_, texts) => {
    expect(textsOf(...texts)).toEqual(texts.map((text) => text.replaceAll(' ¦ ', '  ')));
  });
});
