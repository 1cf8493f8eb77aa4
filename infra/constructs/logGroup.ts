import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { dataRemovalPolicy } from './protection.ts';

const RETENTION: Record<EnvironmentConfig['logDays'], RetentionDays> = {
  3: RetentionDays.THREE_DAYS,
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
};

/** A log that is kept as long as the environment says. */
export function createLogGroup(scope: Construct, id: string, config: EnvironmentConfig): LogGroup {
  return new LogGroup(scope, id, {
    retention: RETENTION[config.logDays],
    removalPolicy: dataRemovalPolicy(config),
  });
}
