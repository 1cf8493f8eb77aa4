import { FilterPattern } from 'aws-cdk-lib/aws-logs';

const hasOtherCode = (...codes: readonly string[]) =>
  codes.map((code) => FilterPattern.stringValue('$.code', '!=', code));

/** A call that we could not answer; not one that an operator has switched off or that has had its day. */
export const PAID_FAILURE = FilterPattern.all(
  FilterPattern.numberValue('$.status', '>=', 500),
  ...hasOtherCode('capability_off', 'daily_budget_reached', 'not_configured'),
);

/**
 * Nobody sees the answer of a webhook: each failure of one that was verified counts, those we answer ourselves too. Not
 * those before the provider is set up, which anybody can bring about.
 */
export const WEBHOOK_FAILURE = FilterPattern.all(
  FilterPattern.any(FilterPattern.numberValue('$.status', '>=', 500), FilterPattern.numberValue('$.status', '=', 400)),
  ...hasOtherCode('not_configured'),
);

/** A call that the day's dollars did not suffice for: it was refused, or continued without spending. */
export const BUDGET_REACHED = FilterPattern.stringValue('$.code', '=', 'daily_budget_reached');

/** Four fifths of the day's dollars are spent, but nobody has been refused yet. */
export const BUDGET_NEARLY_SPENT = FilterPattern.stringValue('$.event', '=', 'daily_budget_nearly_spent');

/** The first model stays busy or is not available, and another one does its work. */
export const MODEL_FALLBACK = FilterPattern.stringValue('$.event', '=', 'model_fallback');

/** Pages of a PDF that are left as they were printed. */
export const PDF_ORDER_FAILED = FilterPattern.stringValue('$.event', '=', 'pdf_order_failed');

/** A webhook with a signature that could not be verified. */
export const WEBHOOK_UNVERIFIED = FilterPattern.stringValue('$.code', '=', 'invalid_signature');

/**
 * A process that reads strangers' files and is held less than it should be. Lambda takes no filter, and limits hold it
 * there, which is no such line (decision 21).
 */
export const SANDBOX_INCOMPLETE = FilterPattern.stringValue('$.event', '=', 'sandbox_incomplete');

/** A nightly run that had something to put right, or could not. */
export const REPAIRED = FilterPattern.any(
  FilterPattern.numberValue('$.repaired', '>', 0),
  FilterPattern.numberValue('$.unresolved', '>', 0),
);
