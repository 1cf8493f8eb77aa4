import * as v from 'valibot';
import { ResumeDataSchema, type ResumeData } from './schema.ts';
import { ownProperty } from '../platform/ownProperty.ts';

/** Faults of a résumé; every code has a message in each language's catalogue. */
export type ResumeIssueCode =
  | 'missing'
  | 'wrong_type'
  | 'too_long'
  | 'too_many'
  | 'bad_id'
  | 'unknown_value'
  | 'duplicate_id'
  | 'resume_too_large';

export interface ResumeIssue {
  /** Where, as `experience.0.title`; empty for the whole. */
  readonly path: string;
  readonly code: ResumeIssueCode;
  /** The most that is allowed, with `too_long` (UTF-16 code units) and `too_many` (entries). */
  readonly limit?: number;
}

export type ParseResumeResult =
  | { readonly ok: true; readonly resume: ResumeData }
  | { readonly ok: false; readonly issues: readonly ResumeIssue[] };

/** Maximum number of issues that are reported: a person corrects a few at a time, and an answer stays small. */
export const MAX_ISSUES = 50;

/** Reads a résumé strictly by the schema (schema.ts and limits.ts); unknown keys are dropped. Never throws. */
export function parseResume(value: unknown): ParseResumeResult {
  const result = v.safeParse(ResumeDataSchema, value);
  if (result.success) return { ok: true, resume: result.output };
  return { ok: false, issues: result.issues.slice(0, MAX_ISSUES).map(toResumeIssue) };
}

/** Schema rules by valibot's name of the check that failed. */
const CODE_BY_RULE: Readonly<Record<string, ResumeIssueCode>> = {
  min_length: 'bad_id',
  regex: 'bad_id',
  picklist: 'unknown_value',
  min_value: 'unknown_value',
  max_value: 'unknown_value',
};

function toResumeIssue(issue: v.InferIssue<typeof ResumeDataSchema>): ResumeIssue {
  const path = v.getDotPath(issue) ?? '';
  if (issue.type === 'max_length') {
    if (path.endsWith('.id')) return { path, code: 'bad_id' };
    return { path, code: Array.isArray(issue.input) ? 'too_many' : 'too_long', limit: Number(issue.requirement) };
  }
  if (issue.type === 'check') return { path, code: issue.message as ResumeIssueCode };
  if (issue.type === 'regex' && !path.endsWith('.id')) return { path, code: 'unknown_value' };
  if (issue.received === 'undefined') return { path, code: 'missing' };
  return { path, code: ownProperty(CODE_BY_RULE, issue.type) ?? 'wrong_type' };
}
