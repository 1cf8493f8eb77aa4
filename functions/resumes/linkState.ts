import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { StoredProfile } from '../../shared/account/profile.ts';
import type { LinkState } from '../../shared/api/resumes.ts';
import { isPremiumAt } from '../../shared/payments/premiumTerm.ts';
import { templateAccess } from '../../shared/payments/templateAccess.ts';
import type { LinkPause } from '../../shared/resume/resumeLink.ts';
import { findTemplateOrDefault } from '../../shared/templates/catalogue.ts';
import { clock } from '../platform/clock.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { linkRowId, type LinkRow } from './linkRows.ts';
import type { StoredResume } from './resumeRepository.ts';

/** Returns the row of a key, consistently read; undefined for an unknown key. */
export async function readLinkRow(
  database: DynamoDBDocumentClient,
  requests: string,
  key: string,
): Promise<LinkRow | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: requests, Key: { id: linkRowId(key) }, ConsistentRead: true }),
  );
  return Item as LinkRow | undefined;
}

/**
 * Why the link of a résumé shows nothing although it is there: its day is over, or its template takes premium that its
 * owner has no more. A template that is only looked at uses up no trial.
 */
export function linkPause(
  { link, templateId }: Pick<StoredResume, 'link' | 'templateId'>,
  profile: StoredProfile | undefined,
  now: Date = clock(),
): LinkPause | undefined {
  const end = link?.expiresAt ?? null;
  if (end !== null && Date.parse(end) <= now.getTime()) return 'expired';
  const who = profile ? { isPremium: isPremiumAt(profile, now), usedTrials: [...profile.usedTrials] } : null;
  return templateAccess(findTemplateOrDefault(templateId), who) === 'premium' ? 'premium' : undefined;
}

/** The link of a résumé as its owner sees it. */
export async function describeLink(
  database: DynamoDBDocumentClient,
  { users, requests }: { readonly users: string; readonly requests: string },
  resume: StoredResume,
): Promise<LinkState> {
  const { link, userId } = resume;
  if (!link) return { link: null };
  const [row, profile] = await Promise.all([
    readLinkRow(database, requests, link.key),
    readStoredProfile(database, users, userId),
  ]);
  return { link: { ...link, views: row?.views ?? 0, paused: linkPause(resume, profile) ?? null } };
}
