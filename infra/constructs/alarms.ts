import { Aws, Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { MetricFilter, type IFilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { needsOf } from '../../shared/api/endpoint.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import type { DeployedEndpoint, DeployedSchedule } from './deployed.ts';
import type { FileReaderFunction } from './fileReader.ts';
import {
  BUDGET_NEARLY_SPENT,
  BUDGET_REACHED,
  MODEL_FALLBACK,
  PDF_ORDER_FAILED,
  PAID_FAILURE,
  REPAIRED,
  SANDBOX_INCOMPLETE,
  WEBHOOK_FAILURE,
  WEBHOOK_UNVERIFIED,
} from './logPatterns.ts';

const FIVE_MINUTES = Duration.minutes(5);
/** Errors, in percent of the calls. */
const MAX_ERROR_PERCENT = 1;
/** Largest share of a function's timeout that its slowest hundredth of calls may take. */
const SLOW_TIMEOUT_SHARE = 0.8;

/** Maximum number of unverified webhooks in five minutes. */
const MAX_UNVERIFIED_WEBHOOKS = 100;

/**
 * Capabilities that people pay for. The alarm goes off at this number of failed calls in this number of minutes,
 * whatever their share of all calls. A single payment that fails is looked at; a model may fail once.
 */
const PAID_CAPABILITIES: Readonly<Record<string, { readonly failures: number; readonly minutes: number }>> = {
  improve: { failures: 2, minutes: 15 },
  payments: { failures: 1, minutes: 5 },
};

/** States of a day's budget, and the log lines that report them. */
const BUDGET_STATES: readonly {
  readonly suffix: string;
  readonly pattern: IFilterPattern;
  readonly state: string;
}[] = [
  { suffix: 'BudgetNearlySpent', pattern: BUDGET_NEARLY_SPENT, state: 'spent to 80 %' },
  { suffix: 'BudgetReached', pattern: BUDGET_REACHED, state: 'used up: callers are told to come back' },
];

/** Hours without a start after which what runs every day is missed. */
const MISSED_HOURS = 26;
/** Hours after which a task waits for too long: five tries are over by then. */
const LATE_HOURS = 6;
/** Runs at once that a new account may have. */
const NEW_ACCOUNT_RUNS = 10;
/** So much of its runs at once may an account use. */
const MAX_RUNS_SHARE = 0.8;

interface AlarmRule {
  readonly metric: IMetric;
  readonly threshold: number;
  readonly description: string;
  /** In a row. */
  readonly periods?: number;
  /** Rings below the threshold, and if there is no data at all. */
  readonly below?: boolean;
}

/** The alarms and their topic. Missing data counts as healthy, but of what must happen. */
export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { email }: NonNullable<EnvironmentConfig['alarms']>) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // An explicit policy replaces the default one, which lets the account's alarms publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    if (email !== undefined) this.topic.addSubscription(new EmailSubscription(email));
  }

  /** Counts 5xx answers of all endpoints together: those of handlers and those of HTTP API itself. */
  api(api: HttpApi): void {
    const [failed, calls] = [
      api.metricServerError({ period: FIVE_MINUTES, statistic: Stats.SUM }),
      api.metricCount({ period: FIVE_MINUTES, statistic: Stats.SUM }),
    ];
    this.#add('ApiErrors', {
      metric: percentage(failed, calls),
      threshold: MAX_ERROR_PERCENT,
      periods: 2,
      description: `More than ${MAX_ERROR_PERCENT} % of all calls answered 5xx`,
    });
  }

  /** Runs that failed, were throttled, or came close to their timeout. */
  #runs(name: string, target: IFunction, seconds: number): void {
    const sum = { period: FIVE_MINUTES, statistic: Stats.SUM };
    this.#add(`${name}Errors`, {
      metric: percentage(target.metricErrors(sum), target.metricInvocations(sum)),
      threshold: MAX_ERROR_PERCENT,
      periods: 2,
      description: `More than ${MAX_ERROR_PERCENT} % of the runs of ${name} broke off`,
    });
    this.#add(`${name}Throttles`, {
      metric: target.metricThrottles(sum),
      threshold: 0,
      description: `Runs of ${name} were refused for lack of room`,
    });
    const slow = seconds * 1_000 * SLOW_TIMEOUT_SHARE;
    this.#add(`${name}Slow`, {
      metric: target.metricDuration({ period: FIVE_MINUTES, statistic: Stats.p(99) }),
      threshold: slow,
      periods: 3,
      description: `The slowest hundredth of ${name} takes more than ${slow} ms of ${slow / SLOW_TIMEOUT_SHARE}`,
    });
  }

  /** The function that reads strangers' files: its runs, and where its sandbox is held less than it should be. */
  fileReader({ function: target, logGroup }: FileReaderFunction): void {
    this.#runs('readFile', target, FILE_READER.seconds);
    // Nothing fails then.
    this.#add('readFileSandbox', {
      metric: this.#lines('readFileIncomplete', logGroup, SANDBOX_INCOMPLETE).metric({
        period: FIVE_MINUTES,
        statistic: Stats.SUM,
      }),
      threshold: 0,
      description: 'No limits hold the process that reads strangers’ files',
    });
  }

  /** The runs of an endpoint, and what its log tells. */
  endpoint({ name, endpoint, parts }: DeployedEndpoint): void {
    const { function: target, logGroup } = parts;
    const sum = { period: FIVE_MINUTES, statistic: Stats.SUM };
    this.#runs(name, target, endpoint.limits.seconds + 1);
    const paid = PAID_CAPABILITIES[endpoint.capability];
    if (paid && endpoint.auth === 'user' && endpoint.method === 'POST') {
      const { failures, minutes } = paid;
      this.#add(`${name}PaidFailed`, {
        metric: this.#lines(`${name}PaidFailures`, logGroup, PAID_FAILURE).metric({
          ...sum,
          period: Duration.minutes(minutes),
        }),
        threshold: failures - 1,
        description: `${failures} or more calls of ${name}, which people pay for, failed in ${minutes} minutes`,
      });
    }
    if (endpoint.auth !== 'signature') return;

    this.#add(`${name}Failed`, {
      metric: this.#lines(`${name}Failures`, logGroup, WEBHOOK_FAILURE).metric(sum),
      threshold: 0,
      description: `A call of ${name} was not accepted`,
    });
    // Anybody can send one that is not: an alarm goes off only where somebody does so on and on, or our own settings
    // refuse all of them.
    const forged = this.#lines(`${name}Unverified`, logGroup, WEBHOOK_UNVERIFIED);
    this.#add(`${name}Forged`, {
      metric: forged.metric(sum),
      threshold: MAX_UNVERIFIED_WEBHOOKS,
      periods: 3,
      description:
        `More than ${MAX_UNVERIFIED_WEBHOOKS} calls of ${name} in five minutes, ` +
        'and again, were not the provider’s',
    });
  }

  /** Nightly work: runs that broke off, tasks that failed finally, wait long or never came, and what was repaired. */
  scheduled({ name, schedule: { repairs }, parts }: DeployedSchedule): void {
    const { function: target, queue, failures, logGroup } = parts;
    const sum = { period: FIVE_MINUTES, statistic: Stats.SUM };
    const most = { period: FIVE_MINUTES, statistic: Stats.MAXIMUM };
    this.#add(`${name}Errors`, {
      metric: target.metricErrors(sum),
      threshold: 0,
      description: `A run of ${name} broke off; its tasks are tried again`,
    });
    this.#add(`${name}Failed`, {
      metric: failures.metricApproximateNumberOfMessagesVisible(most),
      threshold: 0,
      description: `Tasks of ${name} failed for good, or a night could not be started`,
    });
    this.#add(`${name}Late`, {
      metric: queue.metricApproximateAgeOfOldestMessage(most),
      threshold: LATE_HOURS * 3_600,
      description: `A task of ${name} waits for more than ${LATE_HOURS} hours`,
    });
    this.#add(`${name}Missed`, {
      metric: target.metricInvocations({ period: Duration.hours(1), statistic: Stats.SUM }),
      threshold: 1,
      below: true,
      periods: MISSED_HOURS,
      description: `${name} did not run for ${MISSED_HOURS} hours (so before the first night of an environment)`,
    });
    if (repairs === undefined) return;
    const repaired = this.#lines(`${name}Repairs`, logGroup, REPAIRED);
    this.#add(`${name}Repaired`, {
      metric: repaired.metric(sum),
      threshold: 0,
      description: `${name} found ${repairs}`,
    });
  }

  /** Sign-ins that the pool could not finish: each run that breaks off is somebody who was turned away. */
  signIn(trigger: IFunction): void {
    this.#add('SignInErrors', {
      metric: trigger.metricErrors({ period: FIVE_MINUTES, statistic: Stats.SUM }),
      threshold: 0,
      description: 'Somebody could not sign in: whose account comes back could not be known',
    });
  }

  /** The site as it is seen from outside, and that somebody looked. */
  outside(look: IFunction, minutes: number): void {
    const period = Duration.minutes(minutes);
    this.#add('OutsideFailed', {
      metric: look.metricErrors({ period, statistic: Stats.SUM }),
      threshold: 0,
      periods: 2,
      description: 'Seen from outside, the site does not answer as it must, twice in a row',
    });
    this.#add('OutsideMissed', {
      metric: look.metricInvocations({ period: Duration.hours(1), statistic: Stats.SUM }),
      threshold: 1,
      below: true,
      periods: 2,
      description: 'Nobody has looked at the site from outside for two hours',
    });
  }

  /**
   * Warns when concurrent runs come near the account's limit: beyond it AWS refuses every function, whoever uses them.
   */
  runs(quota = NEW_ACCOUNT_RUNS): void {
    this.#add('RunsAtOnce', {
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'ClaimedAccountConcurrency',
        period: FIVE_MINUTES,
        statistic: Stats.MAXIMUM,
      }),
      threshold: quota * MAX_RUNS_SHARE,
      description: `More than ${quota * MAX_RUNS_SHARE} of the ${quota} runs at once of the account are taken`,
    });
  }

  /** The day's dollars of a capability, nearly spent and used up: one metric each of all the logs that say so. */
  budgets(endpoints: readonly DeployedEndpoint[]): void {
    const capabilities = Map.groupBy(
      endpoints.filter(({ endpoint }) => endpoint.needs.allowance !== undefined),
      ({ endpoint }) => endpoint.needs.allowance ?? '',
    );
    for (const [capability, users] of capabilities)
      for (const { suffix, pattern, state } of BUDGET_STATES)
        this.#anyOf(users, pattern, {
          id: `${capability}${suffix}`,
          suffix,
          description: `The dollars of the day for ${capability} are ${state}`,
        });
  }

  /** The second model does the first one's work, which it is not judged for and costs otherwise: one metric of all. */
  models(endpoints: readonly DeployedEndpoint[], { id, fallback }: EnvironmentConfig['model']): void {
    const users = endpoints.filter(({ endpoint }) => needsOf(endpoint).services?.includes('model'));
    if (fallback)
      this.#anyOf(users, MODEL_FALLBACK, {
        id: 'ModelFallback',
        suffix: 'Fallback',
        description: `${id} does not answer: ${fallback.id} does its work`,
      });
  }

  /** Pages that are left as the browser printed them: an update of it may do so to every page, and no call fails. */
  readingOrder(endpoints: readonly DeployedEndpoint[]): void {
    const printing = endpoints.filter(({ endpoint }) => endpoint.needs.chromium);
    this.#anyOf(printing, PDF_ORDER_FAILED, {
      id: 'PdfOrderFailed',
      suffix: 'OrderFailed',
      description: 'Pages of PDFs are not put in reading order: copied Hebrew comes out scrambled',
    });
  }

  table(name: string, table: ITableV2): void {
    const events = (event: string) => table.metric(event, { period: FIVE_MINUTES, statistic: Stats.SUM });
    // A metric without events has no value.
    const throttled = new MathExpression({
      expression: 'FILL(read, 0) + FILL(write, 0)',
      usingMetrics: { read: events('ReadThrottleEvents'), write: events('WriteThrottleEvents') },
      period: FIVE_MINUTES,
      label: 'throttled',
    });
    this.#add(`${name}TableThrottles`, {
      metric: throttled,
      threshold: 0,
      description: `Requests to the table ${name} were throttled`,
    });
  }

  /** Rings once such a line is in the log of any of these endpoints: one metric of all. */
  #anyOf(
    endpoints: readonly DeployedEndpoint[],
    pattern: IFilterPattern,
    { id, suffix, description }: { readonly id: string; readonly suffix: string; readonly description: string },
  ): void {
    const [filter] = endpoints.map(({ name, parts }) => this.#lines(`${name}${suffix}`, parts.logGroup, pattern, id));
    if (filter)
      this.#add(id, {
        metric: filter.metric({ period: FIVE_MINUTES, statistic: Stats.SUM }),
        threshold: 0,
        description,
      });
  }

  /** Counts lines of a log. */
  #lines(id: string, logGroup: ILogGroup, filterPattern: IFilterPattern, metricName = id): MetricFilter {
    return new MetricFilter(this, id, {
      logGroup,
      filterPattern,
      metricNamespace: `Korot/${this.node.path}`,
      metricName,
      metricValue: '1',
    });
  }

  #add(id: string, { metric, threshold, description, periods = 1, below = false }: AlarmRule): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: below ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      alarmDescription: description,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
  }
}

function percentage(part: IMetric, whole: IMetric): MathExpression {
  return new MathExpression({
    expression: 'IF(whole > 0, 100 * part / whole, 0)',
    usingMetrics: { part, whole },
    period: FIVE_MINUTES,
    label: '%',
  });
}
