import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';

const read = (path: string) => new Uint8Array(readFileSync(new URL(`../data/${path}`, import.meta.url)));

/**
 * Generates valid files with so many bytes changed at the most, half of them truncated too; `placeOf` says where in a
 * file of length 1 a change falls. Without fast-check's bias, which prefers files that end before anything can be read.
 */
const damaged = (sources: readonly Uint8Array[], most = 40, placeOf = (at: number) => at): fc.Arbitrary<Uint8Array> =>
  fc
    .noBias(
      fc.record({
        which: fc.nat(sources.length - 1),
        cut: fc.oneof(
          fc.constant(1),
          fc.integer({ min: 300, max: 1_000 }).map((part) => part / 1_000),
        ),
        edits: fc.array(
          fc.tuple(
            fc.integer({ min: 0, max: 99_999 }).map((part) => placeOf(part / 100_000)),
            fc.nat(255),
          ),
          { maxLength: most, size: 'max' },
        ),
      }),
    )
    .map(({ which, cut, edits }) => {
      const bytes = (sources[which] ?? new Uint8Array()).slice();
      for (const [at, value] of edits) bytes[Math.floor(at * bytes.length)] = value;
      return bytes.subarray(0, Math.ceil(cut * bytes.length));
    });

export const damagedPdf: fc.Arbitrary<Uint8Array> = damaged(
  ['maya-chrome-1col', 'dana-lo-docx-1col', 'omer-chrome-gs-1col'].map((name) => read(`import-corpus/pdf/${name}.pdf`)),
);

/** Files of the old Word: most changes fall behind their signature, where places and lengths stand. */
export const damagedOldWord: fc.Arbitrary<Uint8Array> = damaged(
  ['import-doc/features.doc', 'import-word/doc/noa-header.doc', 'import-word/doc/itay-sidebar.doc'].map(read),
  12,
  (at) => 0.001 + 0.999 * at ** 2,
);
