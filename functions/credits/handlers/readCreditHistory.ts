import { createCreditLogRepository } from '../creditLogRepository.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';

/** GET /api/credits: the last 50 uses and the last 50 transactions, newest first (PRO-08). */
export const handler = handlerFor('readCreditHistory', async ({ user }, { environment }) => ({
  body: await createCreditLogRepository(database, environment.CREDIT_LOGS_TABLE).recentHistory(user.id),
}));
