type Line = Readonly<Record<string, unknown>>;

/** Of the alarms for what people pay for: failed, and not off on purpose. */
export const PAID_FAILURE_PATTERN =
  '{ ($.status >= 500) && ($.code != "capability_off") && ($.code != "daily_budget_reached") && ' +
  '($.code != "not_configured") }';

/**
 * Whether a line fits a metric filter's JSON pattern, as far as ours go: comparisons of one field, joined by `||` or by
 * `&&` alone. A field that is not there fits nothing.
 */
export function fitsPattern(pattern: string, line: Line): boolean {
  const plain = pattern.replaceAll(/[{}()]/g, '');
  const parts = plain.split(/\|\||&&/).map((part) => fitsComparison(part, line));
  return plain.includes('&&') ? parts.every(Boolean) : parts.some(Boolean);
}

function fitsComparison(part: string, line: Line): boolean {
  const [, name = '', sign, text = ''] = /\$\.(\w+) (>=|>|!=|=) (.+)/.exec(part.trim()) ?? [];
  const value = line[name];
  const wanted = JSON.parse(text) as unknown;
  if (value === undefined) return false;
  if (sign === '=' || sign === '!=') return (value === wanted) === (sign === '=');
  return typeof value === 'number' && (sign === '>' ? value > Number(wanted) : value >= Number(wanted));
}
