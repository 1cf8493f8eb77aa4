import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
  type BucketProps,
  type CorsRule,
  type IBucket,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { BUCKETS } from '../../shared/api/needs.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from './acknowledge.ts';
import { dataRemovalPolicy } from './protection.ts';

export type Buckets = Readonly<Record<keyof typeof BUCKETS, IBucket>>;

/** Days that an object is kept. */
const EXPIRATION_DAYS: Record<keyof typeof BUCKETS, number> = {
  uploads: RETENTION_DAYS.uploads,
  pdfs: RETENTION_DAYS.pdfs,
};

/** Only the named principals may read it, and only over TLS. */
const PRIVATE_BUCKET_PROPS = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
} as const satisfies BucketProps;

/** A private bucket. Its own requests are logged into `logs`, if there is one. */
export function createPrivateBucket(
  scope: Construct,
  id: string,
  logs: IBucket | undefined,
  props: BucketProps & { readonly removalPolicy: RemovalPolicy },
): Bucket {
  const bucket = new Bucket(scope, id, {
    ...PRIVATE_BUCKET_PROPS,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    ...props,
    ...(logs && { serverAccessLogsBucket: logs, serverAccessLogsPrefix: `${id}/` }),
  });
  if (!logs) acknowledge(bucket, { S1: 'A throw-away environment logs no requests.' });
  return bucket;
}

/**
 * The bucket for logs of requests; undefined in an environment that logs none. CloudFront writes by ACL, S3 by policy.
 */
export function createLogsBucket(
  scope: Construct,
  config: EnvironmentConfig,
  writer: 's3' | 'cloudfront',
): Bucket | undefined {
  const { accessLogs, logDays } = config;
  if (!accessLogs) return undefined;
  const bucket = new Bucket(scope, 'AccessLogs', {
    ...PRIVATE_BUCKET_PROPS,
    objectOwnership:
      writer === 'cloudfront' ? ObjectOwnership.BUCKET_OWNER_PREFERRED : ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [{ expiration: Duration.days(logDays) }],
    removalPolicy: dataRemovalPolicy(config),
  });
  acknowledge(bucket, { S1: 'It is the bucket that holds the access logs.' });
  return bucket;
}

/** The buckets that functions use. Nothing in them is the only copy of anything. */
export function createBuckets(scope: Construct, config: EnvironmentConfig): Buckets {
  const logs = createLogsBucket(scope, config, 's3');
  const removalPolicy = dataRemovalPolicy(config);
  const create = (id: string, key: keyof typeof EXPIRATION_DAYS, cors: CorsRule[]) =>
    createPrivateBucket(scope, id, logs, {
      removalPolicy,
      cors,
      lifecycleRules: [
        { expiration: Duration.days(EXPIRATION_DAYS[key]), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  return { pdfs: create('Pdfs', 'pdfs', []), uploads: create('Uploads', 'uploads', [uploadCorsRule(config)]) };
}

/**
 * Lets the site's pages post their uploads here. Without a custom domain the site's address is known only after this
 * bucket is made, so that any CloudFront name may read the answers; the signed form limits the uploads.
 */
function uploadCorsRule({ domain }: EnvironmentConfig): CorsRule {
  return {
    allowedMethods: [HttpMethods.POST],
    allowedOrigins: [domain ? `https://${domain.name}` : 'https://*.cloudfront.net'],
    allowedHeaders: ['*'],
    maxAge: 3_000,
  };
}
