import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { SourceText } from './sourceText.ts';

/** Fields that are never read from a file: they belong to the résumé model. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'level', 'templateId', 'language']);

/** A résumé without the values that its source text does not contain. */
export function keepOnlySourceText(source: SourceText, resume: ResumeData): ResumeData {
  const check = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return OWN_FIELDS.has(key) || value === '' || source.holds(value) ? value : linesInSource(value, source);
    if (Array.isArray(value)) return value.map((item) => check(item, '')).filter((item) => !isEmptyEntry(item));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, check(inner, name)]));
    return value;
  };
  return check(resume, '') as ResumeData;
}

const linesInSource = (value: string, source: SourceText): string =>
  value
    .split('\n')
    .filter((line) => source.holds(line))
    .join('\n');

function isEmptyEntry(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return entry === '';
  return Object.entries(entry).every(
    ([key, value]) =>
      OWN_FIELDS.has(key) || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );
}
