import type { ResumeData } from '../../../shared/resume/schema.ts';

/** What a résumé has and no file says. */
const OWN_KEYS: ReadonlySet<string> = new Set(['id', 'templateId', 'language', 'level']);

/** The paths of all fields of a résumé that hold a text: `experience.0.title`. */
export function filledFields(resume: ResumeData): string[] {
  const paths: string[] = [];
  const walk = (value: unknown, path: string, key: string): void => {
    if (typeof value === 'string' && /[\p{L}\p{N}]/u.test(value) && !OWN_KEYS.has(key)) paths.push(path);
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`, name);
  };
  walk({ ...resume, templateId: '', language: '' }, '', '');
  return paths;
}
