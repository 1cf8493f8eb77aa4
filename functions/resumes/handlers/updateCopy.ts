import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { createResumeCopies } from '../resumeCopies.ts';
import { createResumeRepository, type StoredResume } from '../resumeRepository.ts';

/** PUT /api/copies/{id}: what is known about the caller's copy for a job, over the version the caller read. */
export const handler = handlerFor('updateCopy', async ({ user, params, body }, { environment }) => {
  const copies = createResumeCopies(database, { requests: environment.REQUESTS_TABLE });
  const { ofVersion, ...change } = body;
  const row = await copies.readRow(user.id, params.id);
  if (!row) throw new AppError('resume_not_found');
  const base = ofVersion === row.ofVersion ? undefined : await readBase(row.of);
  const outcome = await copies.update(user.id, params.id, { ...change, base });
  if ('refused' in outcome) throw new AppError(outcome.refused === 'conflict' ? 'conflict' : 'resume_not_found');
  return { body: outcome.copy };

  /** The state that was looked at, and no other. */
  async function readBase(id: string): Promise<StoredResume> {
    const resumes = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
    const lookup = await resumes.read(user.id, id, true);
    if (!('saved' in lookup)) throw new AppError('resume_not_found');
    if (lookup.saved.version !== ofVersion) throw new AppError('conflict');
    return lookup.saved;
  }
});
