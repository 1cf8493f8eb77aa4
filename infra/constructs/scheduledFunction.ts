import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule as When } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DEFAULT_MEMORY } from '../../shared/api/needs.ts';
import type { Schedule, ScheduleName } from '../../shared/platform/schedules.ts';
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

/** Days that a run which failed for good can be looked at. */
const FAILURE_RETENTION = Duration.days(14);

/**
 * The function of a schedule, with a role and a log of its own and nothing but what its row declares. A run that fails
 * is retried twice; what fails then, or cannot be started at all, goes to the dead-letter queue, which has an alarm.
 */
export class ScheduledFunction extends Construct {
  readonly function: Function;
  readonly logGroup: LogGroup;
  readonly failures: Queue;

  constructor(scope: Construct, id: string, { name, schedule, config, resources, bundle }: ScheduledFunctionProps) {
    super(scope, id);
    const granted = grantNeeds(schedule.needs, resources);
    this.failures = new Queue(this, 'Failures', { enforceSSL: true, retentionPeriod: FAILURE_RETENTION });
    acknowledge(this.failures, { SQS3: 'It is the queue for what failed itself.' });

    this.logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.function = new Function(this, 'Function', {
      description: `Every day: ${name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: schedule.needs.memory ?? DEFAULT_MEMORY,
      timeout: Duration.seconds(schedule.seconds + 10),
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: { ...granted.environment },
      onFailure: new SqsDestination(this.failures),
      retryAttempts: 2,
    });
    attachPolicy(this, { function: this.function, role, logGroup: this.logGroup, granted });

    const { hour, minute } = schedule.at;
    const rule = new Rule(this, 'Rule', {
      description: `Starts ${name}`,
      schedule: When.cron({ hour: String(hour), minute: String(minute) }),
    });
    rule.addTarget(
      new LambdaFunction(this.function, {
        deadLetterQueue: this.failures,
        retryAttempts: 5,
        maxEventAge: Duration.hours(12),
      }),
    );
  }
}
