import { findPrivateData, isPrivateLabel } from '../../../shared/resume/privateData.ts';
import { withText, type Cell } from '../page/cell.ts';
import { WORD, type Ink } from '../page/ink.ts';
import { withCells, type TextLine } from '../page/textLine.ts';

/** Lines without private data, and that data as written. */
export interface SeparatedLines {
  readonly lines: readonly TextLine[];
  /** Turned lines beside the others. They are read only for what the others do not say. */
  readonly turned: readonly TextLine[];
  /** Label and value, in the order of the document, each text once. */
  readonly personal: readonly string[];
  /** The words of that data on the page. */
  readonly ink: readonly Ink[];
}

/** Separators left over after and before a removed fact. */
const [SIGNS_BEHIND, SIGNS_BEFORE] = [/^[\s|•·,;/–-]+/, /(?<![\s|•·,;/–-])[\s|•·,;/–-]+$/];

/**
 * Removes identity number, date of birth, marital status, age, gender and military profile from the lines before
 * anything else reads them, so that they can reach no field.
 */
export function separatePrivateData(lines: readonly TextLine[]): SeparatedLines {
  const personal: string[] = [];
  const ink: Ink[] = [];
  const left = lines.flatMap((line) => {
    const cells = isPrivatePair(line)
      ? takeAll(line.cells, personal, ink)
      : withoutPrivateCells(line.cells, personal, ink);
    if (cells === line.cells) return [line];
    return cells.length === 0 ? [] : [withCells(line, cells)];
  });
  return {
    lines: left.filter(({ isTurned }) => !isTurned),
    turned: left.filter(({ isTurned }) => isTurned),
    personal: [...new Set(personal)],
    ink,
  };
}

/** Most characters of a value beside its label outside a form. */
const MAX_VALUE = 40;

/**
 * Whether a line is a label that asks for private data, with its value, which may have any form. Outside a form the
 * line must hold just the label and a short text: `Civil status ¦ : Single, 1 child`.
 */
const isPrivatePair = ({ isPair, cells: [label, value, ...more] }: TextLine) =>
  label !== undefined &&
  isPrivateLabel(label.text) &&
  (isPair === true || (value !== undefined && more.length === 0 && value.text.length <= MAX_VALUE));

function takeAll(cells: readonly Cell[], personal: string[], taken: Ink[]): readonly Cell[] {
  const [label, ...values] = cells.map(({ text }) => text);
  personal.push(`${(label ?? '').replace(/(?<![\s:])[\s:]+$/, '')}: ${values.join(' ').replace(/^[\s:]+/, '')}`);
  taken.push(...cells.flatMap(({ ink = [] }) => ink));
  return [];
}

function withoutPrivateCells(cells: readonly Cell[], personal: string[], taken: Ink[]): readonly Cell[] {
  const kept: Cell[] = [];
  for (let index = 0; index < cells.length; index += 1) {
    const [cell, next] = [cells[index], cells[index + 1]];
    if (!cell) continue;
    const both = next && isPrivateLabel(cell.text) ? `${cell.text.replace(/(?<![\s:])[\s:]+$/, '')}: ${next.text}` : '';
    const [whole] = findPrivateData(both);
    if (whole !== undefined && whole.from === 0 && whole.to === both.length) {
      personal.push(both);
      taken.push(...(cell.ink ?? []), ...(next?.ink ?? []));
      index += 1;
      continue;
    }
    const facts = findPrivateData(cell.text);
    if (facts.length === 0) {
      kept.push(cell);
      continue;
    }
    personal.push(...facts.map(({ from, to }) => cell.text.slice(from, to).trim()));
    const [ofFacts, left] = splitInk(cell, facts);
    taken.push(...ofFacts);
    let text = cell.text;
    for (const { from, to } of facts.toReversed()) {
      const [before, after] = [text.slice(0, from), text.slice(to)];
      const isBetween = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
      // The text before keeps its start, because the positions of the remaining facts refer to it.
      text = isBetween
        ? `${before.replace(SIGNS_BEFORE, '')} | ${after.replace(SIGNS_BEHIND, '')}`
        : `${before}${after}`;
    }
    text = text
      .replace(SIGNS_BEHIND, '')
      .replace(SIGNS_BEFORE, '')
      .replace(/\(\s*\)/, '');
    // The rest may be recognized as a fact now that it is alone.
    const [alone] = findPrivateData(text);
    if (alone?.from === 0 && alone.to === text.length) {
      personal.push(text);
      taken.push(...left);
      continue;
    }
    if (/[\p{L}\p{N}]/u.test(text)) kept.push({ ...withText(cell, text), ink: left });
    else taken.push(...left);
  }
  return kept.length === cells.length && kept.every((cell, index) => cell === cells[index]) ? cells : kept;
}

/** Divides the words of a cell into those within the given spans of its text, and the others. */
function splitInk(
  { text, ink = [] }: Cell,
  spans: readonly { readonly from: number; readonly to: number }[],
): readonly [inside: Ink[], outside: Ink[]] {
  const [inside, outside]: [Ink[], Ink[]] = [[], []];
  const words = [...text.matchAll(WORD)];
  for (const [wordIndex, word] of ink.entries()) {
    const { index = -1 } = words[wordIndex] ?? {};
    (spans.some(({ from, to }) => index >= from && index < to) ? inside : outside).push(word);
  }
  return [inside, outside];
}
