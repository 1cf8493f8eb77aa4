import type { ResumeData } from '../../../shared/resume/schema.ts';

/** Keys of the résumé model whose values do not come from a file. */
export const OWN_KEYS: ReadonlySet<string> = new Set(['id', 'kind', 'templateId', 'language', 'level']);

/** Returns all texts of a résumé that a file may hold, with their paths: `experience.0.title`. */
export function textsOf(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    OWN_KEYS.has(key) ? [] : textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Returns the paths of all fields that hold letters or digits. */
export const filledFields = (resume: ResumeData): string[] =>
  textsOf(resume).flatMap(([path, text]) => (/[\p{L}\p{N}]/u.test(text) ? [path] : []));
