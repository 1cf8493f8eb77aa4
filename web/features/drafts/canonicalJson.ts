import type { ResumeData } from '../../../shared/resume/schema.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';

/** JSON with sorted keys, for comparing values: neither the database nor repairing preserves the order of keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Fingerprint of a résumé's content, for comparing it with its copy in the cloud. */
export function resumeFingerprint(resume: ResumeData): string {
  return fingerprint(canonicalJson(resume));
}
