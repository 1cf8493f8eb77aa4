import type { TextLine } from '../page/textLine.ts';
import { phonesIn } from './contactPatterns.ts';
import { isLabel } from './labels.ts';

const BETWEEN_PARTS =
  /(?:(?<!\s)\s+)?[|•·●▪◆♦◦◇○∙⋅■□❖✦✉☎✆📞📧📍🏠🔗]\s*|\s{3,}|(?<!\s)\s+[–—*~»›]\s+|(?<=\S)\s+\/\s+|;\s+/gu;

/** Splits a line at gaps and separators. Separators within a phone number do not count. */
export const splitLineParts = (line: TextLine): string[] =>
  line.cells
    .flatMap(({ text }) => {
      const phones = phonesIn(text);
      const parts: string[] = [];
      let start = 0;
      for (const { 0: signs, index } of text.matchAll(BETWEEN_PARTS)) {
        if (phones.some(({ from, to }) => index >= from && index < to)) continue;
        parts.push(text.slice(start, index));
        start = index + signs.length;
      }
      return [...parts, text.slice(start)];
    })
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Joins a label with the cell beside it, as if a colon stood between them. */
function joinLabels(line: TextLine): TextLine {
  const cells: TextLine['cells'][number][] = [];
  for (const cell of line.cells) {
    const label = cells.at(-1);
    if (label && isLabel(label.text))
      cells[cells.length - 1] = { ...cell, text: `${label.text.replace(/(?<![\s:])[\s:]+$/, '')}: ${cell.text}` };
    else cells.push(cell);
  }
  return { ...line, cells };
}

/** Returns the parts of lines in which contacts are looked for, each with its label. */
export const contactTexts = (lines: readonly TextLine[]): string[] =>
  lines.flatMap((line) => splitLineParts(joinLabels(line)));
