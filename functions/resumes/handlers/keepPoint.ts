import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { refusalToError } from '../response.ts';
import { createResumeHistory } from '../resumeHistory.ts';
import { createResumeRepository } from '../resumeRepository.ts';

/** POST /api/resumes/{id}/points: keeps the caller's résumé as it is saved now, under a name. */
export const handler = handlerFor('keepPoint', async ({ user, params, body }, { environment }) => {
  const resumes = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
  const lookup = await resumes.read(user.id, params.id, true);
  if ('refused' in lookup) throw refusalToError(lookup);
  const history = createResumeHistory(database, { requests: environment.REQUESTS_TABLE });
  const outcome = await history.add(lookup.saved, { reason: 'named', name: body.name });
  if ('refused' in outcome) throw new AppError(outcome.refused);
  return { body: outcome.kept };
});
