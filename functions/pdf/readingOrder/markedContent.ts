import { skipWhitespace, eachOperator } from './operators.ts';

/** Around text that runs right to left; around a bracket that is shown as its mirror image. */
const DISRUPTIVE_MARK = /^\/ReversedChars\s+BMC$|^\/Span\s*<<\s*\/ActualText\s*\((?:\\[()]|[[\]{}<>])\)\s*>>\s*BDC$/;

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The content of a page without the marks that break its right-to-left lines into pieces, or undefined when there are
 * none. Every other operator stays as it is, in its place: the page looks the same, and the marks of its tags are
 * untouched. Throws when the content is not of the kind that the browser writes.
 */
export function removeDisruptiveMarks(content: Buffer): Buffer | undefined {
  if (!content.includes('/ReversedChars')) return undefined;
  const cuts: ByteRange[] = [];
  const open: boolean[] = [];
  eachOperator(content, (name, start, end) => {
    let cut: boolean | undefined;
    if (name === 'BMC' || name === 'BDC') {
      open.push((cut = DISRUPTIVE_MARK.test(content.toString('latin1', start, end))));
    } else if (name === 'EMC') {
      cut = open.pop();
      if (cut === undefined || end - start > 'EMC'.length) throw new Error('A mark that ends nothing');
    }
    if (cut) cuts.push({ start, end: skipWhitespace(content, end) });
  });
  if (open.length > 0) throw new Error('A mark without an end');
  return cuts.length > 0 ? removeRanges(content, cuts) : undefined;
}

function removeRanges(content: Buffer, cuts: readonly ByteRange[]): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    kept.push(content.subarray(from, start));
    from = end;
  }
  return Buffer.concat([...kept, content.subarray(from)]);
}
