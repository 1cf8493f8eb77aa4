import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolDomainCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import { MODELS } from '../../models.ts';
import { nameOf, ok, stop, warn, type Finding, type PreflightCheck } from './finding.ts';

/** Concurrent runs that AWS keeps for functions without a reservation. */
const UNRESERVED_RUNS = 100;

const isLegacy = (error: unknown) => error instanceof Error && /Legacy/.test(error.message);
/** Returns the advice to use another model, by the names of infra/models.ts. */
const otherModel = (id: string): string => {
  const [other] = Object.entries(MODELS).filter(([, model]) => model.id !== id);
  return (
    `in infra/settings.ts \`model: { ...MODELS['${other?.[0]}'] }\` (import { MODELS } from './models.ts'), or ` +
    'another that functions/platform/bedrock/models.ts knows how to speak to, with its price; judge it by ' +
    'npm run eval:improve.'
  );
};

/** Asks a model for one token and returns the finding. */
async function askOneToken(region: string, { id }: { readonly id: string }): Promise<Finding> {
  try {
    await new BedrockRuntimeClient({ region }).send(
      new ConverseCommand({
        modelId: id,
        messages: [{ role: 'user', content: [{ text: '1' }] }],
        inferenceConfig: { maxTokens: 1 },
      }),
    );
    return ok(`${id} answers in ${region}`);
  } catch (error) {
    const findings: Readonly<Record<string, Finding>> = {
      AccessDeniedException: stop(
        `${id} may not be called. Once in an account: fill in the maker's use case form (Bedrock console, ` +
          'Model catalog, the model, "Submit use case details"), have a valid means of payment, and make the ' +
          'first call with a role that may aws-marketplace:Subscribe and ViewSubscriptions; then wait 15 minutes.',
      ),
      ResourceNotFoundException: stop(
        isLegacy(error)
          ? `${id} is Legacy, and no account gets such a one that has not used it in the last 30 days: ` +
              otherModel(id)
          : `${id} has reached its end of life or the form is missing: ${otherModel(id)}`,
      ),
      ValidationException: stop(`${id} is not offered in ${region}, or not by this id: model in infra/settings.ts.`),
      ThrottlingException: warn(`${id} is throttled: ask for a higher quota (Service Quotas, Bedrock).`),
    };
    const finding = findings[nameOf(error)];
    if (!finding) throw error;
    return finding;
  }
}

/** Checks that the services called by the functions answer this account. */
export const SERVICE_CHECKS: readonly PreflightCheck[] = [
  {
    name: 'sign-in name',
    demands: 'The name of the sign-in pages that was chosen is nobody else’s in the region.',
    source: 'Public threads: "Domain already associated with another user pool".',
    concerns: ({ identity }) => identity.own && identity.domainPrefix !== undefined,
    run: async ({ region, name, identity }) => {
      const Domain = (identity.own ? identity.domainPrefix : undefined) ?? '';
      const { DomainDescription: { UserPoolId } = {} } = await new CognitoIdentityProviderClient({ region }).send(
        new DescribeUserPoolDomainCommand({ Domain }),
      );
      // Resources that our stack has already made answer too.
      return UserPoolId === undefined
        ? ok(`${Domain} is free`)
        : warn(`${Domain} is taken by ${UserPoolId}: where that is not the pool of ${name}, another domainPrefix.`);
    },
  },
  {
    name: 'model',
    demands: 'The model answers one token: form filled in, offered in the region, not at its end, quota above zero.',
    source:
      'AWS: "Access Amazon Bedrock foundation models", "Model lifecycle". Public threads: "This Model is marked by ' +
      'provider as Legacy and you have not been actively using the model in the last 30 days".',
    concerns: ({ allowances }) => allowances.improve.on || allowances.import.on,
    run: async ({ region, model, allowances }) => {
      const finding = await askOneToken(region, model);
      // Importing alone reads by rules what it may not ask of the model.
      return allowances.improve.on || finding.level !== 'stop'
        ? finding
        : warn(`${finding.text} Until then importing goes by rules alone.`);
    },
  },
  {
    name: 'second model',
    demands: 'The same of the model that is asked where the first does not answer.',
    source: 'As the model. What each failure of it is answered by: functions/platform/bedrock/fallback.ts.',
    concerns: ({ allowances, model }) =>
      (allowances.improve.on || allowances.import.on) && model.fallback !== undefined,
    run: async ({ region, model }) => {
      const { level, text } = await askOneToken(region, model.fallback as NonNullable<typeof model.fallback>);
      return level === 'stop' ? warn(`${text} Until then nothing takes the place of ${model.id}.`) : { level, text };
    },
  },
  {
    name: 'scans',
    demands: 'Textract answers in its region.',
    source: 'AWS: "Amazon Textract endpoints and quotas": it is not in every region.',
    concerns: ({ allowances }) => allowances.import.on,
    run: async ({ ocrRegion }) => {
      try {
        // Without a picture: an account with access gets that answer, free of charge.
        await new TextractClient({ region: ocrRegion, maxAttempts: 1 }).send(
          new DetectDocumentTextCommand({ Document: { Bytes: new Uint8Array([0]) } }),
        );
      } catch (error) {
        const name = nameOf(error);
        if (['UnsupportedDocumentException', 'BadDocumentException', 'InvalidParameterException'].includes(name))
          return ok(`Textract in ${ocrRegion}`);
        if (name === 'AccessDeniedException') return warn(`Textract refuses these credentials in ${ocrRegion}.`);
        return stop(
          `Textract does not answer in ${ocrRegion} (${name}): choose another ocrRegion in infra/settings.ts.`,
        );
      }
      return ok(`Textract in ${ocrRegion}`);
    },
  },
  {
    name: 'runs at once',
    demands: 'What `concurrency` sets aside leaves 100 runs; a new account may run only 10 at once.',
    source:
      'AWS: "Lambda quotas". Public threads: "decreases account\'s UnreservedConcurrentExecution ' +
      'below its minimum value".',
    run: async ({ region, concurrency = {}, runsAtOnce = 10 }) => {
      const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
      const limit = AccountLimit?.ConcurrentExecutions ?? 0;
      const reserved = Object.values(concurrency).reduce((sum, runs) => sum + runs, 0);
      if (reserved > 0 && reserved + UNRESERVED_RUNS > limit)
        return stop(`concurrency sets aside ${reserved} of ${limit} runs, and ${UNRESERVED_RUNS} must be left.`);
      if (limit < UNRESERVED_RUNS)
        return warn(`Only ${limit} runs at once: ask for more (Service Quotas, Lambda, Concurrent executions).`);
      return limit === runsAtOnce
        ? ok(`${limit} runs at once`)
        : warn(`${limit} runs at once, and the alarm thinks of ${runsAtOnce}: runsAtOnce in infra/settings.ts.`);
    },
  },
];
