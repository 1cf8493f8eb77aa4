import { Duration } from 'aws-cdk-lib';
import { LambdaVersion, UserPoolOperation, type UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { DEFAULT_MEMORY, SECRETS, TABLE_VARIABLES } from '../../shared/api/needs.ts';
import { ACCOUNT_TRIGGER } from '../triggers.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { attachPolicy } from './functionPolicy.ts';
import { createLogGroup } from './logGroup.ts';
import type { DynamoDbTables } from './tables.ts';

export interface AccountTriggerProps {
  readonly config: EnvironmentConfig;
  readonly bundle: string;
  readonly pool: UserPool;
  readonly tables: DynamoDbTables;
  readonly identityHash: ISecret;
}

/** Cognito gives a trigger five seconds. */
const TIMEOUT = Duration.seconds(5);

/**
 * A pool calls it before it makes tokens (version 2 of the event, the only one that reaches access tokens) to learn
 * whose account comes back. If it fails nobody is signed in, which is better than an empty account.
 */
export class AccountTrigger extends Construct {
  readonly function: Function;

  constructor(scope: Construct, id: string, { config, bundle, pool, tables, identityHash }: AccountTriggerProps) {
    super(scope, id);
    const logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const { tables: used, secrets } = ACCOUNT_TRIGGER.needs;
    this.function = new Function(this, 'Function', {
      description: 'Before tokens are made: whose account comes back',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: DEFAULT_MEMORY,
      timeout: TIMEOUT,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: {
        [TABLE_VARIABLES.requests]: tables.requests.tableName,
        [SECRETS[secrets[0]]]: identityHash.secretArn,
      },
    });
    const statements = [
      new PolicyStatement({
        actions: used.requests.map((action) => `dynamodb:${action}`),
        resources: [tables.requests.tableArn],
      }),
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [identityHash.secretArn] }),
    ];
    const granted = { environment: {}, statements, acknowledged: {} };
    attachPolicy(this, { function: this.function, role, logGroup, granted });
    pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, this.function, LambdaVersion.V2_0);
  }
}
