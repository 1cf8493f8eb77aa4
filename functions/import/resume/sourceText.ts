import { lettersAndDigits } from '../../../shared/resume/text.ts';
import { foldSigns } from '../../../shared/text/fold.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPeriods } from './periods.ts';
import { isLabel } from './labels.ts';
import { nameInTwoFields } from './forms.ts';

/** The text that was read, to check values against and to know what was used of it. */
export interface SourceText {
  /** Whether the words of a value occur together in the source; dates by their year. */
  readonly holds: (value: string) => boolean;
}

const plainText = (text: string) => lettersAndDigits(foldSigns(text));

export function createSourceText(lines: readonly TextLine[], links: readonly string[]): SourceText {
  const text = plainText(
    [
      ...lines.map((line) => line.text),
      ...links,
      ...columnTexts(lines),
      ...lines.map(lineWithoutLabels),
      ...lines.map(lineWithoutPeriod),
      nameInTwoFields(lines) ?? '',
    ].join(' '),
  );
  // Years of the Hebrew calendar are kept as those of ours that they lie in, and `'9` as 2009.
  const periods = lines.flatMap(({ text: lineText }) => findPeriods(lineText));
  const digits = text.replace(/\D/g, '') + periods.map(({ start, end }) => `${start} ${end}`).join(' ');
  return {
    holds: (value) => {
      const wanted = plainText(value);
      if (/^\d{4}(?:-\d{2})?$/.test(value))
        return digits.includes(value.slice(0, 4)) || digits.includes(value.slice(2, 4));
      return (
        value.split('\n').every((part) => text.includes(plainText(part))) || (wanted !== '' && text.includes(wanted))
      );
    },
  };
}

/** A Hebrew line without its period, which may stand between the parts of a name that a program exchanged. */
function lineWithoutPeriod({ text, cells }: TextLine): string {
  const [period] = cells.length === 2 && /[\u05d0-\u05ea]/.test(text) ? findPeriods(text) : [];
  return period ? text.slice(0, period.from) + text.slice(period.to) : '';
}

/** A line without the labels of a form, which stand between the parts of a name. */
const lineWithoutLabels = ({ text: whole, cells }: TextLine): string =>
  cells.length < 2 && !whole.includes(':')
    ? ''
    : cells
        .filter(({ text }) => !isLabel(text))
        .map(({ text }) => (isLabel(text.split(':')[0] ?? '') ? text.slice(text.indexOf(':') + 1) : text))
        .join(' ');

/** Texts below each other, as the columns of a table are read: cells of one page that begin, or end, at one place. */
function columnTexts(lines: readonly TextLine[]): string[] {
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ ...cell, page: line.page })));
  return (['left', 'right'] as const).flatMap((side) =>
    [...Map.groupBy(cells, (cell) => `${cell.page} ${Math.round(cell[side] / 2)}`).values()].map((column) =>
      column.map(({ text }) => text).join(' '),
    ),
  );
}
