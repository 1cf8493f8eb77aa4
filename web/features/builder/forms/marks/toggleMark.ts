import { parseMarks, type TextMark } from '../../../../../shared/resume/textMarks.ts';

/** A text in a field, and what of it is selected. */
export interface Selected {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const SIGNS = { bold: '**', italic: '*' } as const;
/** What a new link has until its address is typed; it is selected, so that typing or pasting replaces it. */
export const ADDRESS_START = 'https://';
/** The mark of a bullet that was typed: it stays before the line. */
const BULLET = /^\s*(?:[•·▪●◦■□–—*-]\s+|\d{1,2}[.)]\s+)?/;
const ADDRESS = String.raw`\]\((?:[^\s()]|\([^\s()]*\))*\)`;
const LINK = new RegExp(String.raw`^\[(.*)${ADDRESS}$`, 's');
const BEHIND_LINK = new RegExp(`^${ADDRESS}`);

/**
 * Sets the selected words off, or takes the mark away that they have. Without a selection it is the word at the caret;
 * of several lines each one. Undefined where there is no word.
 */
export function toggleMark(selected: Selected, kind: TextMark['kind']): Selected | undefined {
  const { value, start, end } = wholeWords(selected);
  const lines = value.slice(start, end).split('\n');
  if (lines.length > 1 && kind === 'link') return undefined;
  const starts = lines.map((_, at) => start + lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0));
  const parts = lines
    .map((line, at) => {
      const from = starts[at] as number;
      const isStart = from === 0 || value[from - 1] === '\n';
      const before = isStart ? (BULLET.exec(line)?.[0].length ?? 0) : line.length - line.trimStart().length;
      return { from: from + before, to: from + line.trimEnd().length };
    })
    .filter(({ from, to }) => to > from);
  if (parts.length === 0) return undefined;
  const isSet = parts.every(({ from, to }) => unmarked(value, from, to, kind) !== undefined);
  let [text, first, last] = [value, 0, 0];
  for (const { from, to } of parts.toReversed()) {
    const found = isSet ? unmarked(value, from, to, kind) : undefined;
    const next = found ?? { from, to, text: withMark(value.slice(from, to), kind) };
    text = text.slice(0, next.from) + next.text + text.slice(next.to);
    first = next.from;
    last ||= next.to;
  }
  if (kind === 'link' && !isSet) {
    const address = text.indexOf(ADDRESS_START, first + (parts[0]?.to ?? 0) - (parts[0]?.from ?? 0));
    return { value: text, start: address, end: address + ADDRESS_START.length };
  }
  return { value: text, start: first, end: last + text.length - value.length };
}

const withMark = (words: string, kind: TextMark['kind']) =>
  kind === 'link' ? `[${words}](${ADDRESS_START})` : `${SIGNS[kind]}${words}${SIGNS[kind]}`;

/** The stretch without its mark, where the mark is around it or within its ends; undefined where it has none. */
function unmarked(value: string, from: number, to: number, kind: TextMark['kind']) {
  const words = value.slice(from, to);
  if (kind === 'link') {
    const own = LINK.exec(words);
    if (own) return { from, to, text: own[1] ?? '' };
    const behind = BEHIND_LINK.exec(value.slice(to))?.[0];
    return value[from - 1] === '[' && behind ? { from: from - 1, to: to + behind.length, text: words } : undefined;
  }
  const sign = SIGNS[kind];
  for (const around of [sign.length, 0]) {
    const [start, end] = [from - around, to + around];
    const text = value.slice(Math.max(0, start), end);
    const { marks, text: plain } = parseMarks(text);
    const isWhole = marks.some((mark) => mark.kind === kind && mark.start === 0 && mark.end === plain.length);
    // Two stars are bold: one of them is not italic.
    const isHalf = kind === 'italic' && around > 0 && value[start - 1] === '*' && value[start - 2] !== '*';
    if (start >= 0 && isWhole && !isHalf && text.startsWith(sign) && text.endsWith(sign))
      return { from: start, to: end, text: text.slice(sign.length, -sign.length) };
  }
  return undefined;
}

/** A caret stands for its word, and a selection has no spaces at its ends. */
function wholeWords({ value, start, end }: Selected): Selected {
  const isWord = (at: number) => /[\p{L}\p{N}\p{M}'"\u05f3\u05f4-]/u.test(value[at] ?? ' ');
  let [from, to] = [start, end];
  if (from === to) {
    while (from > 0 && isWord(from - 1)) from -= 1;
    while (to < value.length && isWord(to)) to += 1;
  }
  while (to > from && /\s/.test(value[to - 1] as string)) to -= 1;
  while (from < to && /\s/.test(value[from] as string)) from += 1;
  return { value, start: from, end: to };
}
