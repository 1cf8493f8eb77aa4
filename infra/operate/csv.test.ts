import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv.ts';

describe('a cell of the bookkeeping', () => {
  it.each([
    [12.5, '12.5'],
    [-3, '-3'],
    [undefined, ''],
    ['2026-11', '2026-11'],
    ['8MC585209K746392H', '8MC585209K746392H'],
    ['נועה', 'נועה'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
  ])('of %j is %s', (value, text) => {
    expect(csvCell(value)).toBe(text);
  });

  it.each([
    '=1+1',
    '+1',
    '-1+cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '＝1',
    '|calc',
    '%0A',
    '=HYPERLINK("http://x","y")',
  ])('of %j is no formula', (value) => {
    expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
  });

  it('never is more than one cell in one line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\u2028', '=', "'", 'א', 'a', '\t') }),
        (value) => {
          expect(csvCell(value)).toMatch(/^(?:[^",;\n\r\u2028\u2029]*|"(?:[^"\n\r\u2028\u2029]|"")*")$/);
        },
      ),
    );
  });
});
