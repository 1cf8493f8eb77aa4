import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';

const SOURCE_PDFS = ['maya-chrome-1col', 'dana-lo-docx-1col', 'omer-chrome-gs-1col'].map(
  (name) => new Uint8Array(readFileSync(new URL(`../data/import-corpus/pdf/${name}.pdf`, import.meta.url))),
);

/**
 * Generates valid files with up to 40 bytes changed anywhere, half of them truncated too. Without fast-check's bias,
 * which prefers files that end before anything can be read.
 */
export const damagedPdf: fc.Arbitrary<Uint8Array> = fc
  .noBias(
    fc.record({
      which: fc.nat(SOURCE_PDFS.length - 1),
      cut: fc.oneof(
        fc.constant(1),
        fc.integer({ min: 300, max: 1_000 }).map((part) => part / 1_000),
      ),
      edits: fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 99_999 }).map((part) => part / 100_000),
          fc.nat(255),
        ),
        { maxLength: 40, size: 'max' },
      ),
    }),
  )
  .map(({ which, cut, edits }) => {
    const bytes = (SOURCE_PDFS[which] ?? new Uint8Array()).slice();
    for (const [at, value] of edits) bytes[Math.floor(at * bytes.length)] = value;
    return bytes.subarray(0, Math.ceil(cut * bytes.length));
  });
