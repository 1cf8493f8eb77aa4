import dns from 'node:dns/promises';
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { bootstrapOf } from '../../config.ts';
import type { EnvironmentConfig } from '../../environmentConfig.ts';
import { operatorSentence } from '../../operate/operatorEnvironment.ts';
import { missingForSelling } from '../../missingSettings.ts';
import { readIdentity } from '../credentials.ts';
import { nameOf, ok, stop, warn, type Finding, type PreflightCheck } from './finding.ts';
import { secretCheck } from './secrets.ts';
import { SERVICE_CHECKS } from './services.ts';

/** The checks in the order of their dependence: without credentials none of the others can say anything. */
export const PREFLIGHT_CHECKS: readonly PreflightCheck[] = [
  {
    name: 'credentials',
    demands: 'The shell has credentials that AWS knows.',
    source: 'AWS: API reference of GetCallerIdentity.',
    run: async ({ region }) => {
      const { account, arn } = await readIdentity(region);
      return ok(`account ${account}, as ${arn}`);
    },
  },
  {
    name: 'bootstrap',
    demands: 'CDK is prepared in the region: without, nothing is uploaded.',
    source:
      'Public threads: "SSM parameter /cdk-bootstrap/…/version not found. Has the environment been bootstrapped?"',
    run: async (config) => {
      const { region, name } = config;
      const { toolkitStack } = bootstrapOf(config);
      try {
        await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName: toolkitStack }));
        return ok(`${toolkitStack} in ${region}`);
      } catch (error) {
        if (nameOf(error) !== 'ValidationError') throw error;
        return stop(`CDK is not prepared in ${region}: npm run bootstrap -- ${name}`);
      }
    },
  },
  secretCheck('google', ({ identity }) => identity.own),
  secretCheck('payments'),
  ...SERVICE_CHECKS,
  {
    name: 'certificate',
    demands: 'The certificate is in us-east-1, issued, and names the site.',
    source: 'AWS: "Requirements for using SSL/TLS certificates with CloudFront".',
    concerns: ({ domain }) => domain !== undefined,
    run: ({ domain }) => judgeCertificate(domain as NonNullable<typeof domain>),
  },
  {
    name: 'sign-in address',
    demands:
      'A name of one’s own for the sign-in pages: its certificate as the site’s, and an A record of the name above it.',
    source:
      'AWS: "Using your own domain for managed login". Public threads: "Custom domain is not a valid subdomain: Was ' +
      'not able to resolve the root domain, please ensure an A record exists for the root domain".',
    concerns: ({ identity }) => identity.own && identity.customDomain !== undefined,
    run: async ({ identity }) => {
      const domain = (identity.own ? identity.customDomain : undefined) as { name: string; certificateArn: string };
      const certificate = await judgeCertificate(domain);
      if (certificate.level !== 'ok') return certificate;
      const above = domain.name.slice(domain.name.indexOf('.') + 1);
      const addresses = await dns.resolve4(above).catch(() => []);
      return addresses.length > 0
        ? ok(`${domain.name}, below ${above}`)
        : stop(
            `${above} has no A record, and Cognito asks for one before it takes ${domain.name}: any address will do.`,
          );
    },
  },
  {
    name: 'selling',
    demands: 'What the law asks of a seller is filled in; AWS does not mind.',
    source: 'The Consumer Protection Law (docs/operations.md, step 11).',
    concerns: ({ payments }) => payments === 'live',
    run: async (config) => {
      const missing = missingForSelling(config);
      return missing.length === 0
        ? ok('allowed')
        : warn(`Nothing is sold until infra/settings.ts says: ${missing.join(' ')}`);
    },
  },
];

/** Whether CloudFront, which serves the sign-in pages too, can use a certificate for a name. */
async function judgeCertificate({
  name,
  certificateArn,
}: {
  readonly name: string;
  readonly certificateArn: string;
}): Promise<Finding> {
  if (!certificateArn.startsWith('arn:aws:acm:us-east-1:'))
    return stop('CloudFront takes certificates of us-east-1 alone: make one there.');
  const { Certificate } = await new ACMClient({ region: 'us-east-1' }).send(
    new DescribeCertificateCommand({ CertificateArn: certificateArn }),
  );
  if (Certificate?.Status !== 'ISSUED')
    return stop(`The certificate is ${Certificate?.Status}: add the DNS record that ACM shows, and wait.`);
  const names = [Certificate.DomainName ?? '', ...(Certificate.SubjectAlternativeNames ?? [])];
  const isNamed = names.some(
    (pattern) => pattern === name || (pattern.startsWith('*.') && pattern.slice(1) === name.slice(name.indexOf('.'))),
  );
  return isNamed ? ok(`certificate of ${name}`) : stop(`The certificate is for ${names.join(', ')}, not for ${name}.`);
}

/**
 * Runs the checks that concern an environment, tells of each, and gives back whether it can be deployed. Nothing is
 * made or changed. A check that cannot be carried out stops a deployment too: it says why.
 */
export async function runPreflight(
  config: EnvironmentConfig,
  tell: (line: string) => void,
  checks: readonly PreflightCheck[] = PREFLIGHT_CHECKS,
): Promise<boolean> {
  let isReady = true;
  for (const { name, concerns = () => true, run } of checks) {
    if (!concerns(config)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a later check is of no use where an earlier one fails
    const { level, text } = await run(config).catch((error: unknown) => stop(operatorSentence(error)));
    tell(`${level.padEnd(4)}  ${name}: ${text}`);
    isReady &&= level !== 'stop';
    if (name === 'credentials' && level === 'stop') return false;
  }
  return isReady;
}
