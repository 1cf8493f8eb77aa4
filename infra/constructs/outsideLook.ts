import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { SETTINGS } from '../../shared/api/needs.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { attachPolicy } from './functionPolicy.ts';
import { createLogGroup } from './logGroup.ts';

export interface OutsideLookProps {
  readonly config: EnvironmentConfig;
  /** Folder with the function's bundle. */
  readonly bundle: string;
  readonly siteUrl: string;
  readonly minutes: number;
}

/** Looks at the site by its public name every few minutes; the alarm that hears of it is made beside the others. */
export class OutsideLook extends Construct {
  readonly function: Function;

  constructor(scope: Construct, id: string, { config, bundle, siteUrl, minutes }: OutsideLookProps) {
    super(scope, id);
    const logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.function = new Function(this, 'Function', {
      description: 'Looks at the site from outside',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.minutes(3),
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: {
        [SETTINGS.site]: siteUrl,
        ...(config.switchedOff && { SWITCHED_OFF: config.switchedOff.join(',') }),
      },
      // The next one comes soon: two more at once would only count the same failure three times.
      retryAttempts: 0,
    });
    const granted = { environment: {}, statements: [], acknowledged: {} };
    attachPolicy(this, { function: this.function, role, logGroup, granted });
    new Rule(this, 'Rule', {
      description: 'Starts the look from outside',
      schedule: Schedule.rate(Duration.minutes(minutes)),
      targets: [new LambdaFunction(this.function, { retryAttempts: 0 })],
    });
  }
}
