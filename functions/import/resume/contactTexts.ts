import type { TextLine } from '../page/textLine.ts';
import { wholeContact } from './brokenContacts.ts';
import { phonesIn } from './contactPatterns.ts';
import { isLabel } from './labels.ts';

const BETWEEN_PARTS =
  /(?:(?<!\s)\s+)?[|•·●▪◆♦◦◇○∙⋅■□❖✦✉☎✆📞📧📍🏠🔗]\s*|\s{3,}|(?<!\s)\s+[–—*~»›]\s+|(?<=\S)\s+\/\s+|;\s+/gu;

/** Parts of a line that are set apart by space or signs; those within a phone number part nothing. */
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

/** A label and what stands beside it are one part, as where a colon joins them. */
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

/**
 * A line from the right shows the dot at its end before the Latin run that ends there: `.linkedin.com/in/a | https://b`
 * goes on as `https://b.`.
 */
function moveLeadingDot(parts: readonly string[]): readonly string[] {
  const dotted = parts.findIndex((part) => /^\.(?:https?:\/\/|www\.|linkedin\.)\S+$/i.test(part));
  if (dotted < 0 || /[\u0590-\u05ff]/.test(parts.slice(dotted).join(''))) return parts;
  const run = [parts[dotted]?.slice(1) ?? '', ...parts.slice(dotted + 1)];
  return [...parts.slice(0, dotted), ...run.slice(0, -1), `${run.at(-1)}.`];
}

/** The parts of some lines in which contacts are looked for: one that a narrow column broke over two lines is whole. */
export function contactTexts(lines: readonly TextLine[]): string[] {
  const texts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const [first = '', ...others] = moveLeadingDot(splitLineParts(joinLabels(line)));
    const isNext = above !== undefined && line.gap < 2 * line.size;
    const isOneText = above?.known?.text === line.known?.text;
    const isAlone = others.length === 0;
    const whole = isNext ? wholeContact(texts.at(-1) ?? '', first, { isOneText, isAlone }) : undefined;
    if (whole) texts.splice(-1, 1, whole.text, ...(whole.rest === '' ? [] : [whole.rest]));
    else texts.push(first);
    texts.push(...others);
  }
  return texts;
}
