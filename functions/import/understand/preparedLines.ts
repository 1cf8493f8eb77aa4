import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { joinBrokenLines } from '../resume/brokenLines.ts';
import { withoutEntryNumbers } from '../resume/entryNumbers.ts';
import { withPairs } from '../resume/forms.ts';
import { separatePrivateData, type SeparatedLines } from '../resume/privateData.ts';
import { withPhonesInOrder } from '../resume/turnedPhones.ts';

/** Lines as they are cut into parts, and what was taken out of them on the way. */
export interface PreparedLines extends SeparatedLines {
  /** Contacts whose groups of digits were put in order, which are no more what the file draws. */
  readonly reordered: ReadonlySet<string>;
}

/**
 * Lines as the network reads them, and learns from: what broke is whole, labels stand before their values, and private
 * data is taken out.
 */
export function prepareLines(all: readonly TextLine[], direction: Direction): PreparedLines {
  const { lines: inOrder, turned: reordered } = withPhonesInOrder(all);
  const separated = separatePrivateData(withPairs(withoutEntryNumbers(inOrder), direction));
  const lines = joinBrokenLines(separated.lines, direction);
  return { ...separated, lines, turned: joinBrokenLines(separated.turned, direction), reordered };
}
