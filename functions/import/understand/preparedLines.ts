import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { joinBrokenLines } from '../resume/brokenLines.ts';
import { withoutEntryNumbers } from '../resume/entryNumbers.ts';
import { withPairs } from '../resume/forms.ts';
import { separatePrivateData, type SeparatedLines } from '../resume/privateData.ts';
import { withPhonesInOrder } from '../resume/turnedPhones.ts';

/** Lines ready to be cut into parts, and what was removed from them. */
export interface PreparedLines extends SeparatedLines {
  /** Phone numbers whose groups were put in order, so that the file does not draw them this way. */
  readonly reordered: ReadonlySet<string>;
}

/** Prepares lines for the network: joins broken texts, puts labels before their values, removes private data. */
export function prepareLines(all: readonly TextLine[], direction: Direction): PreparedLines {
  const { lines: inOrder, turned: reordered } = withPhonesInOrder(all);
  const separated = separatePrivateData(withPairs(withoutEntryNumbers(inOrder), direction));
  const lines = joinBrokenLines(separated.lines, direction);
  return { ...separated, lines, turned: joinBrokenLines(separated.turned, direction), reordered };
}
