import { Duration } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ORIGIN_SECRET_HEADER } from '../../shared/platform/headers.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { attachPolicy } from './functionPolicy.ts';
import { createLogGroup } from './logGroup.ts';

export interface OriginGateProps {
  readonly config: EnvironmentConfig;
  /** Folder with the function's bundle. */
  readonly bundle: string;
  readonly secret: string;
}

/** The longest that HTTP API remembers an answer; what a value was answered does not change before its secret does. */
const REMEMBERED = Duration.hours(1);

/**
 * Refuses calls of open routes that did not come through the distribution, before their functions run: without the
 * secret's header by HTTP API itself, with a wrong one by the smallest function, which each value reaches once an hour.
 */
export class OriginGate extends Construct {
  readonly authorizer: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string, { config, bundle, secret }: OriginGateProps) {
    super(scope, id);
    const logGroup = createLogGroup(this, 'Log', config);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    const gate = new Function(this, 'Function', {
      description: 'Whether a call came through the distribution',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 128,
      timeout: Duration.seconds(5),
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      environment: { ORIGIN_SECRET: secret },
    });
    attachPolicy(this, {
      function: gate,
      role,
      logGroup,
      granted: { environment: {}, statements: [], acknowledged: {} },
    });
    this.authorizer = new HttpLambdaAuthorizer('Origin', gate, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: [`$request.header.${ORIGIN_SECRET_HEADER}`],
      resultsCacheTtl: REMEMBERED,
    });
  }
}
