import { database } from '../../platform/dynamodb/client.ts';
import { createUseLedger } from '../../credits/useLedger.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResultRepository } from '../resultRepository.ts';

/**
 * POST /api/improve-resume/{requestId}/take: the first line of a result is being taken, which spends its credit, once
 * (AI-08, docs/decisions/0083-paid-when-taken.md).
 */
export const handler = handlerFor('acceptImprovement', async ({ params: { requestId }, user }, { environment }) => {
  const tables = {
    users: environment.USERS_TABLE,
    creditLogs: environment.CREDIT_LOGS_TABLE,
    requests: environment.REQUESTS_TABLE,
  };
  const { aiCredits } = await createResultRepository(database, tables).take(
    createUseLedger(database, tables),
    user.id,
    requestId,
  );
  return { body: { aiCredits } };
});
