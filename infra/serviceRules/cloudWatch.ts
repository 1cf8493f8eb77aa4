import { kindOf, type MathKind } from './metricMath/kinds.ts';
import { MetricMathError, parseMetricMath } from './metricMath/parse.ts';
import { eachResource, textOf, type ServiceRule, type TemplateProperties } from './template.ts';

/** A query of an alarm or a graph to CloudWatch: a metric if it has no expression. */
interface MathQuery {
  readonly id: string;
  readonly expression?: string;
}

const MATHS_PAGE = 'AWS: "Using math expressions with CloudWatch metrics", tables of operators and functions';
const MAX_METRICS = 10;
const MAX_EXPRESSIONS = 10;
const DAY = 86_400;

/**
 * Returns the faults of queries that name each other. `alarm`: each must then result in one series, and none may
 * search.
 */
export function faultsOfQueries(queries: readonly MathQuery[], use: 'alarm' | 'graph'): string[] {
  const faults: string[] = [];
  const kinds = new Map<string, MathKind>();
  for (const { id, expression } of queries) {
    if (!/^[a-z]\w*$/.test(id)) faults.push(`"${id}" is no id: a small letter first, then letters, digits and _`);
    if (kinds.has(id)) faults.push(`the id ${id} is given twice`);
    kinds.set(id, expression === undefined ? 'TS' : 'S');
  }
  let waiting = queries.filter(({ expression }) => expression !== undefined);
  for (const { id } of waiting) kinds.delete(id);
  // Expressions may name others in any order: those whose ids are all known go first.
  for (let before = -1; waiting.length > 0 && waiting.length !== before;) {
    before = waiting.length;
    waiting = waiting.filter(({ id, expression = '' }) => {
      const used = expression.match(/\b[a-z]\w*\b/g) ?? [];
      if (used.some((name) => waiting.some((other) => other.id === name))) return true;
      const { kind, fault } = judgeExpression(expression, kinds, use);
      if (fault !== undefined) faults.push(`${expression}: ${fault}`);
      kinds.set(id, kind);
      return false;
    });
  }
  const circle = waiting.map(({ id }) => id).join(', ');
  return circle === '' ? faults : [...faults, `${circle}: calculated from itself`];
}

/** Returns the kind of an expression's result; a faulty one counts as a series, so that it is reported once. */
function judgeExpression(
  text: string,
  ids: ReadonlyMap<string, MathKind>,
  use: 'alarm' | 'graph',
): { readonly kind: MathKind; readonly fault?: string } {
  try {
    const kind = kindOf(parseMetricMath(text), ids);
    if (use === 'alarm' && /\bSEARCH\s*\(/.test(text)) return { kind, fault: 'an alarm may not search' };
    if (kind === 'TS' || (kind === 'TS[]' && use === 'graph')) return { kind };
    return { kind, fault: `comes to ${kind}, not to ${use === 'alarm' ? 'one time series' : 'time series'}` };
  } catch (error) {
    if (!(error instanceof MetricMathError)) throw error;
    return { kind: 'TS', fault: error.message };
  }
}

interface AlarmQuery {
  readonly Id: string;
  readonly Expression?: string;
  readonly ReturnData?: boolean;
  readonly MetricStat?: { readonly Period: number };
}

function faultsOfAlarm(properties: TemplateProperties): string[] {
  const {
    Metrics,
    EvaluationPeriods = 1,
    Period,
  } = properties as {
    readonly Metrics?: readonly AlarmQuery[];
    readonly EvaluationPeriods?: number;
    readonly Period?: number;
  };
  if (!Metrics) return faultsOfWindow(EvaluationPeriods, [Period ?? 0]);
  const periods = [...new Set(Metrics.flatMap(({ MetricStat }) => MetricStat?.Period ?? []))];
  const returned = Metrics.filter(({ ReturnData = true }) => ReturnData).length;
  const expressions = Metrics.filter(({ Expression }) => Expression !== undefined).length;
  return [
    ...faultsOfQueries(
      Metrics.map(({ Id, Expression }) => ({ id: Id, ...(Expression !== undefined && { expression: Expression }) })),
      'alarm',
    ),
    ...(returned === 1 ? [] : [`${returned} queries return data, one must`]),
    ...(periods.length > 1 ? [`periods differ: ${periods.join(', ')} s`] : []),
    ...(expressions > MAX_EXPRESSIONS ? [`${expressions} expressions, of ${MAX_EXPRESSIONS}`] : []),
    ...(Metrics.length - expressions > MAX_METRICS ? [`more than ${MAX_METRICS} metrics`] : []),
    ...faultsOfWindow(EvaluationPeriods, periods),
  ];
}

function faultsOfWindow(evaluations: number, periods: readonly number[]): string[] {
  return periods.flatMap((period) => {
    const seconds = period * evaluations;
    const most = period < 3_600 ? DAY : 7 * DAY;
    return [
      ...([10, 20, 30].includes(period) || (period > 0 && period % 60 === 0) ? [] : [`a period of ${period} s`]),
      ...(seconds > most ? [`${evaluations} periods of ${period} s are more than ${most} s`] : []),
    ];
  });
}

interface GraphOptions {
  readonly id?: string;
  readonly expression?: string;
}

interface DashboardWidget {
  readonly type: string;
  readonly x?: number;
  readonly width?: number;
  readonly height?: number;
  readonly properties: { readonly metrics?: readonly (readonly unknown[])[]; readonly query?: string };
}

/** The widgets of a dashboard's body; undefined if it is no JSON. */
export function widgetsOf({ DashboardBody }: TemplateProperties): readonly DashboardWidget[] | undefined {
  try {
    return (JSON.parse(textOf(DashboardBody, 'X')) as { readonly widgets: readonly DashboardWidget[] }).widgets;
  } catch {
    return undefined;
  }
}

const MAX_WIDGETS = 500;
const MAX_METRICS_OF_WIDGET = 500;
const MAX_METRICS_OF_DASHBOARD = 2_500;
const COLUMNS = 24;

function faultsOfDashboard(properties: TemplateProperties): string[] {
  const widgets = widgetsOf(properties);
  if (!widgets) return ['its body is no JSON'];
  const counts = widgets.map(({ properties: { metrics = [] } }) => metrics.length);
  const wide = widgets.filter(({ x = 0, width = 6 }) => x + width > COLUMNS).length;
  return [
    ...(widgets.length > MAX_WIDGETS ? [`${widgets.length} widgets, of ${MAX_WIDGETS}`] : []),
    ...(Math.max(0, ...counts) > MAX_METRICS_OF_WIDGET
      ? [`a graph of more than ${MAX_METRICS_OF_WIDGET} metrics`]
      : []),
    ...(counts.reduce((sum, count) => sum + count, 0) > MAX_METRICS_OF_DASHBOARD
      ? [`more than ${MAX_METRICS_OF_DASHBOARD} metrics on one dashboard`]
      : []),
    ...(wide > 0 ? [`${wide} widgets reach over column ${COLUMNS}`] : []),
    ...widgets.flatMap(({ properties: { metrics = [] } }) =>
      faultsOfQueries(
        metrics.flatMap((row, index) => {
          const last = row.at(-1);
          const { id = `metric${index}`, expression } = (typeof last === 'object' ? last : {}) as GraphOptions;
          return [{ id, ...(expression !== undefined && { expression }) }];
        }),
        'graph',
      ),
    ),
  ];
}

export const CLOUDWATCH_RULES: readonly ServiceRule[] = [
  {
    id: 'alarm-maths',
    demands:
      'An alarm’s expressions are metric maths whose operators and functions take what they are given, come to one ' +
      'time series, name ids that are there, have one period; one query of at most 10 metrics and 10 expressions ' +
      'returns data; its periods together are at most a day (7 days where one is an hour or more).',
    source:
      `${MATHS_PAGE}; API reference of PutMetricAlarm. Seven public repositories hold what a live ` +
      'account answered to ' +
      '`MAX([series, 1])`: "Unsupported operand type(s) for MAX".',
    check: eachResource('AWS::CloudWatch::Alarm', faultsOfAlarm),
  },
  {
    id: 'dashboard-body',
    demands:
      'A dashboard’s body is JSON of at most 500 widgets on 24 columns, 500 metrics each and 2,500 ' +
      'together; its maths as an alarm’s, but arrays may be drawn.',
    source:
      `${MATHS_PAGE}; "Dashboard body structure and syntax" and "CloudWatch service quotas". ` +
      'PutDashboard draws an error instead of a graph.',
    check: eachResource('AWS::CloudWatch::Dashboard', faultsOfDashboard),
  },
];
