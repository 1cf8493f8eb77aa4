import { findPrivateData, isPrivateLabel } from '../../../shared/resume/privateData.ts';
import { withText, type Cell } from '../page/cell.ts';
import { WORD, type Ink } from '../page/ink.ts';
import { withCells, type TextLine } from '../page/textLine.ts';

/** Lines without the private data in them, and that data as written. */
export interface SeparatedLines {
  readonly lines: readonly TextLine[];
  /** Those that stand turned beside the others: they are read for what the others do not say. */
  readonly turned: readonly TextLine[];
  /** Label and value, in the order of the document; each text once. */
  readonly personal: readonly string[];
  /** Where that data is drawn. */
  readonly ink: readonly Ink[];
}

/** Signs left at the place of a fact, behind it and before it. */
const [SIGNS_BEHIND, SIGNS_BEFORE] = [/^[\s|•·,;/–-]+/, /(?<![\s|•·,;/–-])[\s|•·,;/–-]+$/];

/**
 * Takes identity number, date of birth, marital status, age, gender and military profile out of lines, before anything
 * else reads them: what is taken out here can reach no field.
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

/** Characters of a value beside its label, where no form tells that they are a pair. */
const MAX_VALUE = 40;

/**
 * Whether a line asks for what an employer need not know: what stands there is that, in whatever form. In a form, or
 * where the line is such a label and a short text beside it: `Civil status ¦ : Single, 1 child`.
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
      // What stands before it keeps its beginning: the facts there are still to be cut out.
      text = isBetween
        ? `${before.replace(SIGNS_BEFORE, '')} | ${after.replace(SIGNS_BEHIND, '')}`
        : `${before}${after}`;
    }
    text = text
      .replace(SIGNS_BEHIND, '')
      .replace(SIGNS_BEFORE, '')
      .replace(/\(\s*\)/, '');
    // What is left may be a fact only now that it stands alone.
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

/** The words of a cell that stand in some spans of its text, and the others. */
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
