import { describe, expect, it } from 'vitest';
import { baseConfig } from '../config.ts';
import { runCommand } from './commands.ts';
import { FakeAccount } from './fakeAccount.fixture.ts';
import { KNOWN_FAILURES } from './knownFailures.ts';

const PARTS = ['Data', 'App', 'Observability'] as const;
const names = (environment: string) => PARTS.map((part) => `korot-${environment}-${part}`);

/** Runs `npm run deploy` and gives back what it says where it fails. */
const deployed = async (
  account: FakeAccount,
  name = 'prod',
  observabilityFirst = false,
): Promise<string | undefined> => {
  try {
    await runCommand({ command: 'deploy', config: baseConfig(name), observabilityFirst }, account.tools);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const lasting = (account: FakeAccount) =>
  [...account.stacks].map(([name, { state, isProtected }]) => `${name} ${state}${isProtected ? ' protected' : ''}`);

/** As production is when everything went well. */
const STANDS = [
  'korot-prod-Data stands protected',
  'korot-prod-App stands protected',
  'korot-prod-Observability stands',
];

/** What AWS and CDK say, according to public threads and their own sources, and where it happens. */
const SAID: Readonly<Record<string, readonly [at: string, output: string]>> = {
  'credentials that ended': [
    'deploy korot-prod/App',
    'ExpiredToken: The security token included in the request is expired',
  ],
  'no bootstrap': [
    'deploy korot-prod/Data',
    'SSM parameter /cdk-bootstrap/hnb659fds/version not found. Has the environment been bootstrapped?',
  ],
  'CloudFront waits for the account to be verified': [
    'deploy korot-prod/App',
    "Access denied for operation 'AWS::CloudFront::Distribution: Your account must be verified before you can add " +
      'new ' +
      'CloudFront resources. To verify your account, please contact AWS Support (HandlerErrorCode: AccessDenied)',
  ],
  'the name of the sign-in pages is taken': [
    'deploy korot-prod/Data',
    'Domain already associated with another user pool.',
  ],
  'too few runs at once': [
    'deploy korot-prod/App',
    "Specified ReservedConcurrentExecutions for function decreases account's UnreservedConcurrentExecution below its " +
      'minimum value of [10].',
  ],
  'too much memory for a new account': [
    'deploy korot-prod/App',
    `"'MemorySize' value failed to satisfy constraint: Member must have value less than or equal to 3008"`,
  ],
  'the certificate is not ready': [
    'deploy korot-prod/App',
    "The specified SSL certificate doesn't exist, isn't in us-east-1 region, isn't valid",
  ],
  'nothing stands above the name of the sign-in pages': [
    'deploy korot-prod/Data',
    'Custom domain is not a valid subdomain: Was not able to resolve the root domain, please ensure an A record exists',
  ],
  'another distribution has the domain': [
    'deploy korot-prod/App',
    'One or more of the CNAMEs you provided are already associated with a different resource.',
  ],
  'a secret is missing or waits to be deleted': [
    'deploy korot-prod/Data',
    "Secrets Manager can't find the specified secret.",
  ],
  'a quota is used up': [
    'deploy korot-prod/Data',
    'TooManyBuckets: You have attempted to create more buckets than allowed',
  ],
  'protected from deletion before it stood': [
    'deploy korot-prod/App',
    'Stack [korot-prod-App] cannot be deleted while TerminationProtection is enabled',
  ],
  'the alarms hold on to what is taken away': [
    'deploy korot-prod/App',
    'Export korot-prod-App:ExportsOutputRefX cannot be deleted as it is in use by korot-prod-Observability',
  ],
  'an update that could not be taken back': ['deploy korot-prod/App', 'Failed resources: (UPDATE_ROLLBACK_FAILED)'],
  'somebody else deploys': [
    'deploy korot-prod/App',
    'Stack:arn:aws:cloudformation:x is in UPDATE_IN_PROGRESS state and can not be updated.',
  ],
  'too many calls': ['deploy korot-prod/Observability', 'Rate exceeded (Service: Lambda, Status Code: 429)'],
};

describe.each(KNOWN_FAILURES)('$name', ({ name, advice }) => {
  const [at = '', output = ''] = SAID[name] ?? [];
  const said = advice(baseConfig('prod'));

  it.each([
    ['on a new account', {}],
    ['of what stands', Object.fromEntries(names('prod').map((stack) => [stack, 'stands' as const]))],
  ])('is told with what to do, %s, and the next run just works', async (_when, states) => {
    const account = new FakeAccount(states);
    account.fault = { at, output };
    const told = await deployed(account);
    expect(told).toContain(said);
    expect(told).toMatch(/^korot-prod-\w+ was not deployed\.[\s\S]*run the same command again/);
    account.fault = undefined;
    expect(await deployed(account)).toBeUndefined();
    expect([lasting(account), account.site]).toEqual([STANDS, 'prod']);
  });

  it('is not reported for any other', () => {
    expect(KNOWN_FAILURES.filter((one) => one.said.test(output)).map((one) => one.name)).toEqual([name]);
  });
});

describe('a deployment', () => {
  it('that is ended at any step is continued by the same command', async () => {
    const whole = new FakeAccount();
    expect(await deployed(whole)).toBeUndefined();
    expect(whole.steps.length).toBeGreaterThan(9);
    for (let at = 0; at < whole.steps.length; at += 1) {
      const account = new FakeAccount();
      account.killAt = at;
      // oxlint-disable-next-line no-await-in-loop -- one account after the other
      expect(await deployed(account)).toBeDefined();
      account.killAt = Infinity;
      // oxlint-disable-next-line no-await-in-loop -- the same
      expect([at, await deployed(account), lasting(account), account.site]).toEqual([at, undefined, STANDS, 'prod']);
    }
  });

  it('that fails twice at the same new stack leaves nothing that protects itself', async () => {
    const account = new FakeAccount();
    account.fault = {
      at: 'deploy korot-prod/App',
      output: 'Your account must be verified before you can add new CloudFront',
    };
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      expect(await deployed(account)).toMatch(/open a case with AWS Support/);
      expect(lasting(account)).toEqual(['korot-prod-Data stands protected', 'korot-prod-App unmade']);
    }
  });

  it('takes protection off a stack that never stood, as earlier releases left one', async () => {
    const account = new FakeAccount({ 'korot-prod-Data': 'stands' });
    account.stacks.set('korot-prod-App', { state: 'unmade', status: 'ROLLBACK_COMPLETE', isProtected: true });
    expect(await deployed(account)).toBeUndefined();
    expect(account.steps[0]).toBe('unprotect korot-prod-App');
    expect(lasting(account).toSorted()).toEqual(STANDS.toSorted());
  });

  it('brings the site up before the alarms, and says that nobody watches it when they fail', async () => {
    const account = new FakeAccount();
    account.fault = { at: 'deploy korot-prod/Observability', output: 'Unsupported operand type(s) for MAX' };
    expect(await deployed(account)).toMatch(/korot-prod-Observability was not deployed/);
    expect(account.steps.slice(-3)).toEqual([
      'upload prod',
      expect.stringContaining('deploy korot-prod/Observability'),
      'smoke prod',
    ]);
    expect(account.warnings.at(-1)).toMatch(/nobody watches it/);
  });

  it.each([
    ['busy', /is BUSY: wait/],
    ['undeletable', /Retain/],
  ] as const)('touches nothing while a stack is %s', async (state, line) => {
    const account = new FakeAccount({ 'korot-qa-Data': 'stands', 'korot-qa-App': state });
    expect(await deployed(account, 'qa')).toMatch(line);
    expect(account.steps).toEqual([]);
  });

  it('takes back an update that was left halfway before it does anything else', async () => {
    const account = new FakeAccount({
      ...Object.fromEntries(names('qa').map((one) => [one, 'stands' as const])),
      'korot-qa-App': 'halfway',
    });
    account.fault = { at: 'rollback korot-qa/App', output: 'UPDATE_ROLLBACK_FAILED' };
    expect(await deployed(account, 'qa')).toMatch(/Continue update rollback, Skip/);
    account.fault = undefined;
    expect(await deployed(account, 'qa')).toBeUndefined();
    expect(account.steps.slice(0, 2)).toEqual(['build', 'cdk rollback korot-qa/App -c environment=qa']);
  });
});
