import { widgetsOf } from './cloudWatch.ts';
import { FilterPatternError, parseFilterPattern } from './filterPattern.ts';
import { eachResource, textOf, type ServiceRule, type TemplateProperties } from './template.ts';

const MAX_PATTERN = 1_024;
const MAX_LOG_GROUPS_OF_QUERY = 50;
const MAX_QUERY = 10_000;

function faultsOfFilter({ FilterPattern }: TemplateProperties): string[] {
  const pattern = textOf(FilterPattern, 'X');
  if (pattern.length > MAX_PATTERN) return [`a pattern of ${pattern.length} characters, of ${MAX_PATTERN}`];
  // Without braces it is words, which CloudWatch takes as they are.
  if (!pattern.trim().startsWith('{')) return /[:"]/.test(pattern) ? [`${pattern}: words beside quotes or colons`] : [];
  try {
    parseFilterPattern(pattern);
    return [];
  } catch (error) {
    if (!(error instanceof FilterPatternError)) throw error;
    return [`${pattern}: ${error.message}`];
  }
}

/** Commands and functions of the query language that our queries may use; a misspelt one is refused. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const COMMANDS = words('SOURCE fields filter stats sort limit parse display dedup pattern');
const FUNCTIONS = words(
  'abs ceil floor greatest least log sqrt bin datefloor dateceil fromMillis toMillis isempty isblank concat strlen ' +
    'trim toupper tolower substr replace strcontains ispresent coalesce avg count count_distinct max min pct stddev ' +
    'sum earliest latest sortsFirst sortsLast',
);

/** Returns the faults of a query of CloudWatch Logs Insights: unknown commands and functions, brackets, size. */
export function faultsOfLogQuery(query: string): string[] {
  const commands = query.split('|').map((part) => part.trim());
  const unknown = commands.map((command) => command.split(/\s/, 1)[0] ?? '').filter((word) => !COMMANDS.has(word));
  const called = [...query.matchAll(/\b([a-z_]\w*)\(/gi)].map(([, name = '']) => name);
  const sources = commands.filter((command) => command.startsWith('SOURCE')).length;
  const open = query.split('(').length;
  return [
    ...unknown.map((word) => `"${word}" is no command of a query`),
    ...called.filter((name) => !FUNCTIONS.has(name)).map((name) => `${name}() is no function of a query`),
    ...(open === query.split(')').length ? [] : ['its brackets do not close']),
    ...(sources > MAX_LOG_GROUPS_OF_QUERY ? [`${sources} log groups, of ${MAX_LOG_GROUPS_OF_QUERY}`] : []),
    ...(query.length > MAX_QUERY ? [`a query of ${query.length} characters, of ${MAX_QUERY}`] : []),
  ];
}

export const LOGS_RULES: readonly ServiceRule[] = [
  {
    id: 'filter-pattern',
    demands: 'A metric filter’s pattern is one that CloudWatch Logs reads, of at most 1,024 characters.',
    source:
      'AWS: "Filter pattern syntax". Public threads hold the answer of a live account: "Invalid ' +
      'metric filter pattern", ' +
      'for quoted words joined by bare colons.',
    check: eachResource('AWS::Logs::MetricFilter', faultsOfFilter),
  },
  {
    id: 'log-query',
    demands:
      'A dashboard’s log query uses commands and functions that there are, on at most 50 log groups, ' +
      'of at most 10,000 characters.',
    source: 'AWS: "CloudWatch Logs Insights query syntax", "CloudWatch Logs quotas". The widget shows the error later.',
    check: eachResource('AWS::CloudWatch::Dashboard', (properties) =>
      (widgetsOf(properties) ?? []).flatMap(({ properties: { query } }) =>
        query === undefined ? [] : faultsOfLogQuery(query),
      ),
    ),
  },
];
