import { paginateScan, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import pLimit from 'p-limit';
import { profileUpdate, toCreditAccount } from '../../../functions/credits/creditProfile.ts';
import { readCreditStatement } from '../../../functions/credits/creditStatement.ts';
import { readStoredProfile } from '../../../functions/platform/dynamodb/storedProfile.ts';
import { updateIf } from '../../../functions/platform/dynamodb/updateIf.ts';
import { accountByLog } from './lotsFromLog.ts';
import type { TableName } from '../../../shared/platform/tables.ts';
import { countResumes } from './standingRows.ts';

/** How many profiles were compared, and which of them disagree with the other tables. */
export interface Consistency {
  readonly looked: number;
  /** People whose count of résumés, or whose credits, were put right; or would be. */
  readonly counts: readonly string[];
  readonly credits: readonly string[];
  /** People whom a person must look at: `npm run credits -- audit`. */
  readonly left: readonly string[];
}

/** Profiles that are looked at at once. */
const PEOPLE_AT_ONCE = 10;
/** Attempts at a profile that changes meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Compares every profile with what the other tables hold of it: its count of résumés, and its credits with their log.
 * With `apply` the profile is put right, in one conditional write each, so that a run beside the working site or a
 * second run do no harm.
 */
export async function checkConsistency(
  database: DynamoDBDocumentClient,
  names: Readonly<Record<TableName, string>>,
  { apply, signal, now = () => new Date() }: { apply: boolean; signal?: AbortSignal; now?: () => Date },
): Promise<Consistency & { readonly isOver: boolean }> {
  const [counts, credits, left]: [string[], string[], string[]] = [[], [], []];
  let looked = 0;
  const scan = { TableName: names.users, ProjectionExpression: 'uid', ConsistentRead: true };
  const limit = pLimit(PEOPLE_AT_ONCE);
  const look = async (uid: string): Promise<void> => {
    if (signal?.aborted) return;
    looked += 1;
    if (await putCountRight(database, names, uid, apply)) counts.push(uid);
    const outcome = await putCreditsRight(database, names, uid, apply, now());
    if (outcome.changed) credits.push(uid);
    if (outcome.left) left.push(uid);
  };
  for await (const { Items = [] } of paginateScan({ client: database }, scan))
    await Promise.all((Items as { uid: string }[]).map(({ uid }) => limit(() => look(uid))));
  return { looked, counts, credits, left, isOver: signal?.aborted !== true };
}

/** Corrects a profile's count; returns whether it differed. Written only over the count it was compared with. */
async function putCountRight(
  database: DynamoDBDocumentClient,
  { users, resumes }: Readonly<Record<TableName, string>>,
  uid: string,
  apply: boolean,
): Promise<boolean> {
  const profile = await readStoredProfile(database, users, uid);
  const counted = await countResumes(database, resumes, uid);
  if (!profile || profile.resumeCount === counted) return false;
  if (!apply) return true;
  const { written } = await updateIf(database, {
    TableName: users,
    Key: { uid },
    UpdateExpression: 'SET resumeCount = :counted',
    ConditionExpression: 'resumeCount = :was',
    ExpressionAttributeValues: { ':counted': counted, ':was': profile.resumeCount },
  });
  return written;
}

async function putCreditsRight(
  database: DynamoDBDocumentClient,
  names: Readonly<Record<TableName, string>>,
  uid: string,
  apply: boolean,
  time: Date,
): Promise<{ readonly changed: boolean; readonly left: boolean }> {
  let changed = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each follows from what the one before has left
    const profile = await readStoredProfile(database, names.users, uid);
    // oxlint-disable-next-line no-await-in-loop
    const statement = await readCreditStatement(database, names, uid, time);
    if (!profile || !statement || statement.discrepancies.length === 0) return { changed, left: false };
    const account = toCreditAccount(profile);
    const right = accountByLog(account, statement, time);
    const isSame = JSON.stringify(right) === JSON.stringify(account);
    if (isSame || !apply) return { changed: changed || !isSame, left: isSame };
    // oxlint-disable-next-line no-await-in-loop
    const { written } = await updateIf(database, profileUpdate(names.users, profile, right, time));
    changed ||= written;
  }
  return { changed, left: true };
}
