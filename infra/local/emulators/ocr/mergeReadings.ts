import type { Line, Word } from 'tesseract.js';

/** Confidence in percent from which the Latin OCR is trusted. */
const MIN_CONFIDENCE = 80;
/** A dash has low confidence anyway. */
const MIN_SIGN_CONFIDENCE = 30;
const LATIN_WORD = /^(?:(?=.*[A-Za-z0-9]{2}|\d)[\x21-\x7e–—]+|[-–—|])$/;
/** Of addresses, which the Hebrew OCR never reads. */
const ADDRESS =
  /^[\w.+-]+@[\w-]+\.[\w.-]+$|^(?:https?:\/\/|www\.)|^[\w-]+\.(?:com|org|net|io|dev|me|co)(?:\.il)?(?:\/|$)/i;
/** The Hebrew OCR returns brackets in logical order, the Latin one in visual order, as all boxes are. */
const BRACKET = /[()[\]]/;
const HEBREW = /[\u05d0-\u05ea]/;

/**
 * Merges two OCR results: lines of the Hebrew OCR with the numbers and Latin words of the Latin one, because the first
 * splits digits in a Hebrew line. The words of a line are unordered.
 */
export function mergeReadings(lines: readonly Line[], latin: readonly Line[]): Line[] {
  const sure = latin
    .flatMap(({ words }) => words)
    .filter(
      ({ text, confidence }) =>
        LATIN_WORD.test(text) &&
        confidence >=
          (ADDRESS.test(text) || (text.length === 1 && !/\d/.test(text)) ? MIN_SIGN_CONFIDENCE : MIN_CONFIDENCE),
    );
  return lines.map((line) => {
    const own = sure.filter(
      ({ bbox }) =>
        (bbox.y0 + bbox.y1) / 2 > line.bbox.y0 &&
        (bbox.y0 + bbox.y1) / 2 < line.bbox.y1 &&
        bbox.x0 >= line.bbox.x0 - 4 &&
        bbox.x1 <= line.bbox.x1 + 4,
    );
    const isTaken = ({ bbox, text, confidence }: Word) =>
      own.some(
        (other) =>
          horizontalOverlap(bbox, other.bbox) > 0.5 &&
          (lettersOnly(other.text) !== lettersOnly(text) || BRACKET.test(text)) &&
          !(HEBREW.test(text) && confidence > other.confidence && !ADDRESS.test(other.text)),
      );
    const kept = line.words.filter((word) => !isTaken(word));
    const added = own.filter((other) => !kept.some(({ bbox }) => horizontalOverlap(other.bbox, bbox) > 0.3));
    return { ...line, words: [...kept, ...added] };
  });
}

const lettersOnly = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The part of the narrower of two boxes that both cover. */
function horizontalOverlap(a: Word['bbox'], b: Word['bbox']): number {
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) / Math.max(1, Math.min(a.x1 - a.x0, b.x1 - b.x0));
}
