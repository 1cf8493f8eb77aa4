import { normalizeText } from './sanitizeText.ts';
import type { ResumeData } from './schema.ts';

/**
 * Maximum number of bytes (UTF-8) of a file name before its ending. Together they stay far below the 255 that file
 * systems allow.
 */
const MAX_STEM_BYTES = 180;

/** Characters that some file system refuses. */
const FORBIDDEN_CHARACTERS = /[<>:"/\\|?*]/g;
/** Marks that are not seen and would turn the shown name around. */
const INVISIBLE_CHARACTERS = /\p{Cf}/gu;

/**
 * The PDF's file name (PDF-04): the lower-case full name with spaces as underscores and `_resume.pdf`;
 * `resume.pdf` without a name. Letters of every script stay.
 */
export const pdfFileName = (fullName: string, document?: NamedDocument): string =>
  `${fileStem(fullName, document)}.pdf`;

/** A letter has other lines than a résumé. */
type NamedDocument = Pick<ResumeData, 'letterLines'>;

/**
 * The name of an exported résumé, or of a letter, without its ending, for every format.
 *
 * @example fileStem('Noa Barak') // 'noa_barak_resume'
 */
export function fileStem(fullName: string, document?: NamedDocument): string {
  const words = normalizeText(fullName)
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(FORBIDDEN_CHARACTERS, ' ')
    .split(/\s+/)
    .filter((word) => /[^._-]/.test(word));
  const stem = truncateBytes(words.join('_').replace(/^\.+/, ''), MAX_STEM_BYTES);
  const what = document?.letterLines ? 'cover_letter' : 'resume';
  return stem === '' ? what : `${stem}_${what}`;
}

function truncateBytes(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += encoder.encode(character).length;
    if (used > bytes) break;
    kept += character;
  }
  return kept.replace(/(?<!_)_+$/, '');
}
