import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Headers that CloudFront accepts only as separate settings. */
const NATIVE_SECURITY_HEADERS: Readonly<
  Record<string, (value: string, override: boolean) => ResponseSecurityHeadersBehavior>
> = {
  'content-security-policy': (contentSecurityPolicy, override) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override },
  }),
  'strict-transport-security': (value, override) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: value.includes('includeSubDomains'),
      preload: value.includes('preload'),
      override,
    },
  }),
  'x-content-type-options': (_nosniff, override) => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value, override) => ({
    frameOptions: { frameOption: toCdkValue(HeadersFrameOption, value), override },
  }),
  'referrer-policy': (value, override) => ({
    referrerPolicy: { referrerPolicy: toCdkValue(HeadersReferrerPolicy, value), override },
  }),
};

/** CDK's name for a header's value. Throws where CloudFront does not know it. */
function toCdkValue<Value extends string>(values: Readonly<Record<string, Value>>, wanted: string): Value {
  const known = Object.values(values).find((value) => value === wanted);
  if (known === undefined) throw new Error(`CloudFront cannot send ${wanted}`);
  return known;
}

/** `override` false leaves what the answer already says and fills in the rest, as for errors of the HTTP API itself. */
export function createSecurityHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
  { override }: { readonly override: boolean },
): ResponseHeadersPolicy {
  const nativeHeaders = Object.entries(headers).filter(([name]) => name in NATIVE_SECURITY_HEADERS);
  const others = Object.entries(headers).filter(([name]) => !(name in NATIVE_SECURITY_HEADERS));
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign(
      {},
      ...nativeHeaders.map(([name, value]) => NATIVE_SECURITY_HEADERS[name]?.(value, override)),
    ) as ResponseSecurityHeadersBehavior,
    customHeadersBehavior: { customHeaders: others.map(([header, value]) => ({ header, value, override })) },
  });
}
