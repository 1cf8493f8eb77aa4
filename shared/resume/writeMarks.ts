import { stripMarks } from './textMarks.ts';

/** A stretch of one look, as it was copied or as a file has it. */
export interface FormattedText {
  readonly text: string;
  readonly look: InlineFormat;
}

export interface InlineFormat {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | undefined;
}

const textOf = (pieces: readonly FormattedText[]) => pieces.map(({ text }) => text).join('');
/** A sign of the text that would be read as a mark. */
const escapeSigns = (text: string) => text.replace(/[*[\]\\]/g, String.raw`\$&`);
const asIs = (text: string) => text;
const mapLooks = (pieces: readonly FormattedText[], change: Partial<InlineFormat>): readonly FormattedText[] =>
  pieces.map(({ text, look }) => ({ text, look: { ...look, ...change } }));

/**
 * Returns a line with the marks of its pieces. Its words are always read as they were copied: marks that could not be
 * read (within a word, without a space between them, too long) are left out, and signs that only look like marks get a
 * backslash.
 */
export function writeMarks(pieces: readonly FormattedText[]): string {
  const looks = [
    pieces,
    mapLooks(pieces, { italic: false }),
    mapLooks(pieces, { bold: false, italic: false }),
    mapLooks(pieces, { bold: false, italic: false, href: undefined }),
  ];
  const plain = textOf(pieces);
  for (const look of looks)
    for (const write of [asIs, escapeSigns]) {
      const line = writeLine(look, write);
      if (stripMarks(line) === plain) return line;
    }
  return plain;
}

function writeLine(pieces: readonly FormattedText[], write: (text: string) => string): string {
  const joined: FormattedText[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isAlike =
      last &&
      last.look.bold === piece.look.bold &&
      last.look.italic === piece.look.italic &&
      last.look.href === piece.look.href;
    if (isAlike) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  let line = '';
  for (let start = 0; start < joined.length;) {
    const { href } = (joined[start] as FormattedText).look;
    const end = joined.findIndex(({ look }, index) => index > start && look.href !== href);
    const same = joined.slice(start, end < 0 ? undefined : end);
    start += same.length;
    const text = same.map((piece) => writePiece(piece, write)).join('');
    line += href === undefined ? text : wrapWords(text, (words) => `[${words}](${href})`);
  }
  return line;
}

function writePiece({ text, look: { bold, italic } }: FormattedText, write: (text: string) => string): string {
  const mark = (bold ? '**' : '') + (italic ? '*' : '');
  return wrapWords(text, (words) => `${mark}${write(words)}${mark}`);
}

/** The text with something around its words, within the spaces at its ends. */
function wrapWords(text: string, wrap: (words: string) => string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)((?:.*\S)?)(\s*)$/s.exec(text) ?? [];
  return words === '' ? text : before + wrap(words) + after;
}
