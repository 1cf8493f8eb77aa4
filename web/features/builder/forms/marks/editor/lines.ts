import { Schema, type Mark, type Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { bulletMarkOf } from '../../../../../../shared/resume/text.ts';
import { isMarkAddress, parseMarks, type TextMark } from '../../../../../../shared/resume/textMarks.ts';
import { writeMarks, type FormattedText } from '../../../../../../shared/resume/writeMarks.ts';

/**
 * A text as the editor holds it: lines of words with marks, as flat as what is stored. `bullet` is the mark that a line
 * brought for itself; it is not drawn, since every line of a description has a drawn one.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: 'text*',
      whitespace: 'pre',
      selectable: false,
      attrs: { bullet: { default: '' } },
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: readAddress }],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

/** Distance of the text from either end of a line's node. */
const LINE_EDGE = 1;

function readAddress(element: HTMLElement): { href: string } | false {
  const href = element.getAttribute('href') ?? '';
  return isMarkAddress(href) && { href };
}

export const createMark = (kind: TextMark['kind'], href?: string): Mark =>
  schema.mark(kind, href === undefined ? undefined : { href });

/** The text that a line was read from. A line that nobody touched is written back letter by letter. */
const sources = new WeakMap<Node, string>();

/** A line of a text, without its end; `isBulleted`: of a text whose lines are bullets. */
export function readLine(source: string, isBulleted: boolean): Node {
  const bullet = isBulleted ? bulletMarkOf(source) : '';
  const { text, marks } = parseMarks(source.slice(bullet.length));
  const edges = [...new Set([0, ...marks.flatMap(({ start, end }) => [start, end]), text.length])];
  const ends = edges.toSorted((a, b) => a - b);
  const words = ends.slice(1).map((end, index) => {
    const start = ends[index] as number;
    const around = marks.filter((mark) => mark.start <= start && mark.end >= end);
    return schema.text(
      text.slice(start, end),
      around.reduce<readonly Mark[]>((set, { kind, href }) => createMark(kind, href).addToSet(set), []),
    );
  });
  const line = schema.node('line', { bullet }, words);
  sources.set(line, source);
  return line;
}

export const readDocument = (text: string, isBulleted: boolean): Node =>
  schema.node(
    'doc',
    null,
    text.split('\n').map((line) => readLine(line, isBulleted)),
  );

/** The line as it is stored. */
export function writeLine(line: Node): string {
  const known = sources.get(line);
  if (known !== undefined) return known;
  const source = String(line.attrs['bullet']) + writeMarks(line.children.map(toFormatted));
  sources.set(line, source);
  return source;
}

/** The text as it is stored. Of what was read it is the very text. */
export const writeDocument = (document: Node): string => document.children.map(writeLine).join('\n');

const toFormatted = ({ text = '', marks }: Node): FormattedText => {
  const hrefs = marks.flatMap(({ type, attrs }) => (type.name === 'link' ? [String(attrs['href'])] : []));
  return {
    text,
    look: {
      bold: marks.some(({ type }) => type.name === 'bold'),
      italic: marks.some(({ type }) => type.name === 'italic'),
      href: hrefs[0],
    },
  };
};

/** The position before the line of that index; after the last one it is the document's end. */
export const lineStart = (document: Node, index: number): number =>
  document.children.slice(0, index).reduce((position, line) => position + line.nodeSize, 0);

/**
 * Puts another text in the place of the shown one, by its changed lines alone; undefined if it is the same. What is
 * selected stays where it can.
 */
export function replaceText(state: EditorState, text: string, isBulleted: boolean): Transaction | undefined {
  const before = state.doc.children.map(writeLine);
  const after = text.split('\n');
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first] === after[first]) first += 1;
  let same = 0;
  while (same < most - first && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (first === before.length && first === after.length) return undefined;
  const lines = after.slice(first, after.length - same).map((line) => readLine(line, isBulleted));
  return state.tr.replaceWith(lineStart(state.doc, first), lineStart(state.doc, before.length - same), lines);
}

/** Returns the caret's place after a text was replaced: at the end of its new part. */
export function endOfChange(before: Node, after: Node): number {
  const ends = after.content.findDiffEnd(before.content);
  const start = after.content.findDiffStart(before.content) ?? 0;
  return Math.min(Math.max(ends?.a ?? 0, start), after.content.size - LINE_EDGE);
}

/** Lines that are marked as the stored text will be read: what cannot be written as marks is plain. */
export function settleLines(state: EditorState, isBulleted: boolean): Transaction | undefined {
  const transaction = state.tr;
  state.doc.forEach((line, position) => {
    const read = readLine(writeLine(line), isBulleted);
    if (!read.eq(line))
      transaction.replaceWith(
        transaction.mapping.map(position),
        transaction.mapping.map(position + line.nodeSize),
        read,
      );
  });
  return transaction.docChanged ? transaction : undefined;
}
