import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { OWN_KEYS } from '../places/filledFields.ts';
import type { SourceText } from './sourceText.ts';

const FIELD_LIMITS: Readonly<Record<string, number>> = {
  summary: RESUME_LIMITS.summary,
  description: RESUME_LIMITS.description,
  linkedin: RESUME_LIMITS.url,
  website: RESUME_LIMITS.url,
  url: RESUME_LIMITS.url,
};

/** A résumé with texts and lists cut to the model's limits, and without the values that its source does not contain. */
export function keepOnlySourceText(source: SourceText, resume: ResumeData): ResumeData {
  const check = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      const text = value.slice(0, ownProperty(FIELD_LIMITS, key) ?? RESUME_LIMITS.line);
      return OWN_KEYS.has(key) || text === '' || source.holds(text) ? text : linesInSource(text, source);
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

const linesInSource = (value: string, source: SourceText): string =>
  value
    .split('\n')
    .filter((line) => source.holds(line))
    .join('\n');

function isEmptyEntry(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return entry === '';
  return Object.entries(entry).every(
    ([key, value]) =>
      OWN_KEYS.has(key) || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );
}
