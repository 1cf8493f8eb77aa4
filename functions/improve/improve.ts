import { randomUUID } from 'node:crypto';
import { database } from '../data/client.ts';
import { bedrockClient, capabilitiesOf } from '../data/converse.ts';
import { counters } from '../data/counters.ts';
import { ledger } from '../data/ledger.ts';
import { handlerFor } from '../middleware/handler.ts';
import { bedrockModel } from './bedrock.ts';
import { improveResume } from './improvement.ts';
import { progressStore } from './progressStore.ts';

let client: ReturnType<typeof bedrockClient> | undefined;

/** POST /api/improve-resume: general or for a job, in Hebrew or English; paid when something changed (specification, chapters 4 and 7). */
export const handler = handlerFor('improveResume', async ({ body, user }, { environment, spend }) => {
  const { resumeData: resume, requestId = randomUUID(), improvementType, jobDescription, language, summaryOptions } = body;
  const credits = ledger(database, { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE, requests: environment.REQUESTS_TABLE });
  const capabilities = capabilitiesOf(environment.MODEL_ID);
  const model = bedrockModel((client ??= bedrockClient()), capabilities, spend);
  const progress = progressStore(database, environment.REQUESTS_TABLE).teller(user.id, requestId);
  const milliseconds = capabilities.seconds === undefined ? undefined : capabilities.seconds * 1_000;
  return { body: await improveResume({ userId: user.id, requestId, resume, improvementType, jobDescription, language, summaryOptions }, { credits, model, progress, milliseconds }) };
}, { counters });
