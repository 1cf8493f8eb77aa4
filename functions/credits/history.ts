import { createCreditLogRepository } from '../data/creditLogs.ts';
import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';

/** GET /api/credits: the last 50 uses and the last 50 transactions, newest first (PRO-08). */
export const handler = handlerFor('readCreditHistory', async ({ user }, { environment }) => ({
  body: await createCreditLogRepository(database, environment.CREDIT_LOGS_TABLE).recentHistory(user.id),
}));
