import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors/errors.ts';
import { readEnvironment } from '../../functions/platform/environment.ts';
import { baseConfig } from '../config.ts';
import { operatorSentence, operatorVariables, splitEnvironment } from './operatorEnvironment.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('the environment that an operator names', () => {
  it.each([
    [['--environment', 'qa', 'lookup', 'dana', '--reason', 'x y'], 'qa'],
    [['lookup', '--environment=qa', 'dana', '--reason', 'x y'], 'qa'],
    [['lookup', 'dana', '--reason', 'x y', '--environment', 'qa'], 'qa'],
    [['lookup', 'dana', '--reason', 'x y'], undefined],
  ])('is taken out of %j, wherever it stands', (args, name) => {
    const { config, rest } = splitEnvironment(args);
    expect([config?.name, rest]).toEqual([name, ['lookup', 'dana', '--reason', 'x y']]);
  });

  it.each([[['--environment', 'staging']], [['--environment']], [['--environment', '--reason']]])(
    'is refused where it is none: %j',
    (args) => {
      expect(() => splitEnvironment(args)).toThrow(/No such environment/);
    },
  );

  it('brings the variables that its functions have, and none that the stack does not say', () => {
    const outputs = { UsersTable: 'u', PdfsBucket: 'p', UserPoolId: 'pool', ReconcilePaymentsFailures: 'f' };
    expect(operatorVariables(baseConfig('qa'), outputs)).toEqual({
      AWS_REGION: 'eu-central-1',
      USERS_TABLE: 'u',
      PDF_BUCKET: 'p',
      USER_POOL_ID: 'pool',
      RECONCILE_PAYMENTS_FAILURES: 'f',
      PAYMENTS_SECRET: 'korot/qa/payments',
      PAYMENTS_API: 'https://api-m.sandbox.paypal.com',
    });
  });
});

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('what an operator reads when a command fails', () => {
  it.each<[string, unknown, RegExp]>([
    [
      'a missing variable',
      thrownBy(() => readEnvironment(['USERS_TABLE', 'REQUESTS_TABLE'], {})),
      /^USERS_TABLE, REQUESTS_TABLE: not set\. Say --environment/,
    ],
    ['no credentials', named('CredentialsProviderError', 'Could not load'), /^No valid AWS credentials.*AWS_PROFILE/],
    [
      'a secret that lacks something',
      new AppError('not_configured', { cause: named('ResourceNotFoundException', 'no secret') }),
      /\(ResourceNotFoundException: no secret\)$/,
    ],
    ['a refusal of AWS', named('AccessDeniedException', 'not authorized'), /^AccessDeniedException: not authorized$/],
    ['what is no error', 'odd', /^odd$/],
  ])('is one sentence about %s, without a stack', (_name, error, sentence) => {
    expect(operatorSentence(error)).toMatch(sentence);
    expect(operatorSentence(error)).not.toContain('\n');
  });
});
