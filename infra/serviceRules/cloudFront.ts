import { parse } from 'acorn';
import { eachResource, longestOf, textOf, valuesAt, type ServiceRule, type TemplateProperties } from './template.ts';

const MAX_FUNCTION_BYTES = 10 * 1_024;

/** Returns the faults of an edge function's code, compared with the oldest language version of its runtime. */
function faultsOfEdgeFunction({ FunctionCode, FunctionConfig }: TemplateProperties): string[] {
  const code = textOf(FunctionCode, 'X');
  const { Runtime } = FunctionConfig as { readonly Runtime?: string };
  const bytes = Buffer.byteLength(code);
  const faults = [
    ...(Runtime === 'cloudfront-js-2.0' || Runtime === 'cloudfront-js-1.0' ? [] : [`a runtime named ${Runtime}`]),
    ...(bytes > MAX_FUNCTION_BYTES ? [`${bytes} bytes, of ${MAX_FUNCTION_BYTES}`] : []),
  ];
  try {
    const declared = parse(code, { ecmaVersion: 5 }).body.flatMap((node) =>
      node.type === 'FunctionDeclaration' ? [node.id.name] : [],
    );
    return declared.includes('handler') ? faults : [...faults, 'no function named handler'];
  } catch (error) {
    return [...faults, `its code is no ECMAScript 5: ${String(error)}`];
  }
}

const MAX_CUSTOM_HEADERS = 10;
const MAX_CONTENT_SECURITY_POLICY = 1_783;
const MAX_HEADERS = 10_240;
/** Headers that a policy sets separately, or that only CloudFront may add. */
const NOT_CUSTOM = new RegExp(
  `^(?:${[
    'content-security-policy strict-transport-security x-frame-options x-content-type-options referrer-policy',
    'x-xss-protection access-control-.* connection content-encoding content-length expect host keep-alive proxy-.*',
    'server trailer transfer-encoding upgrade via warning x-accel-.* x-amz-cf-.* x-amzn-.* x-cache x-edge-.*',
    'x-forwarded-proto',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
  'i',
);

function faultsOfResponseHeaders(properties: TemplateProperties): string[] {
  const path = 'ResponseHeadersPolicyConfig';
  const custom = valuesAt(properties, `${path}.CustomHeadersConfig.Items.*`) as readonly {
    readonly Header: string;
    readonly Value: unknown;
  }[];
  const [policy = ''] = valuesAt(
    properties,
    `${path}.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy`,
  );
  const length = longestOf(policy);
  const together = custom.reduce((sum, { Header, Value }) => sum + Header.length + longestOf(Value), 0);
  return [
    ...custom
      .filter(({ Header }) => NOT_CUSTOM.test(Header))
      .map(({ Header }) => `${Header} may not be a custom header`),
    ...(custom.length > MAX_CUSTOM_HEADERS ? [`${custom.length} custom headers, of ${MAX_CUSTOM_HEADERS}`] : []),
    ...(together > MAX_HEADERS ? [`custom headers of ${together} characters, of ${MAX_HEADERS}`] : []),
    ...(length > MAX_CONTENT_SECURITY_POLICY
      ? [`a content security policy of up to ${length} characters, of ${MAX_CONTENT_SECURITY_POLICY}`]
      : []),
  ];
}

export const CLOUDFRONT_RULES: readonly ServiceRule[] = [
  {
    id: 'edge-function',
    demands: 'A CloudFront function names a runtime that there is, is at most 10 KB, parses, and declares `handler`.',
    source:
      'AWS: "Quotas on CloudFront Functions", "JavaScript runtime features". CreateFunction refuses a syntax error.',
    check: eachResource('AWS::CloudFront::Function', faultsOfEdgeFunction),
  },
  {
    id: 'response-headers',
    demands:
      'A response headers policy has at most 10 custom headers of 10,240 characters together, none ' +
      'that has a place of its own or that CloudFront keeps to itself, and a content security policy ' +
      'of at most 1,783.',
    source: 'AWS: "Quotas on policies" and "Custom headers" of CloudFront.',
    check: eachResource('AWS::CloudFront::ResponseHeadersPolicy', faultsOfResponseHeaders),
  },
  {
    id: 'distribution-logs',
    demands: 'The bucket of a distribution’s logs takes access control lists.',
    source:
      'AWS: "Configuring and using standard logs". Public threads: "The S3 bucket that you specified ' +
      'for CloudFront logs does not enable ACL access".',
    check: ({ Resources }) =>
      Object.entries(Resources).flatMap(([resource, { Type, Properties }]) => {
        if (Type !== 'AWS::CloudFront::Distribution') return [];
        const [named] = valuesAt(Properties, 'DistributionConfig.Logging.Bucket.Fn::GetAtt') as [[string]?];
        const bucket = named && Resources[named[0]]?.Properties;
        const owned = valuesAt(bucket, 'OwnershipControls.Rules.*.ObjectOwnership');
        return named === undefined || owned.some((ownership) => ownership !== 'BucketOwnerEnforced')
          ? []
          : [{ resource, text: `logs into ${named[0]}, which takes no access control list` }];
      }),
  },
];
