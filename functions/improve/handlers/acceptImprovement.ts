import { AppError } from '../../../shared/errors/errors.ts';
import type { ImproveOutcome } from '../../../shared/improve/changes.ts';
import { sectionsAt } from '../../../shared/improve/suggestions.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { createUseLedger } from '../../credits/useLedger.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createWithheldResultRepository } from '../withheldResultRepository.ts';

/**
 * POST /api/improve-resume/{requestId}/take: delivers the texts of an answer that was all withheld, and spends its
 * credit, once (docs/decisions/0018-refunds.md).
 */
export const handler = handlerFor('acceptImprovement', async ({ params: { requestId }, user }, { environment }) => {
  const tables = {
    users: environment.USERS_TABLE,
    creditLogs: environment.CREDIT_LOGS_TABLE,
    requests: environment.REQUESTS_TABLE,
  };
  const credits = createUseLedger(database, tables);
  // A repeated request after a lost answer: a read is cheaper than a transaction that fails.
  const stored = await credits.readStoredResult(user.id, requestId);
  if (stored) return { body: { ...(stored.result as ImproveOutcome), aiCredits: stored.aiCredits } };
  const outcome = await createWithheldResultRepository(database, tables).read(user.id, requestId);
  if (!outcome) throw new AppError('not_found');
  const committed = await credits.commitUse(user.id, requestId, outcome, sectionsAt(outcome.withheld).join(', '));
  if ('refused' in committed) throw new AppError(committed.refused);
  return { body: { ...(committed.stored.result as ImproveOutcome), aiCredits: committed.stored.aiCredits } };
});
