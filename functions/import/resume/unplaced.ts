import { lettersAndDigits } from '../../../shared/resume/text.ts';
import { isPresent } from '../../../shared/resume/dates.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../pdf/lines.ts';
import { withoutBullet } from './bullets.ts';
import { CONTACT_LABEL, splitFacts, splitLineParts } from './contacts.ts';
import { isDuration, findPeriods, removeDuration, removePeriod } from './periods.ts';
import { isLabel } from './labels.ts';
import type { ParsedSection } from './section.ts';

/** What only says what stands behind it. */
const LEADING_LABEL = /^(?:[\p{L}"'״׳.\s-]{2,20}:\s*)/u;

/**
 * Parts of the lines that are in no value of the résumé. Headings, dates and names of levels count as placed by their
 * meaning.
 */
export function findUnplaced(
  lines: readonly TextLine[],
  sections: readonly ParsedSection[],
  resume: ResumeData,
): string[] {
  const values: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') values.push(value);
    else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
  };
  collect({ ...resume, templateId: '', language: '' });
  const held = lettersAndDigits(values.join(' '));
  const languages = sections.filter(({ kind }) => kind === 'languages').flatMap((section) => section.lines);
  const titles = sections.map(({ title }) => lettersAndDigits(title));
  // A heading may be broken over two lines.
  const isHeld = (text: string) =>
    held.includes(lettersAndDigits(text)) ||
    titles.some(
      (title) =>
        title === lettersAndDigits(text) ||
        ((title.startsWith(lettersAndDigits(text)) || title.endsWith(lettersAndDigits(text))) &&
          lettersAndDigits(text).length > 3),
    );
  return lines
    .filter(
      (line) =>
        !isHeld(line.text) &&
        !languages.some(({ page, y, column }) => page === line.page && y === line.y && column === line.column),
    )
    .flatMap((line) =>
      splitLineParts({
        ...line,
        cells: line.cells.map((cell) => ({ ...cell, text: removeFirstPeriod(withoutBullet(cell.text)) })),
      }),
    )
    .map((part) => removeFirstPeriod(part))
    .filter(
      (part) =>
        /[\p{L}\d]/u.test(part) &&
        !isPresent(removeDuration(part)) &&
        !isDuration(part) &&
        !isLabel(part) &&
        !isHeld(part) &&
        !/^[\p{L}"'״׳.\s-]{2,20}:$/u.test(part),
    )
    .filter(
      (part) =>
        ![[part], splitFacts(part)].some((facts) =>
          facts
            .flatMap((fact) => fact.split(/[,|]\s*|\s+(?:בחברת|אצל|at)\s+/))
            .every((piece) => isHeld(piece.replace(LEADING_LABEL, '').replace(CONTACT_LABEL, ''))),
        ),
    );
}

function removeFirstPeriod(part: string): string {
  const [period] = findPeriods(part);
  return period ? removePeriod(part, period) : part;
}
