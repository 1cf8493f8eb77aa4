import { randomUUID } from 'node:crypto';
import { database } from '../data/client.ts';
import { bedrockClient, capabilitiesOf } from '../data/converse.ts';
import { counters } from '../data/counters.ts';
import { ledger } from '../data/ledger.ts';
import { handlerFor } from '../middleware/handler.ts';
import { bedrockModel } from './bedrock.ts';
import { improveResume } from './improvement.ts';
import type { Model } from './model.ts';
import { progressStore } from './progressStore.ts';
import { withheldStore } from './withheldStore.ts';

let client: ReturnType<typeof bedrockClient> | undefined;

/** POST /api/improve-resume: general or for a job, in Hebrew or English; paid when something changed (API-05, AI-08). */
export const handler = handlerFor('improveResume', async ({ body, user }, { environment, spend }) => {
  const { resumeData: resume, requestId = randomUUID(), improvementType, jobDescription, language, summaryOptions } = body;
  const tables = { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE, requests: environment.REQUESTS_TABLE };
  const credits = ledger(database, tables);
  const capabilities = capabilitiesOf(environment.MODEL_ID);
  const bedrock = bedrockModel((client ??= bedrockClient()), capabilities, spend);
  let asked = false;
  const model: Model = (request, signal) => {
    asked = true;
    return bedrock(request, signal);
  };
  const progress = progressStore(database, environment.REQUESTS_TABLE).teller(user, requestId);
  const milliseconds = capabilities.seconds === undefined ? undefined : capabilities.seconds * 1_000;
  try {
    return { body: await improveResume({ userId: user.id, requestId, resume, improvementType, jobDescription, language, summaryOptions }, { credits, model, withheld: withheldStore(database, tables), progress, milliseconds }) };
  } finally {
    // Who has nothing to pay with, or asks for what was answered before, must not use up everybody's day.
    if (!asked) spend(0);
  }
}, { counters });
