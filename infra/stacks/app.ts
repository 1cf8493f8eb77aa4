import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { listEndpoints, type EndpointRow } from '../../shared/api/endpoints.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import { ORIGIN_GATE, type AllowedOrigins } from '../../shared/platform/headers.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { signInOrigins } from '../../shared/site/siteConfig.ts';
import { PAYMENT_APIS, type EnvironmentConfig } from '../environmentConfig.ts';
import { addRoute, createHttpApi, createTokenAuthorizer } from '../constructs/httpApi.ts';
import type { DeployedEndpoint, DeployedSchedule, DeployedSite } from '../constructs/deployed.ts';
import { EndpointFunction } from '../constructs/endpointFunction.ts';
import { FileReaderFunction } from '../constructs/fileReader.ts';
import { namedSecretArn, type GrantableResources } from '../constructs/grants.ts';
import { createUserPoolClient } from '../constructs/identity.ts';
import { createModelProfiles } from '../constructs/modelProfiles.ts';
import { OriginGate } from '../constructs/originGate.ts';
import { createOriginSecrets } from '../constructs/originSecrets.ts';
import { isDeletionProtected } from '../constructs/protection.ts';
import { ScheduledFunction } from '../constructs/scheduledFunction.ts';
import { bucketUrl, SiteDistribution } from '../constructs/site.ts';
import {
  BUCKET_NAMES,
  bucketOutput,
  failuresOutput,
  logOutput,
  queueOutput,
  ruleOutput,
  TABLE_NAMES,
  tableOutput,
} from '../stackOutputs.ts';
import { missingForSelling } from '../missingSettings.ts';
import type { DataStack, FindBundle } from './data.ts';

export interface AppStackProps extends StackProps {
  readonly config: EnvironmentConfig;
  readonly data: DataStack;
  readonly bundleOf: FindBundle;
}

/** The endpoints an environment serves. */
export function servedEndpoints({ switchedOff = [] }: EnvironmentConfig): EndpointRow[] {
  return listEndpoints().filter(({ name }) => !switchedOff.includes(name));
}

/**
 * Everything that can be recreated: the endpoints, a construct for each capability, and the site. The order is HTTP API
 * → distribution → user-pool client → functions and routes; any other is a circular dependency.
 */
export class AppStack extends Stack implements DeployedSite {
  readonly api: HttpApi;
  readonly site: SiteDistribution;
  readonly functions: readonly DeployedEndpoint[];
  readonly fileReader: FileReaderFunction;
  readonly scheduled: readonly DeployedSchedule[];

  constructor(scope: Construct, id: string, { config, data, bundleOf, ...props }: AppStackProps) {
    super(scope, id, { ...props, terminationProtection: isDeletionProtected(config) });
    const secret = createOriginSecrets(this, config);
    const { api, log } = createHttpApi(this, config);
    this.api = api;
    this.site = new SiteDistribution(this, 'Site', {
      config,
      api: this.api,
      originSecret: secret.sent,
      reach: siteAllowedOrigins(config, data),
    });
    const client = createUserPoolClient(this, data.identity, this.site.url);

    this.fileReader = new FileReaderFunction(this, 'FileReader', { config, bundle: bundleOf(FILE_READER.handler) });
    const { userPoolId } = data.identity.pool;
    const clientId = client.userPoolClientId;
    const shared = {
      config,
      resources: this.#resources(config, data),
      common: {
        ORIGIN_SECRET: secret.taken,
        ...(config.rateFactor !== undefined && { RATE_FACTOR: String(config.rateFactor) }),
      },
      signIn: { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId },
    };
    const capabilities = Map.groupBy(servedEndpoints(config), ({ endpoint }) => endpoint.capability);
    const authorizers = {
      tokens: createTokenAuthorizer({ userPoolId, clientId, region: this.region }),
      origin: new OriginGate(this, 'OriginGate', { config, bundle: bundleOf(ORIGIN_GATE), secret: secret.taken })
        .authorizer,
    };
    this.functions = [...capabilities].flatMap(([capability, rows]) => {
      const construct = new Construct(this, capability);
      return rows.map((row) => {
        const parts = new EndpointFunction(construct, row.name, {
          ...shared,
          ...row,
          bundle: bundleOf(row.handler),
        });
        addRoute(this.api, row.name, row.endpoint, parts.function, authorizers);
        return { ...row, parts };
      });
    });

    const byClock = new Construct(this, 'scheduled');
    this.scheduled = listSchedules().map(({ name, schedule, handler }) => ({
      name,
      schedule,
      parts: new ScheduledFunction(byClock, name, {
        name,
        schedule,
        config,
        resources: shared.resources,
        bundle: bundleOf(handler),
      }),
    }));

    // Outputs for the deploy command (the place of the files, the pages' SiteConfig), for operators' commands, and for
    // an operator in the console.
    const outputs = {
      SiteUrl: this.site.url,
      SiteBucket: this.site.bucket.bucketName,
      DistributionId: this.site.distribution.distributionId,
      DistributionDomain: this.site.distribution.distributionDomainName,
      ApiUrl: this.api.apiEndpoint,
      RequestLog: log.logGroupName,
      UserPoolId: userPoolId,
      UserPoolClientId: clientId,
      SignInDomain: data.identity.domain,
      ...(data.identity.domainTarget !== undefined && { SignInTarget: data.identity.domainTarget }),
      ...Object.fromEntries(TABLE_NAMES.map((name) => [tableOutput(name), data.tables[name].tableName])),
      ...Object.fromEntries(BUCKET_NAMES.map((name) => [bucketOutput(name), data.buckets[name].bucketName])),
      ...Object.fromEntries(
        [...this.functions, ...this.scheduled].map(({ name, parts }) => [logOutput(name), parts.logGroup.logGroupName]),
      ),
      [logOutput('readFile')]: this.fileReader.logGroup.logGroupName,
      ...Object.fromEntries(
        this.scheduled.flatMap(({ name, parts }) => [
          [queueOutput(name), parts.queue.queueUrl],
          [failuresOutput(name), parts.failures.queueUrl],
        ]),
      ),
      ...Object.fromEntries(this.scheduled.map(({ name, parts }) => [ruleOutput(name), parts.rule.ruleName])),
    };
    for (const [output, value] of Object.entries(outputs)) new CfnOutput(this, output, { value });
  }

  #resources(config: EnvironmentConfig, data: DataStack): GrantableResources {
    const payments = `${config.secretsPrefix}/payments`;
    let topic: Topic | undefined;
    return {
      tables: data.tables,
      buckets: data.buckets,
      secrets: {
        payments: { identifier: payments, arn: namedSecretArn(this, payments) },
        identityHash: { identifier: data.identityHash.secretArn, arn: data.identityHash.secretArn },
      },
      userPool: data.identity.pool,
      model: config.model,
      modelProfile: createModelProfiles(this, config),
      allowances: config.allowances,
      ocrRegion: config.ocrRegion,
      settings: {
        payments: PAYMENT_APIS[config.payments],
        site: this.site.url,
        structuring: config.structuring,
        selling: missingForSelling(config).length === 0 ? 'on' : 'off',
      },
      fileReader: this.fileReader.function,
      supportTopic: () => (topic ??= createSupportTopic(this, config)),
    };
  }
}

/** Creates the topic of the contact form; its recipient confirms the subscription once, by e-mail. */
function createSupportTopic(scope: Construct, { support }: EnvironmentConfig): Topic {
  const topic = new Topic(scope, 'Support', { enforceSSL: true });
  if (support) topic.addSubscription(new EmailSubscription(support.email));
  return topic;
}

/** Returns the origins that the pages may reach: for signing in, and the bucket that large files are posted to. */
function siteAllowedOrigins({ region }: EnvironmentConfig, { identity, buckets }: DataStack): AllowedOrigins {
  // Ids of pool and client play no part in it; the client's is not known yet.
  const { connect = [], ...others } = signInOrigins({
    auth: { region, userPoolId: identity.pool.userPoolId, userPoolClientId: '', domain: identity.domain },
  });
  return { ...others, connect: [...connect, bucketUrl(buckets.uploads)] };
}
