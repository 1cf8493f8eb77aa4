import { parseMarks, type MarkedText, type TextMark } from '../../shared/resume/textMarks.ts';
import { writeMarks, type FormattedText, type InlineFormat } from '../../shared/resume/writeMarks.ts';
import type { RedactedText } from '../platform/bedrock/redact.ts';

/** Words that are set off, by whatever: bold that is a link is one of these. */
interface SetOffWords {
  readonly words: string;
  readonly marks: readonly TextMark[];
}

/**
 * A text as it is sent to a model: marked words are between `⟦M1⟧` and `⟦/M1⟧`. Their mark, and a link's address, is
 * kept here by number and never sent.
 */
export interface SignedText {
  readonly text: string;
  readonly setOff: readonly SetOffWords[];
}

/** A piece of an answer between two signs, and the places in {@link SignedText.setOff} of what it belongs to. */
export interface SignedPiece {
  readonly text: string;
  readonly of: readonly number[];
}

const [SIGN, SIGNS, PLACEHOLDER] = [/(⟦\/?M\d+⟧)/, /⟦\/?M\d+⟧/g, /(⟦P\d+⟧)/];
/** Maximum number of marks of a text that are sent as signs; the others are reported as those that do not come back. */
const MOST_SIGNED = 100;
const PLAIN: InlineFormat = { bold: false, italic: false, href: undefined };

/** A redacted text with signs around what is set off in its source. */
export function withSigns(redacted: RedactedText, { text, marks }: MarkedText): SignedText {
  const alike = [...Map.groupBy(marks, ({ start, end }) => `${start} ${end}`).values()];
  const setOff = alike.map((same) => ({ words: text.slice(same[0]?.start, same[0]?.end), marks: same }));
  const places = placesIn(redacted);
  // If the text contains such signs itself, its positions differ.
  if (redacted.reveal(redacted.text) !== text) return { text: redacted.text, setOff };
  const opening = new Map<number, string>();
  const closing = new Map<number, string>();
  // Inner marks come first, and their signs are the inner ones.
  for (const [
    index,
    {
      marks: [{ start = 0, end = 0 } = {}],
    },
  ] of setOff.slice(0, MOST_SIGNED).entries()) {
    const [from, to] = [places[start]?.from ?? 0, places[end - 1]?.to ?? 0];
    opening.set(from, `⟦M${index + 1}⟧${opening.get(from) ?? ''}`);
    closing.set(to, `${closing.get(to) ?? ''}⟦/M${index + 1}⟧`);
  }
  const signed = Array.from(
    { length: redacted.text.length + 1 },
    (_, place) => (closing.get(place) ?? '') + (opening.get(place) ?? '') + redacted.text.charAt(place),
  );
  return { text: signed.join(''), setOff };
}

/**
 * Returns the position of each character in the redacted text; all characters of a private part have its placeholder's.
 */
function placesIn(redacted: RedactedText): { readonly from: number; readonly to: number }[] {
  let to = 0;
  return redacted.text.split(PLACEHOLDER).flatMap((part) => {
    const from = to;
    to += part.length;
    const hidden = PLACEHOLDER.test(part) ? { from, to } : undefined;
    return Array.from(
      { length: redacted.reveal(part).length },
      (_, index) => hidden ?? { from: from + index, to: from + index + 1 },
    );
  });
}

/** Whether anything but signs is there to be set off: a placeholder is. */
const hasWords = (text: string) => /[\p{L}\p{N}⟧]/u.test(text.replaceAll(SIGNS, ''));

/** Returns an answer without its signs, in pieces: text that is once between its two signs, in one line, is marked. */
export function readSigns(answer: string, { setOff }: SignedText): SignedPiece[] {
  const cameBack = setOff
    .slice(0, MOST_SIGNED)
    .keys()
    .filter((index) => {
      const [before = '', words = '', ...more] = answer.split(new RegExp(`⟦/?M${index + 1}⟧`));
      const isInOrder = answer.startsWith(`⟦M${index + 1}⟧`, before.length);
      return more.length === 1 && isInOrder && !words.includes('\n') && hasWords(words);
    });
  const good = new Set(cameBack);
  const within = new Set<number>();
  return answer.split(SIGN).flatMap((part) => {
    if (!SIGN.test(part)) return [{ text: part, of: [...within] }];
    const index = Number(/\d+/.exec(part)?.[0]) - 1;
    if (part.startsWith('⟦/')) within.delete(index);
    else if (good.has(index)) within.add(index);
    return [];
  });
}

/**
 * Pieces with the marks of a stored text, at most so long, and the words of the source whose marks are not in it: they
 * did not come back, cannot be read there, or have no room.
 */
export function writeSetOff(pieces: readonly SignedPiece[], { setOff }: SignedText, limit: number) {
  const looks = pieces.map(({ text, of }) => ({
    text,
    look: of.flatMap((index) => setOff[index]?.marks ?? []).reduce(withMark, PLAIN),
  }));
  const marked = linesOf(looks).map(writeMarks).join('\n');
  const text = marked.length <= limit ? marked : textOf(pieces);
  const { marks } = parseMarks(text);
  const kept = new Set(pieces.flatMap(({ of }) => of));
  let end = 0;
  for (const piece of pieces) {
    const start = end;
    end += piece.text.length;
    for (const index of piece.text.trim() === '' ? [] : piece.of)
      if (
        !setOff[index]?.marks.every((mark) => marks.some((there) => isAlike(mark, there) && covers(there, start, end)))
      )
        kept.delete(index);
  }
  return { text, unmarked: [...new Set(setOff.flatMap(({ words }, index) => (kept.has(index) ? [] : [words])))] };
}

/** Pieces as they are read. */
export const textOf = (pieces: readonly SignedPiece[]): string => pieces.map(({ text }) => text).join('');

const withMark = (look: InlineFormat, { kind, href }: TextMark): InlineFormat =>
  kind === 'link' ? { ...look, href } : { ...look, [kind]: true };
const isAlike = (mark: TextMark, other: TextMark) => mark.kind === other.kind && mark.href === other.href;
const covers = (mark: TextMark, start: number, end: number) => mark.start < end && start < mark.end;

/** Groups pieces by line. */
function linesOf(pieces: readonly FormattedText[]): FormattedText[][] {
  const lines: FormattedText[][] = [[]];
  for (const { text, look } of pieces)
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: line, look });
    }
  return lines;
}
