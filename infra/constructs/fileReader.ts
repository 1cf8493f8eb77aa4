import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { FILE_READER } from '../../shared/api/import.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { attachPolicy } from './functionPolicy.ts';
import { createLogGroup } from './logGroup.ts';

export interface FileReaderFunctionProps {
  readonly config: EnvironmentConfig;
  /** Folder with the function's bundle. */
  readonly bundle: string;
}

/**
 * The function that reads strangers' files (decision 21). No route leads to it, only the account may call it, its role
 * may only write its log, and it has no variables.
 */
export class FileReaderFunction extends Construct {
  readonly function: Function;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, { config, bundle }: FileReaderFunctionProps) {
    super(scope, id);
    const { needs, seconds } = FILE_READER;
    this.logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.function = new Function(this, 'Function', {
      description: 'Reads strangers’ files, and may do nothing',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.X86_64,
      memorySize: needs.memory,
      timeout: Duration.seconds(seconds),
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.TEXT,
      ...(config.concurrency?.readFile !== undefined && { reservedConcurrentExecutions: config.concurrency.readFile }),
    });
    attachPolicy(this, {
      function: this.function,
      role,
      logGroup: this.logGroup,
      granted: { environment: {}, statements: [], acknowledged: {} },
    });
  }
}
