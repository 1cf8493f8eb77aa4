import { AppError } from '../../shared/errors.ts';
import { sectionsOf } from '../../shared/improve/suggestions.ts';
import { database } from '../data/client.ts';
import { ledger } from '../data/ledger.ts';
import { handlerFor } from '../middleware/handler.ts';

/** What whoever asks for the request again gets: its texts were taken. */
const TAKEN = { improvements: { experience: [], education: [], projects: [] }, withheld: [], lost: [], failed: [] };

/** POST /api/improve-resume/{requestId}/take: spends the credit of an answer that was all withheld, once (docs/decisions/0011-allowances.md). */
export const handler = handlerFor('takeImprovement', async ({ params, body, user }, { environment }) => {
  const credits = ledger(database, { users: environment.USERS_TABLE, creditLogs: environment.CREDIT_LOGS_TABLE, requests: environment.REQUESTS_TABLE });
  // Asked again because the answer was lost: a look is cheaper than a transaction that fails.
  const stored = await credits.storedResult(user.id, params.requestId);
  if (stored) return { body: { aiCredits: stored.aiCredits } };
  const committed = await credits.commit(user.id, params.requestId, TAKEN, sectionsOf(body.sections.map((section) => ({ section }))).join(', '));
  if ('refused' in committed) throw new AppError(committed.refused);
  return { body: { aiCredits: committed.stored.aiCredits } };
});
