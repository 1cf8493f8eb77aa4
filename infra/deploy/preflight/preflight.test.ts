import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolDomainCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import { mockClient } from 'aws-sdk-client-mock';
import dns from 'node:dns/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseConfig } from '../../config.ts';
import type { EnvironmentConfig } from '../../environmentConfig.ts';
import { runPreflight } from './preflight.ts';

const sts = mockClient(STSClient);
const cloud = mockClient(CloudFormationClient);
const secrets = mockClient(SecretsManagerClient);
const bedrock = mockClient(BedrockRuntimeClient);
const textract = mockClient(TextractClient);
const lambda = mockClient(LambdaClient);
const acm = mockClient(ACMClient);
const cognito = mockClient(CognitoIdentityProviderClient);

/** They are mocked for every file of this process. */
afterAll(() => {
  for (const mock of [sts, cloud, secrets, bedrock, textract, lambda, acm, cognito]) mock.restore();
});

const failure = (name: string) => Object.assign(new Error(`${name} of the service`), { name });
const GOOGLE = { clientId: '1.apps.googleusercontent.com', clientSecret: 's' };
const PAYPAL = { clientId: 'c', clientSecret: 's' };
const holds = (name: string, value: string) =>
  secrets.on(GetSecretValueCommand, { SecretId: `korot/prod/${name}` }).resolves({ SecretString: value });
const DOMAIN = { name: 'cv.korot.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc' };
const CONFIG: EnvironmentConfig = { ...baseConfig('prod'), domain: DOMAIN, runsAtOnce: 1_000 };

/** An account in which everything is ready. */
beforeEach(() => {
  for (const mock of [sts, cloud, secrets, bedrock, textract, lambda, acm, cognito]) mock.reset();
  sts.on(GetCallerIdentityCommand).resolves({ Account: '111122223333', Arn: 'arn:aws:iam::111122223333:user/op' });
  cloud.on(DescribeStacksCommand).resolves({ Stacks: [] });
  holds('google', JSON.stringify(GOOGLE));
  holds('payments', JSON.stringify(PAYPAL));
  bedrock.on(ConverseCommand).resolves({});
  textract.on(DetectDocumentTextCommand).rejects(failure('UnsupportedDocumentException'));
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1_000 } });
  acm.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: 'ISSUED', DomainName: 'korot.example', SubjectAlternativeNames: ['*.korot.example'] },
  });
});

/** What is reported about an environment, without what is all right. */
async function told(config: EnvironmentConfig = CONFIG): Promise<{ ready: boolean; lines: string[] }> {
  const lines: string[] = [];
  const ready = await runPreflight(config, (line) => void lines.push(line));
  return { ready, lines: lines.filter((line) => !line.startsWith('ok')) };
}

describe('the check before a first deployment', () => {
  it('finds an account ready, and says what keeps it from selling', async () => {
    expect(await told()).toEqual({ ready: true, lines: [expect.stringMatching(/^warn {2}selling: .*operator/)] });
    expect(bedrock.commandCalls(ConverseCommand)[0]?.args[0].input).toMatchObject({
      modelId: CONFIG.model.id,
      inferenceConfig: { maxTokens: 1 },
    });
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'no bootstrap',
      () => cloud.on(DescribeStacksCommand).rejects(failure('ValidationError')),
      /bootstrap: .*npm run bootstrap -- prod/,
    ],
    [
      'no Google secret',
      () =>
        secrets
          .on(GetSecretValueCommand, { SecretId: 'korot/prod/google' })
          .rejects(failure('ResourceNotFoundException')),
      /create-secret --name korot\/prod\/google/,
    ],
    ['a Google secret of another shape', () => holds('google', JSON.stringify(PAYPAL)), /google does not hold/],
    [
      'a secret that waits to be deleted',
      () =>
        secrets
          .on(GetSecretValueCommand, { SecretId: 'korot/prod/google' })
          .rejects(failure('InvalidRequestException')),
      /restore-secret --secret-id korot\/prod\/google/,
    ],
    ['a PayPal secret that is no JSON', () => holds('payments', 'client:secret'), /payments is not JSON/],
    ['a PayPal secret without its key', () => holds('payments', '{"clientId":"c"}'), /payments does not hold/],
    [
      'a model without the form',
      () => bedrock.on(ConverseCommand).rejects(failure('AccessDeniedException')),
      /use case form/,
    ],
    [
      'a model at its end',
      () => bedrock.on(ConverseCommand).rejects(failure('ResourceNotFoundException')),
      /end of life/,
    ],
    [
      'a model that new accounts do not get any more',
      () => {
        const message =
          'Access denied. This Model is marked by provider as Legacy and you have not been actively using it';
        bedrock.on(ConverseCommand).rejects(Object.assign(failure('ResourceNotFoundException'), { message }));
      },
      /is Legacy.*MODELS\['sonnet-4-6'\]/,
    ],
    ['no such model', () => bedrock.on(ConverseCommand).rejects(failure('ValidationException')), /not offered in/],
    ['no Textract', () => textract.on(DetectDocumentTextCommand).rejects(failure('ENOTFOUND')), /another ocrRegion/],
    [
      'a certificate that waits',
      () => acm.on(DescribeCertificateCommand).resolves({ Certificate: { Status: 'PENDING_VALIDATION' } }),
      /DNS record/,
    ],
    [
      'a certificate of another name',
      () =>
        acm.on(DescribeCertificateCommand).resolves({ Certificate: { Status: 'ISSUED', DomainName: 'other.example' } }),
      /not for cv\.korot\.example/,
    ],
    [
      'a service that fails',
      () => lambda.on(GetAccountSettingsCommand).rejects(failure('AccessDenied')),
      /runs at once: AccessDenied/,
    ],
  ])('stops at %s, and says what to do', async (_name, change, line) => {
    change();
    const { ready, lines } = await told();
    expect(ready).toBe(false);
    expect(lines.filter((one) => one.startsWith('stop'))).toEqual([expect.stringMatching(line)]);
  });

  it('warns of a name of the sign-in pages that somebody has', async () => {
    const chosen = { ...CONFIG, identity: { own: true, domainPrefix: 'korot-cv' } } as const;
    cognito.on(DescribeUserPoolDomainCommand).resolves({ DomainDescription: {} });
    expect((await told(chosen)).lines.filter((line) => line.includes('korot-cv'))).toEqual([]);
    cognito.on(DescribeUserPoolDomainCommand).resolves({ DomainDescription: { UserPoolId: 'eu-central-1_Other' } });
    expect((await told(chosen)).lines).toContainEqual(
      expect.stringMatching(/^warn {2}sign-in name: .*another domainPrefix/),
    );
  });

  it('wants an address above the name of the sign-in pages, and their certificate', async () => {
    const own: EnvironmentConfig = {
      ...CONFIG,
      identity: { own: true, customDomain: { name: 'auth.korot.example', certificateArn: DOMAIN.certificateArn } },
    };
    const resolve4 = vi.spyOn(dns, 'resolve4').mockResolvedValue(['192.0.2.1']);
    const stops = async () => (await told(own)).lines.filter((line) => line.startsWith('stop'));
    expect(await stops()).toEqual([]);
    expect(resolve4.mock.calls).toEqual([['korot.example']]);
    resolve4.mockRejectedValue(failure('ENOTFOUND'));
    expect(await stops()).toEqual([expect.stringMatching(/sign-in address: korot\.example has no A record/)]);
    acm.on(DescribeCertificateCommand).resolves({ Certificate: { Status: 'ISSUED', DomainName: 'cv.korot.example' } });
    expect(await stops()).toEqual([expect.stringMatching(/not for auth\.korot\.example/)]);
  });

  it('warns of what only makes it slow', async () => {
    bedrock.on(ConverseCommand).rejects(failure('ThrottlingException'));
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    const { ready, lines } = await told();
    expect(ready).toBe(true);
    expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'warn  model',
      'warn  second model',
      'warn  runs at once',
      'warn  selling',
    ]);
    expect((await told({ ...CONFIG, concurrency: { generatePdf: 50 } })).ready).toBe(false);
    lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 500 } });
    expect((await told()).lines).toContainEqual(
      expect.stringMatching(/500 runs at once, and the alarm thinks of 1000/),
    );
  });

  it('asks both models, and warns of a second one that would not answer', async () => {
    const { fallback } = CONFIG.model;
    bedrock.on(ConverseCommand, { modelId: fallback?.id }).rejects(failure('AccessDeniedException'));
    const { ready, lines } = await told();
    expect([ready, lines[0]]).toEqual([
      true,
      expect.stringMatching(/^warn {2}second model: eu\.anthropic\.claude-sonnet-4-6 .*use case form.*takes the place/),
    ]);
    expect(bedrock.commandCalls(ConverseCommand).map(({ args }) => args[0].input.modelId)).toEqual([
      CONFIG.model.id,
      fallback?.id,
    ]);
  });

  it('does not stop for a model that importing alone would ask: rules do without', async () => {
    bedrock.on(ConverseCommand).rejects(failure('AccessDeniedException'));
    const improve = { on: false, dailyDollars: 0 };
    const { ready, lines } = await told({ ...CONFIG, allowances: { ...CONFIG.allowances, improve } });
    expect([ready, lines[0]]).toEqual([true, expect.stringMatching(/^warn {2}model: .*use case form.*by rules alone/)]);
  });

  it('asks nothing more without credentials', async () => {
    sts.on(GetCallerIdentityCommand).rejects(failure('ExpiredToken'));
    expect((await told()).lines).toEqual([
      expect.stringMatching(/^stop {2}credentials: No valid AWS credentials .*ExpiredToken.*AWS_PROFILE/),
    ]);
    expect(bedrock.commandCalls(ConverseCommand)).toEqual([]);
  });

  it('asks what concerns the environment alone', async () => {
    const { region, ocrRegion, ...shared } = baseConfig('sandbox-dana');
    const off = { on: false, dailyDollars: 0 };
    await told({
      ...shared,
      region,
      ocrRegion,
      identity: { own: false, userPoolId: 'p', domain: 'd' },
      allowances: { improve: off, import: off, pdf: off },
    });
    expect(bedrock.commandCalls(ConverseCommand)).toEqual([]);
    expect(secrets.commandCalls(GetSecretValueCommand).map(({ args }) => args[0].input.SecretId)).toEqual([
      'korot/sandbox/payments',
    ]);
  });
});
