import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { lettersAndDigits } from '../../../shared/resume/text.ts';
import { foldSigns } from '../../../shared/text/fold.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { TextLine } from '../page/textLine.ts';
import { OWN_KEYS } from '../places/filledFields.ts';
import { findPeriods } from './periods.ts';

const FIELD_LIMITS: Readonly<Record<string, number>> = {
  summary: RESUME_LIMITS.summary,
  description: RESUME_LIMITS.description,
  linkedin: RESUME_LIMITS.url,
  website: RESUME_LIMITS.url,
  url: RESUME_LIMITS.url,
};

/**
 * Returns a résumé cut to the model's limits, without values that the source does not contain. The source is the lines
 * that were read and the addresses of their links.
 */
export function keepOnlySourceText(
  lines: readonly TextLine[],
  links: readonly string[],
  resume: ResumeData,
): ResumeData {
  const holds = sourceOf(lines, links);
  const check = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const text = value.slice(0, ownProperty(FIELD_LIMITS, key) ?? RESUME_LIMITS.line);
      return OWN_KEYS.has(key) ? text : text.split('\n').filter(holds).join('\n');
    }
    if (Array.isArray(value)) {
      const most = key === 'items' ? RESUME_LIMITS.customItems : ownProperty(RESUME_LIMITS, key);
      return value
        .slice(0, most)
        .map((item) => check(item, ''))
        .filter((item) => !isEmptyEntry(item));
    }
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, check(inner, name)]));
    return value;
  };
  return check(resume, '') as ResumeData;
}

/** Letters and digits alone, so that a word broken over two lines is found. */
const plainText = (text: string) => lettersAndDigits(foldSigns(text));

/**
 * Whether a source contains all words of a value, and the year of a date. Labels decide which words belong together.
 */
function sourceOf(lines: readonly TextLine[], links: readonly string[]): (value: string) => boolean {
  const text = plainText([...lines.flatMap(({ cells }) => cells.map((cell) => cell.text)), ...links].join(' '));
  // Hebrew years are stored as Gregorian years, and `'9` as 2009, so the read dates count as source too.
  const periods = lines.flatMap(({ text: lineText }) => findPeriods(lineText));
  const digits = text.replace(/\D/g, '') + periods.map(({ start, end }) => `${start} ${end}`).join(' ');
  return (value) =>
    /^\d{4}(?:-\d{2})?$/.test(value)
      ? digits.includes(value.slice(2, 4))
      : value.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => text.includes(plainText(word)));
}

function isEmptyEntry(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return entry === '';
  return Object.entries(entry).every(
    ([key, value]) =>
      OWN_KEYS.has(key) || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );
}
