import type { ResumeData } from '../../../shared/resume/schema.ts';
import { fingerprint } from '../../lib/storage/fingerprint.ts';

/** A value's JSON whatever the order of its keys: neither the database nor repairing keeps it. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Short name of what a résumé says, for comparing it with its copy in the cloud. */
export function resumeFingerprint(resume: ResumeData): string {
  return fingerprint(canonicalJson(resume));
}
