import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { pairChanges } from '../../shared/twin/pairState.ts';
import { createResumePairs } from './resumePairs.ts';
import { createResumeRepository, type StoredResume } from './resumeRepository.ts';

/** A résumé and what it shares with its twin. */
export interface FollowedResume {
  readonly data: ResumeData;
  /** Version of the twin that something came over from; undefined if nothing did. */
  readonly twinVersion: number | undefined;
}

/**
 * Returns a résumé with the changes of its twin that all languages share, even if nobody has opened it since (decision
 * 126). Nothing is written. Cost: nothing for a résumé that never had a twin; otherwise the two rows of the pair and
 * the twin.
 */
export async function followTwin(
  database: DynamoDBDocumentClient,
  tables: { readonly resumes: string; readonly requests: string },
  { id, userId, data, twin }: StoredResume,
): Promise<FollowedResume> {
  const alone: FollowedResume = { data, twinVersion: undefined };
  if (twin === undefined) return alone;
  const [sides, other] = await Promise.all([
    createResumePairs(database, tables).find(userId, id),
    createResumeRepository(database, tables).read(userId, twin, true),
  ]);
  if ('refused' in other || sides?.[1].id !== twin) return alone;
  const { followed } = pairChanges(sides[1].common, other.saved.data, data);
  return followed === data ? alone : { data: followed, twinVersion: other.saved.version };
}
