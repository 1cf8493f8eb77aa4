import type { FlowBlock, FlowDocument, FlowParagraph } from '../page/blocks.ts';
import { withWholeWords } from '../page/spacedLetters.ts';
import { tagsToMarkdown } from '../html/tagsToMarkdown.ts';
import { withoutMessageHeads } from './chatMessages.ts';
import { withInlineLinks, withoutFrontMatter } from './markdownParts.ts';
import { readInline, usesMarkdown } from './inlineMarks.ts';
import { findWrappedLines } from './wrappedLines.ts';

/** Sizes in points: of text, and of headings by level. */
const TEXT_SIZE = 10;
const HEADING_SIZES = [18, 14, 12] as const;
/** Most letters of an underlined heading. */
const MAX_HEADING = 60;
/** A bullet and a space, or the character that Word's bullets become when copied. */
const BULLET = /^(?:[-*+–—•●○◦▪■□▸►‣⁃∙·✓✔➢➤→\uf0b7\uf0a7]|o(?=\t))(?:\s+|(?<=[•●▪■►➢\uf0b7\uf0a7]))(?=\S)/u;
const HEADING = /^(#{1,6})\s(.*)$/;
/** A line of signs alone, below a heading or between parts. */
const RULE = /^(?:[-=_*~─━═–—•#.]\s?){3,}$/u;
const FENCE = /^(?:```|~~~)/;
/** A Markdown table: cells between bars, and the line below its first row. */
const TABLE_ROW = /^\|.*\|$/;
const TABLE_RULE = /^\|?(?:\s?:?-{2,}:?\s?\|)+(?:\s?:?-{2,}:?)?$/;
/** A longer line is a paragraph without structure. */
const MAX_STRUCTURED = 2_000;
/** A gap between two columns that are set with spaces. */
const WIDE_GAP = /(?<=[^\s.,:;!?]) {2,}(?=\S)|(?<=\S)(?: {3,}|(?=[^\S\t]*\t)\s+)(?=\S)/g;

interface PlainLine {
  readonly raw: string;
  readonly kind: 'text' | 'bullet' | 'heading' | 'row' | 'empty' | 'dropped';
  readonly text: string;
  /** Level of a heading, from 1; nesting depth of an item, from 0. */
  readonly level: number;
}

/** Reads a text or Markdown file as a document; pasted text gives the same lines (UP-05). */
export function readTextDocument(source: string): FlowDocument {
  const isMarkdown = usesMarkdown(source);
  const { text: said, heads } = withoutMessageHeads(source);
  const { text, notes, unused } = isMarkdown
    ? withInlineLinks(tagsToMarkdown(withoutFrontMatter(said)))
    : { text: said, notes: [], unused: [] };
  const links = new Map<string, string>(unused.map((address) => [address, '']));
  const lines = classify(text.split(/\r\n?|[\n\f\v\u0085\u2028\u2029]/));
  const goesOn = findWrappedLines(
    lines.map(({ raw, kind }) => ({
      raw: raw.trimEnd(),
      // Markdown can force a line break.
      canGoOn: (kind === 'text' || kind === 'bullet') && !(isMarkdown && / {2}$|\\$/.test(raw)),
      canContinue: kind === 'text',
    })),
  );
  const body: FlowBlock[] = [];
  let [started, first] = ['', undefined as PlainLine | undefined];
  lines.forEach((line, index) => {
    if (line.kind === 'dropped') return;
    if (line.kind === 'row') {
      const cells = line.text
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|');
      body.push({ row: cells.map((cell) => [{ paragraph: toParagraph(cell.trim(), line, isMarkdown, links) }]) });
      return;
    }
    first ??= line;
    started = started === '' ? line.text : `${started} ${line.text}`;
    if (goesOn[index]) return;
    body.push({ paragraph: toParagraph(started, first, isMarkdown, links) });
    [started, first] = ['', undefined];
  });
  return { header: [], body, footer: [], links: [...links.keys()], linkWords: links, labels: heads, notes };
}

function classify(raws: readonly string[]): PlainLine[] {
  const lines: PlainLine[] = [];
  const trimmed = raws.map((raw) => raw.trim());
  let inTable = false;
  /** Indents of the marks of the lists around the current item, the outermost first. */
  let lists: number[] = [];
  raws.forEach((raw, index) => {
    const line = { raw, text: trimmed[index] ?? '', level: 0 };
    inTable = TABLE_ROW.test(line.text) && (inTable || TABLE_RULE.test(trimmed[index + 1] ?? ''));
    const heading = HEADING.exec(line.text);
    if (line.text === '') lines.push({ ...line, kind: 'empty' });
    else if (line.text.length > MAX_STRUCTURED) lines.push({ ...line, kind: 'text' });
    else if (FENCE.test(line.text) || TABLE_RULE.test(line.text) || RULE.test(line.text)) {
      const above = lines.at(-1);
      if (RULE.test(line.text) && above?.kind === 'text' && above.text.length <= MAX_HEADING)
        lines[lines.length - 1] = { ...above, kind: 'heading', level: lines.length === 1 ? 1 : 2 };
      lines.push({ ...line, kind: 'dropped' });
    } else if (inTable) lines.push({ ...line, kind: 'row' });
    else if (heading) {
      const [, marks = '', title = ''] = heading;
      lists = [];
      lines.push({ ...line, kind: 'heading', level: marks.length, text: title.replace(/\s#+$/, '').trim() });
    } else {
      const text = line.text.replace(BULLET, '');
      const kind = text === line.text ? 'text' : 'bullet';
      if (kind === 'bullet') lists = listsAround(raw, lists);
      const level = kind === 'bullet' ? lists.length - 1 : 0;
      lines.push({ ...line, kind, level, text: text.replace(/^>\s*|\\$/g, '') });
    }
  });
  return lines;
}

/** Spaces of a tab. */
const TAB = 4;

/** Returns the indents of the lists around an item: those smaller than its own, and its own. */
function listsAround(raw: string, lists: readonly number[]): number[] {
  const [before = ''] = /^[ \t]*/.exec(raw) ?? [];
  const indent = Array.from(before).reduce((sum, sign) => sum + (sign === '\t' ? TAB : 1), 0);
  return [...lists.filter((outer) => outer < indent), indent];
}

function toParagraph(
  text: string,
  { kind, level }: PlainLine,
  isMarkdown: boolean,
  links: Map<string, string>,
): FlowParagraph {
  const size = kind === 'heading' ? (HEADING_SIZES[level - 1] ?? HEADING_SIZES[2]) : TEXT_SIZE;
  const inline = readInline(withWholeWords(text).replace(WIDE_GAP, '\t'), isMarkdown, links);
  const texts = inline.map((part) => ({ ...part, bold: part.bold || kind === 'heading', size }));
  return {
    texts,
    mark: kind === 'bullet' ? '•' : '',
    ...(kind === 'heading' && { level, before: size }),
    ...(kind === 'bullet' && { depth: level }),
  };
}
