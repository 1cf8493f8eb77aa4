import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumePairs } from '../resumePairs.ts';
import { createResumeRepository } from '../resumeRepository.ts';

/** PUT /api/pairs/{id}: the caller's résumé has what it takes from its twin, as both were read. */
export const handler = handlerFor('agreePair', async ({ user, params, body }, { environment }) => {
  const pairs = createResumePairs(database, { requests: environment.REQUESTS_TABLE });
  const resumes = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
  const row = await pairs.readRow(user.id, params.id);
  if (!row) throw new AppError('resume_not_found');
  const [mine, other] = await Promise.all([readAt(params.id, body.mine), readAt(row.of, body.other)]);
  const outcome = await pairs.agree(user.id, { ...body, mine, other });
  if ('refused' in outcome) throw new AppError(outcome.refused === 'conflict' ? 'conflict' : 'resume_not_found');
  return { body: outcome };

  /** The state that was looked at, and no other. */
  async function readAt(id: string, version: number) {
    const saved = await resumes.read(user.id, id, true);
    if (!('saved' in saved)) throw new AppError('resume_not_found');
    if (saved.saved.version !== version) throw new AppError('conflict');
    return saved.saved;
  }
});
