import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const FIELD_LIMITS: Readonly<Record<string, number>> = {
  summary: RESUME_LIMITS.summary,
  description: RESUME_LIMITS.description,
  linkedin: RESUME_LIMITS.url,
  website: RESUME_LIMITS.url,
  url: RESUME_LIMITS.url,
};

/** Texts and lists cut to the model's limits. */
export function truncateToLimits(resume: ResumeData): ResumeData {
  const cut = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return value.slice(0, ownProperty(FIELD_LIMITS, key) ?? RESUME_LIMITS.line);
    if (Array.isArray(value))
      return value
        .slice(0, key === 'items' ? RESUME_LIMITS.customItems : (ownProperty(RESUME_LIMITS, key) ?? value.length))
        .map((item) => cut(item, ''));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, name)]));
    return value;
  };
  return cut(resume, '') as ResumeData;
}
