import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolDomainCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract';
import { nameOf, ok, stop, warn, type Finding, type PreflightCheck } from './finding.ts';

/** Runs at once that AWS keeps for functions without a reservation of their own. */
const UNRESERVED_RUNS = 100;

const isLegacy = (error: unknown) => error instanceof Error && /Legacy/.test(error.message);
const NEWER =
  "in infra/settings.ts `model: { ...baseConfig('prod').model, id: 'eu.anthropic.claude-haiku-5-5', " +
  'forcedTool: false, sampling: false }` with its price, as functions/platform/bedrock/models.ts has it; judge it ' +
  'by npm run eval:improve.';

/** What the functions call must answer this account. */
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
      // What our own stack has already made answers too.
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
      try {
        await new BedrockRuntimeClient({ region }).send(
          new ConverseCommand({
            modelId: model.id,
            messages: [{ role: 'user', content: [{ text: '1' }] }],
            inferenceConfig: { maxTokens: 1 },
          }),
        );
        return ok(`${model.id} answers in ${region}`);
      } catch (error) {
        const found: Readonly<Record<string, Finding>> = {
          AccessDeniedException: stop(
            `${model.id} may not be called. Once in an account: fill in the maker's use case form (Bedrock console, ` +
              'Model catalog, the model, "Submit use case details"), have a valid means of payment, and make the ' +
              'first call with a role that may aws-marketplace:Subscribe and ViewSubscriptions; then wait 15 minutes.',
          ),
          ResourceNotFoundException: stop(
            isLegacy(error)
              ? `${model.id} is Legacy, and no account gets such a one that has not used it in the ` +
                  `last 30 days: ${NEWER}`
              : `${model.id} has reached its end of life or the form is missing: another model.`,
          ),
          ValidationException: stop(
            `${model.id} is not offered in ${region}, or not by this id: model in infra/settings.ts.`,
          ),
          ThrottlingException: warn(`${model.id} is throttled: ask for a higher quota (Service Quotas, Bedrock).`),
        };
        const finding = found[nameOf(error)];
        if (!finding) throw error;
        // Importing alone reads by rules what it may not ask of the model.
        return allowances.improve.on || finding.level !== 'stop'
          ? finding
          : warn(`${finding.text} Until then importing goes by rules alone.`);
      }
    },
  },
  {
    name: 'scans',
    demands: 'Textract answers in its region.',
    source: 'AWS: "Amazon Textract endpoints and quotas": it is not in every region.',
    concerns: ({ allowances }) => allowances.import.on,
    run: async ({ ocrRegion }) => {
      try {
        // No picture: whoever may ask is told so, and nothing is charged.
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
