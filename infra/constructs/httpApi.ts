import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EndpointName } from '../../shared/api/endpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { createLogGroup } from './logGroup.ts';

/** One line for each call, without address or name: the log need not show who called. */
const ACCESS_LOG_FORMAT = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    functionRequestId: '$context.integration.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    ms: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    bytes: '$context.responseLength',
    authorizer: '$context.authorizer.error',
  }),
);

/** The HTTP API, without routes: those need the user-pool client, which needs the distribution, which needs this. */
export function createHttpApi(scope: Construct, config: EnvironmentConfig): { api: HttpApi; log: LogGroup } {
  const api = new HttpApi(scope, 'HttpApi', { description: `Endpoints of ${config.name}`, createDefaultStage: false });
  const log = createLogGroup(scope, 'ApiLog', config);
  new HttpStage(scope, 'ApiStage', {
    httpApi: api,
    stageName: '$default',
    autoDeploy: true,
    throttle: { rateLimit: config.throttle.rate, burstLimit: config.throttle.burst },
    accessLogSettings: { destination: new LogGroupLogDestination(log), format: ACCESS_LOG_FORMAT },
  });
  return { api, log };
}

/** Lets in tokens of one pool and one client. It does not tell ID from access tokens; the functions do. */
export function createTokenAuthorizer(pool: {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly region: string;
}): HttpJwtAuthorizer {
  return new HttpJwtAuthorizer('Tokens', `https://cognito-idp.${pool.region}.amazonaws.com/${pool.userPoolId}`, {
    jwtAudience: [pool.clientId],
  });
}

/**
 * The authorizers of routes, by the field of a row that asks for them; both refuse before an endpoint's function runs.
 */
export type RouteAuthorizers = Readonly<Record<'tokens' | 'origin', IHttpRouteAuthorizer>>;

/** The route of an endpoint: exactly its method and path, guarded as its row says. */
export function addRoute(
  api: HttpApi,
  name: EndpointName,
  { method, path, auth }: Endpoint,
  target: IFunction,
  { tokens, origin }: RouteAuthorizers,
): void {
  api.addRoutes({
    path,
    methods: [HttpMethod[method]],
    integration: new HttpLambdaIntegration(`${name}Integration`, target),
    authorizer: auth === 'user' ? tokens : origin,
  });
}
