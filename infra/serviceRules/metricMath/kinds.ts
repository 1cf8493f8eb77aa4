import { MetricMathError, type MathNode } from './parse.ts';

/**
 * Kinds of an expression's result: a number (S), a time series (TS), or an array of those; and words that some
 * functions take.
 */
export type MathKind = 'S' | 'TS' | 'TS[]' | 'string' | 'filler' | 'measure' | 'order';

/** For functions of each series separately. */
const EACH = ['TS > TS', 'TS[] > TS[]'];
/** One series folds into a number, an array into one series. */
const FOLD = ['TS > S', 'TS[] > TS'];
/** By the time stamp of each point. */
const CLOCK = ['TS > TS'];

/**
 * Arguments and results of each function, from the tables of "Using math expressions with CloudWatch metrics"
 * (docs.aws.amazon.com, AmazonCloudWatch, using-metric-math). A word in capitals that is listed here is a function.
 */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  ABS: EACH,
  ANOMALY_DETECTION_BAND: ['TS > TS[]', 'TS, S > TS[]'],
  AVG: FOLD,
  CEIL: EACH,
  DATAPOINT_COUNT: FOLD,
  DATE: CLOCK,
  DAY: CLOCK,
  DIFF: EACH,
  DIFF_TIME: EACH,
  EPOCH: CLOCK,
  FILL: ['TS, S > TS', 'TS, filler > TS', 'TS[], S > TS[]', 'TS[], TS > TS[]', 'TS[], filler > TS[]'],
  FIRST: ['TS[] > TS'],
  FLOOR: EACH,
  HOUR: CLOCK,
  IF: [
    ...['TS, TS', 'TS, S', 'TS, TS, TS', 'TS, TS, S', 'TS, S, TS', 'TS, S, S'].map((args) => `${args} > TS`),
    ...['S, TS', 'S, TS, TS'].map((args) => `${args} > TS`),
  ],
  INSIGHT_RULE_METRIC: ['string, string > TS'],
  LAST: ['TS[] > TS'],
  LOG: EACH,
  LOG10: EACH,
  MAX: FOLD,
  METRICS: [' > TS[]', 'string > TS[]'],
  METRIC_COUNT: ['TS[] > S'],
  MIN: FOLD,
  MINUTE: CLOCK,
  MONTH: CLOCK,
  PERIOD: ['TS > S'],
  RATE: EACH,
  REMOVE_EMPTY: ['TS[] > TS[]'],
  RUNNING_SUM: EACH,
  SEARCH: ['string > TS[]', 'string, string > TS[]', 'string, string, S > TS[]'],
  SERVICE_QUOTA: ['TS > TS'],
  SLICE: ['TS[], S > TS[]', 'TS[], S, S > TS[]'],
  SORT: ['TS[], measure, order > TS[]', 'TS[], measure, order, S > TS[]'],
  STDDEV: FOLD,
  SUM: FOLD,
  TIME_SERIES: ['S > TS'],
  YEAR: CLOCK,
};

/** Words that are neither ids nor functions, where a function takes one. */
const WORDS: Readonly<Record<string, MathKind>> = {
  REPEAT: 'filler',
  LINEAR: 'filler',
  AVG: 'measure',
  MIN: 'measure',
  MAX: 'measure',
  SUM: 'measure',
  ASC: 'order',
  DESC: 'order',
};

const ARITHMETIC = '+-*/^';

/**
 * The kind of an expression, given the kinds of the ids that it may name. Throws a {@link MetricMathError} where an
 * operator or a function does not take what it is given: what CloudWatch calls "Unsupported operand type(s)".
 */
export function kindOf(node: MathNode, ids: ReadonlyMap<string, MathKind>): MathKind {
  switch (node.type) {
    case 'number':
      return 'S';
    case 'string':
      return 'string';
    case 'name': {
      const kind = ids.get(node.name) ?? WORDS[node.name];
      if (kind === undefined) throw new MetricMathError(`"${node.name}" is no id beside it`);
      return kind;
    }
    case 'negative':
      return combine('-', [kindOf(node.of, ids), 'S']);
    case 'array': {
      const kinds = node.items.map((item) => kindOf(item, ids));
      if (kinds.length === 0 || kinds.some((kind) => kind !== 'TS' && kind !== 'TS[]'))
        throw new MetricMathError(`[${kinds.join(', ')}]: an array holds time series alone`);
      return 'TS[]';
    }
    case 'binary':
      return combine(
        node.operator,
        node.sides.map((side) => kindOf(side, ids)),
      );
    case 'call': {
      const given = node.args.map((arg) => kindOf(arg, ids)).join(', ');
      const signatures = FUNCTIONS[node.name];
      if (!signatures) throw new MetricMathError(`${node.name} is no function`);
      const fitting = signatures.map((signature) => signature.split(' > ')).find(([args]) => args === given);
      if (!fitting) throw new MetricMathError(`${node.name} does not take (${given})`);
      return fitting[1] as MathKind;
    }
  }
}

function combine(operator: string, kinds: readonly MathKind[]): MathKind {
  const series = kinds.filter((kind) => kind === 'TS').length;
  const arrays = kinds.filter((kind) => kind === 'TS[]').length;
  const known = kinds.every((kind) => kind === 'S' || kind === 'TS' || kind === 'TS[]');
  if (!known || arrays > 1 || (arrays > 0 && !ARITHMETIC.includes(operator)))
    throw new MetricMathError(`${operator} does not take ${kinds.join(' and ')}`);
  return arrays > 0 ? 'TS[]' : series > 0 ? 'TS' : 'S';
}
