import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
  Stats,
  TextWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { METRICS_NAMESPACE } from '../../functions/platform/logging/log.ts';
import { EVENT_NAMES } from '../../shared/site/analyticsEvents.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import type { DeployedSite } from './deployed.ts';
import type { DynamoDbTables } from './tables.ts';

const FULL_WIDTH = { width: 24, height: 7 } as const;
const HALF_WIDTH = { width: 12, height: 7 } as const;
const HOUR = Duration.hours(1);
/** The most log groups of a query (CloudWatch Logs Insights). */
const MOST_LOG_GROUPS = 50;

/** Returns the metric that `POST /api/events` counts (functions/analytics). */
const eventMetric = (site: string, event: string, language: string) =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName: 'events',
    dimensionsMap: { site, event, language },
    label: `${event}, ${language}`,
    period: Duration.days(1),
    statistic: Stats.SUM,
  });

/** The logs of these functions, as few at a time as one query may read. */
function logGroupsOf(functions: DeployedSite['functions']): string[][] {
  const names = functions.map(({ parts }) => parts.logGroup.logGroupName);
  const queries = Math.ceil(names.length / MOST_LOG_GROUPS);
  const size = Math.ceil(names.length / queries);
  return Array.from({ length: queries }, (_, number) => names.slice(number * size, (number + 1) * size));
}

const query = (logGroupNames: string[], title: string, queryLines: string[]) =>
  new LogQueryWidget({ title, logGroupNames, queryLines, view: LogQueryVisualizationType.TABLE, ...HALF_WIDTH });

/**
 * Creates the dashboard of people's actions, from lines that the handlers log anyway, so that it costs nothing until
 * somebody opens it.
 */
export function createBusinessDashboard(
  scope: Construct,
  { name }: EnvironmentConfig,
  { functions, site }: DeployedSite,
): void {
  new Dashboard(scope, 'Business', {
    defaultInterval: Duration.days(7),
    widgets: [
      [new TextWidget({ markdown: `# Korot ${name}: what people do`, width: 24, height: 1 })],
      [
        new GraphWidget({
          title: 'Calls an hour, by endpoint',
          ...FULL_WIDTH,
          left: functions.map(({ name: label, parts }) =>
            parts.function.metricInvocations({ label, period: HOUR, statistic: Stats.SUM }),
          ),
        }),
      ],
      [
        new GraphWidget({
          title: 'What visitors who agreed to it did, a day',
          ...FULL_WIDTH,
          left: EVENT_NAMES.flatMap((event) => LANGUAGES.map((language) => eventMetric(site.url, event, language))),
        }),
      ],
      ...logGroupsOf(functions).map((logGroups) => [
        query(logGroups, 'Done, by day', [
          'filter ispresent(name) and status < 300',
          'stats count(*) as done by name, datefloor(@timestamp, 1d) as day',
          'sort day desc, done desc',
        ]),
        query(logGroups, 'Refused or failed, by reason', [
          'filter ispresent(code)',
          'stats count(*) as calls by code, name',
          'sort calls desc',
        ]),
      ]),
    ],
  });
}

const graphWidget = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, ...HALF_WIDTH });

/** Creates the dashboard of the resources. */
export function createResourceDashboard(
  scope: Construct,
  { name }: EnvironmentConfig,
  { api, functions, fileReader }: DeployedSite,
  { tables }: { readonly tables: DynamoDbTables },
): void {
  const all = [...functions, { name: 'readFile', parts: fileReader }];
  const each = (metricOf: (target: (typeof all)[number]) => IMetric) => all.map(metricOf);
  const sum = { statistic: Stats.SUM };
  new Dashboard(scope, 'Resources', {
    widgets: [
      [new TextWidget({ markdown: `# Korot ${name}: what the machines do`, width: 24, height: 1 })],
      [
        graphWidget(
          'Calls and errors of the HTTP API',
          [api.metricCount(sum)],
          [api.metricClientError(sum), api.metricServerError(sum)],
        ),
        graphWidget('Latency, ms', [
          api.metricLatency({ statistic: Stats.p(50) }),
          api.metricLatency({ statistic: Stats.p(99) }),
        ]),
      ],
      [
        graphWidget(
          'Duration p99, ms',
          each(({ name: label, parts }) => parts.function.metricDuration({ label, statistic: Stats.p(99) })),
        ),
        graphWidget('Broken off and refused runs', [
          ...each(({ name: label, parts }) => parts.function.metricErrors({ label, ...sum })),
          ...each(({ name: label, parts }) => parts.function.metricThrottles({ label: `${label} refused`, ...sum })),
        ]),
      ],
      [
        graphWidget(
          'Running at once',
          each(({ name: label, parts }) =>
            parts.function.metric('ConcurrentExecutions', { label, statistic: Stats.MAXIMUM }),
          ),
        ),
        graphWidget(
          'Database units',
          Object.entries(tables).flatMap(([label, table]) => [
            table.metricConsumedReadCapacityUnits({ label: `${label} read`, ...sum }),
            table.metricConsumedWriteCapacityUnits({ label: `${label} write`, ...sum }),
          ]),
        ),
      ],
      [
        graphWidget(
          'Throttled database requests',
          Object.entries(tables).flatMap(([label, table]) => [
            table.metric('ReadThrottleEvents', { label: `${label} read`, ...sum }),
            table.metric('WriteThrottleEvents', { label: `${label} write`, ...sum }),
          ]),
        ),
      ],
    ],
  });
}
