import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule as When } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  EventSourceMapping,
  Function,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DEFAULT_MEMORY } from '../../shared/api/needs.ts';
import {
  NIGHT,
  queueVariable,
  runSeconds,
  TASK_QUEUE,
  visibilitySeconds,
  type Schedule,
  type ScheduleName,
} from '../../functions/platform/tasks/schedules.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from './acknowledge.ts';
import { attachPolicy } from './functionPolicy.ts';
import { grantNeeds, type GrantableResources } from './grants.ts';
import { createLogGroup } from './logGroup.ts';

export interface ScheduledFunctionProps {
  readonly name: ScheduleName;
  readonly schedule: Schedule;
  readonly config: EnvironmentConfig;
  readonly resources: GrantableResources;
  /** Folder with the function's bundle. */
  readonly bundle: string;
}

/** Actions of Lambda and the function itself on the queue. */
const QUEUE_ACTIONS = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'SendMessage'] as const;

/**
 * The queue of a schedule, into which the clock puts the night's first message, and the function that receives its
 * messages, with a separate role and log and only the rights that its row declares. A failed message is delivered
 * again; after five failures, or if it cannot be queued at all, it goes to the dead-letter queue, which has an alarm.
 */
export class ScheduledFunction extends Construct {
  readonly function: Function;
  readonly logGroup: LogGroup;
  readonly queue: Queue;
  readonly failures: Queue;
  /** The rule that starts it. */
  readonly rule: Rule;

  constructor(scope: Construct, id: string, { name, schedule, config, resources, bundle }: ScheduledFunctionProps) {
    super(scope, id);
    const granted = grantNeeds(schedule.needs, resources);
    this.failures = new Queue(this, 'Failures', {
      enforceSSL: true,
      retentionPeriod: Duration.days(TASK_QUEUE.failureDays),
    });
    acknowledge(this.failures, { SQS3: 'It is the queue for what failed itself.' });
    this.queue = new Queue(this, 'Queue', {
      enforceSSL: true,
      retentionPeriod: Duration.days(TASK_QUEUE.days),
      visibilityTimeout: Duration.seconds(visibilitySeconds(schedule)),
      deadLetterQueue: { queue: this.failures, maxReceiveCount: TASK_QUEUE.tries },
    });

    this.logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.function = new Function(this, 'Function', {
      description: `Every night: ${name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: schedule.needs.memory ?? DEFAULT_MEMORY,
      timeout: Duration.seconds(runSeconds(schedule)),
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: { ...granted.environment, [queueVariable(name)]: this.queue.queueUrl },
      // A list sends the message for its next turn itself; Lambda would end that after sixteen of them.
      recursiveLoop: RecursiveLoop.ALLOW,
    });
    const usesQueue = new PolicyStatement({
      actions: QUEUE_ACTIONS.map((action) => `sqs:${action}`),
      resources: [this.queue.queueArn],
    });
    const statements = [...granted.statements, usesQueue];
    attachPolicy(this, { function: this.function, role, logGroup: this.logGroup, granted: { ...granted, statements } });
    new EventSourceMapping(this, 'Tasks', {
      target: this.function,
      eventSourceArn: this.queue.queueArn,
      batchSize: TASK_QUEUE.batch,
      maxConcurrency: config.atOnce?.[name] ?? schedule.atOnce,
      reportBatchItemFailures: true,
    });

    const { hour, minute } = schedule.at;
    this.rule = new Rule(this, 'Rule', {
      description: `Starts ${name}`,
      schedule: When.cron({ hour: String(hour), minute: String(minute) }),
    });
    this.rule.addTarget(
      new SqsQueue(this.queue, {
        message: RuleTargetInput.fromObject(NIGHT),
        deadLetterQueue: this.failures,
        retryAttempts: 5,
        maxEventAge: Duration.hours(12),
      }),
    );
  }
}
