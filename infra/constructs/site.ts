import { Duration, Fn, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CachedMethods,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import {
  API_HEADERS,
  ORIGIN_SECRET_HEADER,
  createSiteHeaders,
  type AllowedOrigins,
} from '../../shared/platform/headers.ts';
import { LINK_EDGE_SECONDS, LINK_PATH } from '../../shared/site/linkPaths.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { acknowledge } from './acknowledge.ts';
import { createLogsBucket, createPrivateBucket } from './buckets.ts';
import { edgeCode } from './edge/edgeCode.ts';
import { createSecurityHeadersPolicy } from './securityHeaders.ts';

export interface SiteDistributionProps {
  readonly config: EnvironmentConfig;
  readonly api: HttpApi;
  /** The secret that proves to the functions that a call came through this distribution. */
  readonly originSecret: string;
  /** Origins that the pages call and show besides the site. */
  readonly reach: AllowedOrigins;
}

/** The pages in a private bucket and the endpoints under one name, as in the local gateway. */
export class SiteDistribution extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** `https://` and the name people know it by. */
  readonly url: string;

  constructor(scope: Construct, id: string, { config, api, originSecret, reach }: SiteDistributionProps) {
    super(scope, id);
    const { domain } = config;
    const logs = createLogsBucket(this, config, 'cloudfront');
    // Whatever is in there, a deployment puts there again.
    this.bucket = createPrivateBucket(this, 'Files', logs, { removalPolicy: RemovalPolicy.DESTROY });
    const edge = (name: string, file: string) => {
      const code = new Function(this, name, {
        code: FunctionCode.fromInline(edgeCode(file)),
        runtime: FunctionRuntime.JS_2_0,
      });
      return [{ function: code, eventType: FunctionEventType.VIEWER_REQUEST }];
    };

    const endpoints: BehaviorOptions = {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        customHeaders: { [ORIGIN_SECRET_HEADER]: originSecret },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: createSecurityHeadersPolicy(this, 'ApiHeaders', API_HEADERS, { override: false }),
      functionAssociations: edge('Viewer', 'viewer.js'),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      compress: false,
    };
    const links: BehaviorOptions = {
      ...endpoints,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachedMethods: CachedMethods.CACHE_GET_HEAD,
      cachePolicy: this.#createLinkCache(),
      functionAssociations: edge('Links', 'links.js'),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: {
        // Allowed to list, S3 answers a missing file with 404 instead of 403.
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachedMethods: CachedMethods.CACHE_GET_HEAD,
        // Each file's Cache-Control sets how long (infra/deploy/uploadSite.ts).
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: createSecurityHeadersPolicy(this, 'PageHeaders', createSiteHeaders(reach), {
          override: true,
        }),
        functionAssociations: edge('Pages', 'pages.js'),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        compress: true,
      },
      additionalBehaviors: { '/api': endpoints, '/api/*': endpoints, [`${LINK_PATH}*`]: links },
      httpVersion: HttpVersion.HTTP2_AND_3,
      // North America, Europe and Israel.
      priceClass: PriceClass.PRICE_CLASS_100,
      // Pages are found by the function; this one guards the root should it ever be taken away.
      defaultRootObject: 'index.html',
      ...(domain && {
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
      }),
      ...(config.webAclArn !== undefined && { webAclId: config.webAclArn }),
      ...(logs && { enableLogging: true, logBucket: logs, logFilePrefix: 'distribution/' }),
    });
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.#acknowledge(config);
    // Nobody can ask for the list: the root is a page, by the function and by the default root object.
    Validations.of(this).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The root is a page, twice over.',
    });
  }

  /**
   * Caches links to résumés by their path alone: a link that thousands open is requested once a second at each edge
   * location. No answer is kept longer, whatever its headers say, so that a link taken back ends without an
   * invalidation.
   */
  #createLinkCache(): CachePolicy {
    return new CachePolicy(this, 'LinkCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(LINK_EDGE_SECONDS),
      cookieBehavior: CacheCookieBehavior.none(),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  #acknowledge({ accessLogs, domain, webAclArn }: EnvironmentConfig): void {
    acknowledge(this.distribution, {
      CFR1: 'Israelis look for work from everywhere.',
      ...(webAclArn === undefined && {
        CFR2: 'Optional (webAclArn): every endpoint has its own limits by person and by address.',
      }),
      ...(!accessLogs && { CFR3: 'A throw-away environment logs no requests.' }),
      ...(domain === undefined && {
        CFR4: 'CloudFront’s own name comes with CloudFront’s own certificate and its minimum.',
      }),
    });
  }
}

/** The address of a bucket as a browser calls it. */
export const bucketUrl = (bucket: { readonly bucketRegionalDomainName: string }) =>
  `https://${bucket.bucketRegionalDomainName}`;
