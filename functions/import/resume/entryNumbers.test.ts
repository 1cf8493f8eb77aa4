import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withoutEntryNumbers } from './entryNumbers.ts';

const textsOf = (...texts: string[]) => withoutEntryNumbers(texts.map((text) => line(text))).map(({ text }) => text);

describe('numbers that count entries are taken out', () => {
  it.each([
    [
      'in cells of their own',
      ['01 ¦ Glazier ¦ 2014 – now', 'Clearpane', '02 ¦ Apprentice ¦ 2011'],
      ['Glazier  2014 – now', 'Clearpane', 'Apprentice  2011'],
    ],
    [
      'before the text, with the dates in lines below',
      ['1) Glazier', 'Clearpane', '2014 – now', '2) Cutter', '2012 – 2014', '3) Helper'],
      ['Glazier', 'Clearpane', '2014 – now', 'Cutter', '2012 – 2014', 'Helper'],
    ],
  ])('%s', (_, texts, left) => {
    expect(textsOf(...texts)).toEqual(left);
  });

  it.each([
    ['things that were done', ['Glazier, 2014 – now', '1. Cut glass for boats', '2. Trained two helpers']],
    ['marks', ['1 ¦ Maths ¦ 80', '2 ¦ Physics ¦ 71', '3 ¦ Art ¦ 90']],
    ['years of service', ['5 ¦ Glazier ¦ 2014 – 2019', '4 ¦ Cutter ¦ 2010 – 2014']],
    ['one entry alone', ['1. Glazier ¦ 2014 – now']],
    ['days of a period', ['1.2014 – 3.2016 ¦ Glazier', '2.2012 – 1.2014 ¦ Cutter']],
  ])('but not where they count %s', (_, texts) => {
    expect(textsOf(...texts)).toEqual(texts.map((text) => text.replaceAll(' ¦ ', '  ')));
  });
});
