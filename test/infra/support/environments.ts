import { FILLED_PROD } from './filledConfig.ts';
import {
  resourcesOfType,
  synthesize,
  type CloudFormationResource,
  type SynthesizedEnvironment,
  type SynthesizedStack,
} from './synthesis.ts';

/** Environments as the product knows them, and production with all that an operator may fill in. */
export const NAMES = ['prod', 'qa', 'sandbox-dana', 'sandbox-noam'];
export const environments = synthesize(NAMES);
export const [prod, qa, dana, noam] = environments as [
  SynthesizedEnvironment,
  SynthesizedEnvironment,
  SynthesizedEnvironment,
  SynthesizedEnvironment,
];
export const [full] = synthesize([
  {
    ...FILLED_PROD,
    identity: {
      own: false,
      userPoolId: 'eu-central-1_Shared123',
      domain: 'korot-qa.auth.eu-central-1.amazoncognito.com',
    },
  },
]) as [SynthesizedEnvironment];

/** A template's text with its references written as `<Id>` and `<Id.Attribute>`. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[kind, of] = ['', '']] = Object.entries(value as Record<string, unknown>);
  if (kind === 'Fn::Join') return (of as [string, unknown[]])[1].map(text).join((of as [string])[0]);
  if (kind === 'Ref') return `<${String(of)}>`;
  if (kind === 'Fn::GetAtt') return `<${(of as string[]).join('.')}>`;
  if (kind === 'Fn::ImportValue') return `<${String(of)}>`;
  return JSON.stringify(value);
}

export const one = (stack: SynthesizedStack, type: string): CloudFormationResource & { id: string } => {
  const [first, ...others] = resourcesOfType(stack, type);
  if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} of ${type}`);
  return first;
};
export const distributionOf = ({ app }: SynthesizedEnvironment) =>
  one(app, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'];

/** Headers as a browser would get them from a policy. */
export function headersOf(
  { app }: SynthesizedEnvironment,
  id: string,
): { policy: string; sent: Record<string, string> } {
  const { CustomHeadersConfig, SecurityHeadersConfig: own } = (app.resources[id] as CloudFormationResource).Properties[
    'ResponseHeadersPolicyConfig'
  ];
  const sts = own.StrictTransportSecurity;
  const sent: Record<string, string> = {
    ...Object.fromEntries(
      CustomHeadersConfig.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
    ),
    'content-security-policy': text(own.ContentSecurityPolicy.ContentSecurityPolicy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security':
      `max-age=${sts.AccessControlMaxAgeSec}` + (sts.IncludeSubdomains ? '; includeSubDomains' : ''),
    ...(own.FrameOptions && { 'x-frame-options': own.FrameOptions.FrameOption }),
  };
  return { policy: JSON.stringify(app.resources[id]?.Properties), sent };
}

/** Resources of a stack that wait for each other, in a circle. */
export function circle({ resources }: SynthesizedStack): string[] | undefined {
  const waitsFor = new Map(
    Object.entries(resources).map(([id, resource]) => {
      const written = JSON.stringify(resource);
      const referred = [...written.matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)].map((match) => match[1] as string);
      const explicit = (resource as { DependsOn?: string | string[] }).DependsOn ?? [];
      return [
        id,
        new Set([...referred, ...[explicit].flat()].filter((other) => other in resources && other !== id)),
      ] as const;
    }),
  );
  const done = new Set<string>();
  const visit = (id: string, path: string[]): string[] | undefined => {
    if (path.includes(id)) return [...path, id];
    if (done.has(id)) return undefined;
    for (const other of waitsFor.get(id) ?? []) {
      const found = visit(other, [...path, id]);
      if (found) return found;
    }
    done.add(id);
    return undefined;
  };
  for (const id of waitsFor.keys()) {
    const found = visit(id, []);
    if (found) return found;
  }
  return undefined;
}

/** Types that hold what nobody could make again. */
export const STATEFUL = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::SecretsManager::Secret',
];
