import { useEffect, useState } from 'react';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { OpenPages } from '../../import/page/openPages.ts';
import { exportFile } from '../flows/exportFormats.ts';
import { holdPrograms, openOwnPages, readByPdfium } from './programs.ts';
import { readPdfTexts, readWordText, type PdfTexts, type Reader } from './readTexts.ts';

/** The readings of a file so far; a reader that failed or has not finished has no text. */
export interface Readings {
  readonly texts: Readonly<Partial<Record<Reader, string>>>;
  readonly pages: PdfTexts | null;
  readonly opened: OpenPages | null;
  /** Readers that did not come. */
  readonly failed: readonly Reader[];
  readonly isOver: boolean;
}

const NOTHING: Readings = { texts: {}, pages: null, opened: null, failed: [], isOver: false };

/** Reads a PDF and the Word file of the same résumé, each reader as soon as it is there; all of it in this browser. */
export function useReadings(file: File | null, resume: ResumeData): Readings {
  const [known, setKnown] = useState<{ readonly file: File | null } & Readings>({ file: null, ...NOTHING });
  useEffect(holdPrograms, []);
  useEffect(() => {
    if (file === null) return undefined;
    let isGone = false;
    let opened: OpenPages | undefined;
    const tell = (change: (before: Readings) => Readings) => {
      if (isGone) return;
      setKnown((before) => ({ ...change(before.file === file ? before : NOTHING), file }));
    };
    const take = (reader: Reader, text: string | undefined) =>
      tell((before) =>
        text === undefined
          ? { ...before, failed: [...before.failed, reader] }
          : { ...before, texts: { ...before.texts, [reader]: text } },
      );
    const readPdf = async () => {
      opened = await openOwnPages(file);
      if (isGone) return opened.close();
      const pages = await readPdfTexts(opened.document);
      return tell((before) => ({
        ...before,
        pages,
        opened: opened ?? null,
        texts: { ...before.texts, pdfJs: pages.pdfJs, pdfBox: pages.pdfBox },
      }));
    };
    const readWord = async () => readWordText(new Uint8Array(await (await exportFile(resume, 'word')).arrayBuffer()));
    const ways = [
      readPdf().catch(() => (['pdfJs', 'pdfBox'] as const).forEach((reader) => take(reader, undefined))),
      readByPdfium(file).then((text) => take('pdfium', text)),
      readWord().then(
        (text) => take('word', text),
        () => take('word', undefined),
      ),
    ];
    void Promise.all(ways).then(() => tell((before) => ({ ...before, isOver: true })));
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file, resume]);
  return known.file === file ? known : NOTHING;
}
