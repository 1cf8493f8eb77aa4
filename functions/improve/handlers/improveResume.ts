import { randomUUID } from 'node:crypto';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { createBedrockClient, parseModelCapabilities } from '../../platform/bedrock/converse.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { readStanding } from '../../credits/useLedger.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createBedrockModel } from '../bedrockModel.ts';
import { improveResume } from '../improvementService.ts';
import type { TextModel } from '../model.ts';
import { createProgressRepository } from '../progressRepository.ts';
import { createResultRepository } from '../resultRepository.ts';

let client: ReturnType<typeof createBedrockClient> | undefined;

/**
 * POST /api/improve-resume: general or for a job, in Hebrew or English; paid when a line of it is taken (API-05,
 * AI-08).
 */
export const handler = handlerFor(
  'improveResume',
  async ({ body, user }, { environment, reportCost }) => {
    const { resumeData: resume, requestId = randomUUID(), ...wish } = body;
    const tables = { users: environment.USERS_TABLE, requests: environment.REQUESTS_TABLE };
    const capabilities = parseModelCapabilities(environment.MODEL_ID);
    const bedrock = createBedrockModel((client ??= createBedrockClient()), capabilities, reportCost);
    let modelCalled = false;
    const model: TextModel = (request, signal) => {
      modelCalled = true;
      return bedrock(request, signal);
    };
    const progress = createProgressRepository(database, environment.REQUESTS_TABLE).createReporter(user, requestId);
    const milliseconds = capabilities.seconds === undefined ? undefined : capabilities.seconds * 1_000;
    try {
      return {
        body: await improveResume(
          { ...wish, userId: user.id, requestId, resume },
          {
            readStanding: (userId) => readStanding(database, tables.users, userId, clock()),
            model,
            results: createResultRepository(database, tables),
            progressReporter: progress,
            milliseconds,
            checks: capabilities.checks,
          },
        ),
      };
    } finally {
      // A caller without credits, or a repeated request, must not use up the daily budget of everybody.
      if (!modelCalled) reportCost(0);
    }
  },
  { counters: environmentCounters },
);
