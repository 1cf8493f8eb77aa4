import { parseFilterPattern, type CompareSign, type FilterNode } from '../../../infra/serviceRules/filterPattern.ts';

type Line = Readonly<Record<string, unknown>>;

/** Of the alarms for what people pay for: failed, and not off on purpose. */
export const PAID_FAILURE_PATTERN =
  '{ ($.status >= 500) && ($.code != "capability_off") && ($.code != "daily_budget_reached") && ' +
  '($.code != "not_configured") }';

/** Of the alarm for webhooks: not accepted, although the provider is set up. */
export const WEBHOOK_FAILURE_PATTERN = '{ (($.status >= 500) || ($.status = 400)) && ($.code != "not_configured") }';

/** Whether a line fits a metric filter's JSON pattern. A field that is not there fits no comparison. */
export const fitsPattern = (pattern: string, line: Line): boolean => fits(parseFilterPattern(pattern), line);

function fits(node: FilterNode, line: Line): boolean {
  switch (node.type) {
    case 'and':
      return node.parts.every((part) => fits(part, line));
    case 'or':
      return node.parts.some((part) => fits(part, line));
    case 'is':
      return node.what === 'NOT EXISTS'
        ? fieldOf(node.path, line) === undefined
        : String(fieldOf(node.path, line)).toUpperCase() === node.what;
    case 'compare': {
      const found = fieldOf(node.path, line);
      return found !== undefined && SIGNS[node.sign](found, node.value);
    }
  }
}

const fieldOf = (path: string, line: Line) => line[path.replace(/^\$\./, '')];

/** Numbers alone are larger or smaller. */
const ordered = (compare: (one: number, other: number) => boolean) => (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number' && compare(one, other);

const SIGNS: Record<CompareSign, (one: unknown, other: unknown) => boolean> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': ordered((one, other) => one < other),
  '>': ordered((one, other) => one > other),
  '<=': ordered((one, other) => one <= other),
  '>=': ordered((one, other) => one >= other),
};
