import type { ErrorCode } from '../../shared/errors/errors.ts';
import { formatOf } from './file/fileHeader.ts';
import { unreadableShare } from './layout/cells.ts';
import { extractGlyphs, type ExtractedDocument, type ExtractGlyphs } from './pdf/pdfDocument.ts';
import { isGarbled } from './page/garbledText.ts';
import { detectDirection } from './layout/readPages.ts';
import { readLines } from './layout/reading.ts';
import { prescan } from './pdf/prescan.ts';
import { doubtfulTexts, textsWithUnreadLetters, withDoubts } from './pdf/textOverOutlines.ts';
import { importLinkedIn } from './linkedIn/importLinkedIn.ts';
import { mayHideTextInImages, isScan, findImagePages } from './pdf/detectScan.ts';
import { forgetTexts } from './resume/remember.ts';
import { placeLinks } from './placeLinks.ts';
import { importDocument } from './resumeFromDocument.ts';
import { resumeFromLines, cellClassifier, type UnderstandLines } from './understand/resumeFromLines.ts';
import { withPlaces } from './places/withPlaces.ts';
import type { ParsedResumeWithText } from './resume/parsedResume.ts';

/** Share of unreadable characters above which the character map of a file counts as broken. */
const MAX_UNREADABLE_SHARE = 0.02;

type TextImportFailure = { readonly error: ErrorCode };

/** The résumé read from the text of a file. */
export interface TextImport extends ParsedResumeWithText {
  /** Numbers of the pages, from 1, that are images and were not read. */
  readonly picturePages: readonly number[];
  /** Whether the drawn letters contradict the transparent text above them. */
  readonly isContradicted?: boolean;
}

/**
 * Reads a résumé from a file of any format. Returns `unreadable_pdf` for a PDF whose pages are images. Unbounded in
 * time and memory, so run it isolated (process/isolatedWorker.ts). `extract` reads the characters of a PDF; a test can
 * pass its own to keep them for comparison.
 */
export const importText = (
  bytes: Uint8Array,
  understand?: UnderstandLines,
  extract: ExtractGlyphs = extractGlyphs,
): Promise<TextImport | TextImportFailure> => readText(bytes, extract, understand).finally(forgetTexts);

async function readText(
  bytes: Uint8Array,
  extract: ExtractGlyphs,
  understand?: UnderstandLines,
): Promise<TextImport | TextImportFailure> {
  const format = formatOf(bytes);
  if (format === undefined) return { error: 'only_pdf' };
  if (format !== 'pdf') {
    // The browser sends photos as a PDF.
    if (format === 'photo') return { error: 'only_pdf' };
    const read = format === 'linkedin' ? importLinkedIn(bytes) : importDocument(bytes, format, understand);
    return 'error' in read ? read : { ...withPlaces(read), picturePages: [] };
  }
  // Runs before the reader, which takes the bytes over.
  const scanned = prescan(bytes);
  if ('error' in scanned) return scanned;
  const { largest } = scanned;
  const read = await extract(bytes);
  if ('error' in read) return read;
  if (isScan(read.pages, largest)) return { error: 'unreadable_pdf' };
  const parsed = parseExtractedText(read, understand);
  if (!('error' in parsed)) {
    const over = read.pages.flatMap(({ overOutlines }) => overOutlines);
    const direction = detectDirection(read.pages);
    const { texts, isContradicted } = doubtfulTexts(over, direction);
    const told = withDoubts(parsed, textsWithUnreadLetters(read.pages, direction), 'unreadLetters');
    const picturePages = [...findImagePages(read.pages), ...(read.damaged ?? [])].toSorted((a, b) => a - b);
    return { ...withDoubts(told, texts), isContradicted, picturePages };
  }
  // The text layer has no content, and an image on the page may hold the text.
  return mayHideTextInImages(read.pages, largest) ? { error: 'unreadable_pdf' } : parsed;
}

function parseExtractedText(
  { pages, links, linkWords }: ExtractedDocument,
  understand?: UnderstandLines,
): ParsedResumeWithText | TextImportFailure {
  if (unreadableShare(pages.flatMap(({ glyphs }) => glyphs)) > MAX_UNREADABLE_SHARE)
    return { error: 'unreadable_text' };
  const direction = detectDirection(pages);
  const { lines, dropped } = readLines(pages, direction, cellClassifier);
  const text = lines.map((line) => line.text).join('\n');
  if (isGarbled(text)) return { error: 'unreadable_text' };
  const parsed = resumeFromLines(lines, links, direction, understand);
  if ('error' in parsed) return parsed;
  const sizes = pages.map(({ number, shown }): [number, number, number] => [number, ...shown]);
  const placed = withPlaces(parsed, sizes, dropped);
  const behind = links.map((address) => ({ address, words: linkWords?.get(address) ?? '' }));
  const read = placeLinks(placed, behind);
  return { ...read, dropped: [...(read.dropped ?? []), ...dropped], text };
}
