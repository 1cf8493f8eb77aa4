import * as v from 'valibot';
import { AppError, isErrorCode } from '../../shared/errors/errors.ts';

/** How many faults an answer names. */
const MAX_ISSUES = 10;

/** Where a value is wrong and by which rule; never the value itself. */
export interface ValidationIssue {
  /** `body.resumeData.experience.3.title` */
  readonly path: string;
  /** Name of the rule: `max_length`, `string`, `literal`. */
  readonly rule: string;
  readonly limit?: number;
}

function toValidationIssue(issue: v.BaseIssue<unknown>, part: string): ValidationIssue {
  const path = [part, ...(issue.path ?? []).map((item) => String(item.key))].join('.');
  const limit = issue.requirement;
  return typeof limit === 'number' ? { path, rule: issue.type, limit } : { path, rule: issue.type };
}

/**
 * The value as the schema gives it, with defaults and without keys the schema does not name.
 *
 * Throws invalid_request with the first faults in its details; a rule whose message is a code of the
 * error catalogue throws that code.
 */
export function validate(schema: v.GenericSchema, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const code = result.issues.map((issue) => issue.message).find(isErrorCode) ?? 'invalid_request';
  const issues = result.issues.slice(0, MAX_ISSUES).map((issue) => toValidationIssue(issue, part));
  throw new AppError(code, { details: { issues } });
}
