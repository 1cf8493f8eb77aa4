import { isPresent } from '../../../shared/resume/dates.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { Line } from '../read/lines.ts';
import { withoutBullet } from './bullets.ts';
import { CONTACT_LABEL, factsOf, partsOf } from './contacts.ts';
import { isLength, periodsIn, withoutLength, withoutPeriod } from './dates.ts';
import { isLabel } from './labels.ts';
import type { Section } from './sections.ts';

const bare = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** What only says what stands behind it. */
const LABEL = /^(?:[\p{L}"'״׳.\s-]{2,20}:\s*)/u;

/** Parts of the lines that no value of the résumé holds. Headings, dates and names of levels are in it by their meaning. */
export function unplacedOf(lines: readonly Line[], sections: readonly Section[], resume: ResumeData): string[] {
  const values: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') values.push(value);
    else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collect(inner);
  };
  collect({ ...resume, templateId: '', language: '' });
  const held = bare(values.join(' '));
  const languages = sections.filter(({ kind }) => kind === 'languages').flatMap((section) => section.lines);
  const titles = sections.map(({ title }) => bare(title));
  // A heading may be broken over two lines.
  const isHeld = (text: string) => held.includes(bare(text)) || titles.some((title) => title === bare(text) || ((title.startsWith(bare(text)) || title.endsWith(bare(text))) && bare(text).length > 3));
  return lines
    .filter((line) => !isHeld(line.text) && !languages.some(({ page, y, column }) => page === line.page && y === line.y && column === line.column))
    .flatMap((line) => partsOf({ ...line, cells: line.cells.map((cell) => ({ ...cell, text: undatedText(withoutBullet(cell.text)) })) }))
    .map((part) => undatedText(part))
    .filter((part) => /[\p{L}\d]/u.test(part) && !isPresent(withoutLength(part)) && !isLength(part) && !isLabel(part) && !isHeld(part) && !/^[\p{L}"'״׳.\s-]{2,20}:$/u.test(part))
    .filter((part) => ![[part], factsOf(part)].some((facts) => facts.flatMap((fact) => fact.split(/[,|]\s*|\s+(?:בחברת|אצל|at)\s+/)).every((piece) => isHeld(piece.replace(LABEL, '').replace(CONTACT_LABEL, '')))));
}

function undatedText(part: string): string {
  const [period] = periodsIn(part);
  return period ? withoutPeriod(part, period) : part;
}
