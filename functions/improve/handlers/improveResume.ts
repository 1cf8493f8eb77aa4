import { randomUUID } from 'node:crypto';
import { database } from '../../platform/dynamodb/client.ts';
import { clock } from '../../platform/clock.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { readStanding } from '../../credits/useLedger.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { openModel } from '../bedrockModel.ts';
import { improveResume } from '../improvementService.ts';
import { createProgressRepository } from '../progressRepository.ts';
import { createResultRepository } from '../resultRepository.ts';

/**
 * POST /api/improve-resume: general or for a job, in Hebrew or English; paid when a line of it is taken (API-05,
 * AI-08).
 */
export const handler = handlerFor(
  'improveResume',
  async ({ body, user }, { environment, reportCost }) => {
    const { resumeData: resume, requestId = randomUUID(), ...wish } = body;
    const tables = { users: environment.USERS_TABLE, requests: environment.REQUESTS_TABLE };
    const { settle, ...opened } = openModel(environment.MODEL_ID, reportCost);
    const progress = createProgressRepository(database, environment.REQUESTS_TABLE).createReporter(user, requestId);
    try {
      return {
        body: await improveResume(
          { ...wish, userId: user.id, requestId, resume },
          {
            readStanding: (userId) => readStanding(database, tables.users, userId, clock()),
            ...opened,
            results: createResultRepository(database, tables),
            progressReporter: progress,
          },
        ),
      };
    } finally {
      settle();
    }
  },
  { counters: environmentCounters },
);
