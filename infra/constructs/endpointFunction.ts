import { Duration } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EndpointName } from '../../shared/api/endpoints.ts';
import { needsOf, takesToken, type Endpoint } from '../../shared/api/endpoint.ts';
import { DEFAULT_MEMORY } from '../../shared/api/needs.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { attachPolicy } from './functionPolicy.ts';
import { grantNeeds, type GrantableResources } from './grants.ts';
import { createLogGroup } from './logGroup.ts';

export interface EndpointFunctionProps {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly config: EnvironmentConfig;
  readonly resources: GrantableResources;
  /** Folder with the function's bundle. */
  readonly bundle: string;
  /** Variables that every handler reads, and those of sign-in for handlers that verify a token. */
  readonly common: Readonly<Record<string, string>>;
  readonly signIn: Readonly<Record<string, string>>;
}

/** The function of one endpoint, with a separate role and log, and only the rights that its row declares. */
export class EndpointFunction extends Construct {
  readonly function: Function;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: EndpointFunctionProps) {
    super(scope, id);
    const { name, endpoint, config, common, signIn } = props;
    const { needs, limits } = endpoint;
    const granted = grantNeeds(needsOf(endpoint), props.resources);

    this.logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.function = new Function(this, 'Function', {
      description: `${endpoint.method} ${endpoint.path}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: needs.architecture === 'x86_64' ? Architecture.X86_64 : Architecture.ARM_64,
      memorySize: needs.memory ?? DEFAULT_MEMORY,
      // The handler answers before that; this ends what hangs.
      timeout: Duration.seconds(limits.seconds + 1),
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: { ...granted.environment, ...common, ...(takesToken(endpoint) && signIn) },
      ...(config.concurrency?.[name] !== undefined && { reservedConcurrentExecutions: config.concurrency[name] }),
    });
    attachPolicy(this, { function: this.function, role, logGroup: this.logGroup, granted });
  }
}
