import type { EnvironmentConfig } from '../environmentConfig.ts';

/** Something that AWS says while it makes or changes a stack, and what is to be done about it. */
export interface KnownFailure {
  readonly name: string;
  /** In what CDK printed. */
  readonly said: RegExp;
  /** The cause and what to do before running the same command again. */
  readonly advice: (config: Pick<EnvironmentConfig, 'name' | 'region'>) => string;
  /** The public page with those words. */
  readonly source: string;
}

/** Any of these words, in any case of letters. */
const anyOf = (...words: readonly string[]) => new RegExp(words.join('|'), 'i');

const THREADS = 'public threads with the answer of a live account';

/** The first failures that one meets, from the first on a new account to those of a later release. */
export const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    name: 'credentials that ended',
    said: anyOf(
      'ExpiredToken',
      'security token included in the request is (?:expired|invalid)',
      'session has expired',
      'no credentials have been configured',
      'Unable to resolve AWS account',
    ),
    advice: () => 'The credentials ended: sign in again (`aws login`, `aws sso login`).',
    source: THREADS,
  },
  {
    name: 'no bootstrap',
    said: anyOf('Has the environment been bootstrapped', 'CDKToolkit.{0,80} (?:not found|does not exist)'),
    advice: ({ name, region }) => `CDK is not prepared in ${region}: npm run bootstrap -- ${name}`,
    source: `${THREADS}; text of CDK`,
  },
  {
    name: 'CloudFront waits for the account to be verified',
    said: /account must be verified before you can add new CloudFront/i,
    advice: () =>
      'The account is new, and CloudFront wants it verified: open a case with AWS Support (Account ' +
      'and billing, free), ' +
      'with that message. It takes hours to days; nothing in the code or the permissions is wrong.',
    source: `${THREADS}: ten repositories`,
  },
  {
    name: 'the name of the sign-in pages is taken',
    said: /Domain already associated with another user pool/i,
    advice: ({ name }) =>
      `Somebody has the name of the sign-in pages: in infra/settings.ts, ${name}: another ` +
      'identity.domainPrefix, or none.',
    source: THREADS,
  },
  {
    name: 'too few runs at once',
    said: /UnreservedConcurrentExecution below its minimum/i,
    advice: ({ name }) =>
      `The account may run too few functions at once to set some aside: take concurrency out of ${name} in ` +
      'infra/settings.ts until Service Quotas, Lambda, Concurrent executions is raised.',
    source: THREADS,
  },
  {
    name: 'too much memory for a new account',
    said: /MemorySize'? value failed to satisfy constraint/i,
    advice: () => 'A new account may give a function 3,008 MB: ask AWS Support for more, or give it less (shared/api).',
    source: THREADS,
  },
  {
    name: 'the certificate is not ready',
    said: /specified SSL certificate doesn't exist|CertificateNotFound|InvalidViewerCertificate/i,
    advice: () =>
      'CloudFront cannot use the certificate: it must be in us-east-1, issued (add the DNS record ' +
      'that ACM shows) and ' +
      'name the site. `npm run preflight` says which of these is not so.',
    source: 'AWS: "Requirements for using SSL/TLS certificates with CloudFront"',
  },
  {
    name: 'nothing stands above the name of the sign-in pages',
    said: /not a valid subdomain|resolve the root domain/i,
    advice: () =>
      'Cognito takes a name of your own for the sign-in pages only where the name above it has an A record: ' +
      'of auth.example.com, example.com. Make one, for any address, wait until it is known, and deploy again.',
    source: 'AWS: "Using your own domain for managed login"; public threads: "Custom domain is not a valid subdomain"',
  },
  {
    name: 'another distribution has the domain',
    said: /CNAMEs? you provided are already associated|CNAMEAlreadyExists/i,
    advice: () =>
      'Another distribution, perhaps of another account, has this domain: take it off there first (`aws cloudfront ' +
      'list-conflicting-aliases`), or leave `domain` out until then.',
    source: 'AWS: API reference of CreateDistribution',
  },
  {
    name: 'a secret is missing or waits to be deleted',
    said: anyOf("Secrets Manager can't find", 'marked (?:for deletion|deleted)', 'scheduled for deletion'),
    advice: ({ name }) =>
      'A secret of step 5 is missing or waits to be deleted (`aws secretsmanager restore-secret`): ' +
      `npm run preflight -- ${name}`,
    source: THREADS,
  },
  {
    name: 'a quota is used up',
    said: anyOf('LimitExceeded', 'TooManyBuckets', 'limit exceeded', 'quota (?:has been )?exceeded', 'policy size'),
    advice: () => 'A quota of the account is used up: the resource that failed names it; ask in Service Quotas.',
    source: 'AWS: "Service quotas"',
  },
  {
    name: 'protected from deletion before it stood',
    said: /cannot be deleted while TerminationProtection is enabled/i,
    advice: () => 'A stack that never stood is protected; the next run takes the protection off first.',
    source: 'text of CloudFormation',
  },
  {
    name: 'the alarms hold on to what is taken away',
    said: /Export \S+ cannot be (?:deleted|updated) as it is in use by/i,
    advice: ({ name }) => `The stack of alarms still uses what goes: npm run deploy -- ${name} --observability-first`,
    source: THREADS,
  },
  {
    name: 'an update that could not be taken back',
    said: /UPDATE_ROLLBACK_FAILED/,
    advice: () =>
      'An update failed and so did taking it back. Mend what the resource in the lines above needs; ' +
      'the next run goes ' +
      'on taking it back. Where it cannot be mended: CloudFormation console, Continue update rollback, Skip.',
    source: 'AWS: "Continue rolling back an update"',
  },
  {
    name: 'somebody else deploys',
    said: /is in \w+_IN_PROGRESS state|AlreadyExistsException: Change ?Set|OperationInProgress/i,
    advice: () => 'Something else is changing the stack: wait until it has ended.',
    source: 'text of CloudFormation',
  },
  {
    name: 'too many calls',
    said: /Rate exceeded|ThrottlingException|TooManyRequests/i,
    advice: () => 'AWS was asked too often: wait a minute.',
    source: THREADS,
  },
];

/** Returns advice for CDK's output, a sentence each; for unknown failures, that the output names the resource. */
export function adviceFor(output: string, config: Pick<EnvironmentConfig, 'name' | 'region'>): string {
  const known = KNOWN_FAILURES.filter(({ said }) => said.test(output)).map(({ advice }) => advice(config));
  return known.length > 0 ? known.join('\n') : 'The lines above name the resource that failed: mend that.';
}

/** CDK ended with an error; `output` is the end of what it printed. */
export class CdkError extends Error {
  override readonly name = 'CdkError';
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}
