import { AppError } from '../../shared/errors.ts';
import type { Outcome } from '../../shared/improve/changes.ts';
import { sectionsOf } from '../../shared/improve/suggestions.ts';
import { database } from '../data/client.ts';
import { ledger } from '../data/ledger.ts';
import { handlerFor } from '../middleware/handler.ts';
import { withheldStore } from './withheldStore.ts';

/** POST /api/improve-resume/{requestId}/take: delivers the texts of an answer that was all withheld, and spends its credit, once (docs/decisions/0018-refunds.md). */
export const handler = handlerFor('takeImprovement', async ({ params: { requestId }, user }, { environment }) => {
  const tables = { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE, requests: environment.REQUESTS_TABLE };
  const credits = ledger(database, tables);
  // Asked again because the answer was lost: a look is cheaper than a transaction that fails.
  const stored = await credits.storedResult(user.id, requestId);
  if (stored) return { body: { ...(stored.result as Outcome), aiCredits: stored.aiCredits } };
  const outcome = await withheldStore(database, tables).read(user.id, requestId);
  if (!outcome) throw new AppError('not_found');
  const committed = await credits.commit(user.id, requestId, outcome, sectionsOf(outcome.withheld).join(', '));
  if ('refused' in committed) throw new AppError(committed.refused);
  return { body: { ...(committed.stored.result as Outcome), aiCredits: committed.stored.aiCredits } };
});
