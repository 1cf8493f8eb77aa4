import { describe, expect, it } from 'vitest';
import { disruptiveMarks } from './markedContent.ts';
import { applyEdits } from './moveTags.ts';
import { eachOperator } from './operators.ts';
import type { Edit } from './segments.ts';

/** Returns the content without the marks; undefined if nothing is removed. */
function after(source: string): string | undefined {
  const content = Buffer.from(source, 'latin1');
  const edits: Edit[] = [];
  const marks = disruptiveMarks(content, edits);
  if (marks)
    eachOperator(content, {
      see: (name, start, end) => marks.see(name, start, end),
      readGlyphs: (from) => from,
    });
  marks?.end();
  return edits.length === 0 ? undefined : applyEdits(content, edits).toString('latin1');
}

const inner = (text: string) => `/Span<</ActualText ${text} >> BDC\n<05> Tj\nEMC\n`;
const reversed = (...inners: string[]) => `BT\n/ReversedChars BMC\n${inners.map(inner).join('')}EMC\nET\n`;

describe('the marks around text that runs right to left', () => {
  it('go, with the ends that are theirs, and nothing else does', () => {
    const content =
      '/P <</MCID 9 >>BDC\nBT\n/ReversedChars BMC\n/F5 12 Tf\n1 0 0 -1 72 99 Tm\n<01> Tj\n6 0 Td <02> Tj\n' +
      'EMC\nET\nBT\n/F5 12 Tf\n<03> Tj\nET\nEMC\n';
    expect(after(content)).toBe(
      '/P <</MCID 9 >>BDC\nBT\n/F5 12 Tf\n1 0 0 -1 72 99 Tm\n<01> Tj\n6 0 Td <02> Tj\n' +
        'ET\nBT\n/F5 12 Tf\n<03> Tj\nET\nEMC\n',
    );
  });

  it('go with the marks of mirrored brackets inside; marks that tell what a sign stands for stay', () => {
    expect(after(reversed('(\\()', '(\\))', '([)', '(>)'))).toBe(`BT\n${'<05> Tj\n'.repeat(4)}ET\n`);
    for (const kept of ['<feff05be>', '(fi)', '(a)', '(\\\\)'])
      expect(after(reversed(kept))).toBe(`BT\n${inner(kept)}ET\n`);
  });

  it('are not looked for in a page that has none, nor in a text that only speaks of them', () => {
    expect(after('/P <</MCID 0 >>BDC\nBT <01> Tj ET EMC')).toBeUndefined();
    expect(after('BT (/ReversedChars BMC) Tj ET')).toBeUndefined();
    for (const other of ['/ReversedCharsOfMine BMC EMC', '/P /ReversedChars BMC EMC', '/ReversedChars <<>> BDC EMC'])
      expect(after(other)).toBeUndefined();
  });

  it.each([
    ['has no end', '/ReversedChars BMC <01> Tj'],
    ['ends twice', '/ReversedChars BMC <01> Tj EMC EMC'],
    ['has an end with operands', '/ReversedChars BMC 1 EMC'],
  ])('make the page one of another kind when one %s', (_, content) => {
    expect(() => after(content)).toThrow(/[a-z]/);
  });
});
