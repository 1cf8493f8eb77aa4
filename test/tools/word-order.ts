import bidiFactory from 'bidi-js';
import type { WordRun } from '../../shared/export/word/wordRuns.ts';
import type { Direction } from '../../shared/platform/language.ts';
import { h } from '../../shared/templates/document/tree.ts';
import { visualOrder } from './visual-order.ts';

const bidi = bidiFactory();
const MARKS = /[\u200e\u200f]/g;
type OrderedRun = Pick<WordRun, 'text' | 'rightToLeft'>;

/** A line of runs as Word orders it: by the direction of its runs, which signs and numbers in them have too. */
export function wordOrder(runs: readonly OrderedRun[], direction: Direction): string {
  const joined: OrderedRun[] = [];
  for (const { text, rightToLeft } of runs) {
    const last = joined.at(-1);
    if (last?.rightToLeft === rightToLeft) joined[joined.length - 1] = { rightToLeft, text: last.text + text };
    else joined.push({ text, rightToLeft });
  }
  const isolated = joined.map(({ text, rightToLeft }) => h('bdi', { dir: rightToLeft ? 'rtl' : 'ltr' }, text));
  return visualOrder(isolated, direction).replace(MARKS, '');
}

/** The same line as LibreOffice orders it, and all who look at characters alone: by the bidi algorithm. */
export const characterOnlyOrder = (runs: readonly OrderedRun[], direction: Direction): string =>
  visualOrder([textOf(runs)], direction).replace(MARKS, '');

/** The runs that LibreOffice writes when it saves the file: cut again, by the levels of the bidi algorithm. */
export function cutByCharacters(runs: readonly OrderedRun[], direction: Direction): OrderedRun[] {
  const text = textOf(runs);
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const cut: OrderedRun[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const rightToLeft = (levels[at] as number) % 2 === 1;
    const last = cut.at(-1);
    if (last?.rightToLeft === rightToLeft) cut[cut.length - 1] = { rightToLeft, text: last.text + text.charAt(at) };
    else cut.push({ text: text.charAt(at), rightToLeft });
  }
  return cut;
}

const textOf = (runs: readonly OrderedRun[]) => runs.map(({ text }) => text).join('');
