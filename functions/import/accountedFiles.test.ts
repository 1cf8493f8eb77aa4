import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  archiveSays,
  htmlSays,
  odtSays,
  pdfSays,
  rtfSays,
  textSays,
  wordFileSays,
  type FileSays,
} from '../../test/support/account/fileSays.ts';
import { madeDocument, seenBy, type MadeDocument } from '../../test/support/account/madeDocument.ts';
import { unaccounted } from '../../test/support/account/unaccounted.ts';
import { writeHtml, writeOdt, writeRtf } from '../../test/support/account/writeMarkup.ts';
import { writePdf } from '../../test/support/account/writePdf.ts';
import { writeArchive, writeMarkdown, writeText } from '../../test/support/account/writeTexts.ts';
import { writeOldWord, writeWord } from '../../test/support/account/writeWord.ts';
import { EXHAUSTIVE } from '../../test/support/exhaustive.ts';
import { importText } from './textImport.ts';

interface AccountedFormat {
  readonly write: (document: MadeDocument) => Uint8Array | Promise<Uint8Array>;
  /** Counts the words of a file from its own bytes; for old Word files, the words that its writer put in. */
  readonly says: (bytes: Uint8Array, document: MadeDocument) => FileSays | Promise<FileSays>;
}

const FORMATS: Readonly<Record<string, AccountedFormat>> = {
  docx: { write: writeWord, says: wordFileSays },
  doc: { write: writeOldWord, says: (_, document) => seenBy(document) },
  odt: { write: writeOdt, says: odtSays },
  rtf: { write: writeRtf, says: rtfSays },
  html: { write: writeHtml, says: htmlSays },
  md: { write: writeMarkdown, says: textSays },
  txt: { write: writeText, says: textSays },
  pdf: { write: writePdf, says: pdfSays },
  linkedin: { write: writeArchive, says: archiveSays },
};

const FILES = EXHAUSTIVE ? 10_000 : 200;
/** Largest share of files that may be refused. A refused file has an error and no result. */
const MOST_REFUSED = 0.05;

describe('every word and address that a file holds is in a field, unplaced, or left out with a reason', () => {
  it.each(Object.entries(FORMATS))('%s', { timeout: 3_600_000 }, async (_, { write, says }) => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(madeDocument, async (document) => {
        const bytes = new Uint8Array(await write(document));
        const found = await importText(bytes.slice());
        if ('error' in found) refused += 1;
        else
          expect(unaccounted(await says(bytes.slice(), document), found)).toEqual({ words: [], links: [], shown: [] });
      }),
      // The gate tests the same files in each run, other runs different ones; a failure prints its seed.
      { numRuns: FILES, ...(!EXHAUSTIVE && { seed: 72 }) },
    );
    expect(refused).toBeLessThan(MOST_REFUSED * FILES);
  });
});
