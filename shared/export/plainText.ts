import type { ResumeData } from '../resume/schema.ts';
import { buildResumeDocument } from '../templates/document/document.ts';
import { isSetAlike, textOfPieces, toBlocks, type DocumentBlock, type TextPiece } from './blocks.ts';

/** How a format of plain characters writes paragraphs. */
interface TextFormat {
  /** A text of one look, of one direction or several. */
  readonly piece: (piece: TextPiece) => string;
  readonly name: string;
  readonly heading: string;
  readonly entry: string;
  readonly bullet: string;
  /** Before the items that it names. */
  readonly label: (name: string) => string;
  /** Between title and dates. */
  readonly between: string;
  /** Ends a line that another line of the same paragraph follows. */
  readonly lineEnd: string;
}

const PLAIN: TextFormat = {
  piece: ({ text }) => text,
  name: '',
  heading: '',
  entry: '',
  bullet: '• ',
  label: (name) => `${name}: `,
  between: ' | ',
  lineEnd: '',
};

const MARKDOWN: TextFormat = {
  piece: ({ text, href, bold, italic }) => {
    const mark = (bold ? '**' : '') + (italic ? '*' : '');
    // Spaces stay outside of the marks: Markdown knows no mark with one inside.
    const marked = text.replace(text.trim(), (inner) => mark + escapeMarkdown(inner) + mark);
    return href === undefined ? marked : `[${marked}](<${href}>)`;
  },
  name: '# ',
  heading: '## ',
  entry: '### ',
  bullet: '- ',
  label: (name) => `**${name}:** `,
  between: ' | ',
  lineEnd: '  ',
};

/** Characters that Markdown would take as marks, and those that are marks at a line's beginning alone. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~#&]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+])(?=\s)/, String.raw`$1\$2`)
    .replace(/^(\s*\d+)([.)])(?=\s)/, String.raw`$1\$2`);

/** The résumé as text for a form's field or an e-mail. Lines end with a line feed. */
export const toPlainText = (resume: ResumeData): string => write(resume, PLAIN);

/** The résumé in Markdown (CommonMark). */
export const toMarkdown = (resume: ResumeData): string => write(resume, MARKDOWN);

/** Returns whether the block is set apart from the one above. */
const isApart = (block: DocumentBlock, above: DocumentBlock): boolean =>
  block.kind === 'heading' ||
  block.kind === 'entry' ||
  block.opens !== undefined ||
  block.opensEntry === true ||
  // A second line may say more about the person.
  (['name', 'contacts', 'heading'].includes(above.kind) && !(block.kind === 'contacts' && above.kind === 'contacts'));

function write(resume: ResumeData, format: TextFormat): string {
  // Dots are a drawing: a text says how well a language is spoken.
  const blocks = toBlocks(buildResumeDocument({ ...resume, design: { ...resume.design, levels: 'words' } }));
  const lines: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const above = blocks[index - 1];
    const text = writeBlock(block, format);
    if (above && (isApart(block, above) || isListEdge(block, above, format))) lines.push('');
    else if (above && block.kind !== 'bullet' && above.kind !== 'entry') lines[lines.length - 1] += format.lineEnd;
    lines.push(text);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** A list's text would go on with the paragraph beside it in Markdown. */
const isListEdge = (block: DocumentBlock, above: DocumentBlock, format: TextFormat): boolean =>
  format.lineEnd !== '' && block.kind !== above.kind && (block.kind === 'bullet' || above.kind === 'bullet');

/** Neighbours of one look as one: marks that follow each other would be others. */
function joinAlike(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && isSetAlike(last, piece)) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

function writeBlock(block: DocumentBlock, format: TextFormat): string {
  const text = (pieces: readonly TextPiece[]) => joinAlike(pieces).map(format.piece).join('');
  switch (block.kind) {
    case 'name':
    case 'heading':
      return format[block.kind] + text(block.pieces);
    case 'entry':
      return (
        format.entry +
        [block.title, block.dates]
          .map(text)
          .filter((part) => part !== '')
          .join(format.between)
      );
    case 'bullet':
      // A numbered one has its mark in its text: Markdown takes it as that of a list.
      return block.numbered ? textOfPieces(block.pieces) : format.bullet + text(block.pieces);
    case 'headline':
    case 'text':
    case 'details':
      return text(block.pieces);
    case 'contacts':
    case 'skills':
    case 'languages':
    case 'tags':
      return (
        (block.name ? format.label(text(block.name)) : '') +
        block.items.map(text).join(block.kind === 'contacts' ? ' | ' : ', ')
      );
  }
}
