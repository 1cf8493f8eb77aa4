import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { BinnedResume } from '../../shared/api/resumes.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { clock } from '../platform/clock.ts';
import { transact } from '../platform/dynamodb/transact.ts';
import { pack, unpack } from './packedValue.ts';
import { listRowIds, readRows } from './personRows.ts';
import { copyRowId } from './resumeCopies.ts';
import { historyRowId } from './resumeHistory.ts';
import { pairRowId } from './resumePairs.ts';
import type { StoredResume } from './resumeRepository.ts';

/** A deleted résumé, in the table of requests: whole, until `expiresAt`. */
interface BinRow extends Pick<StoredResume, 'userId' | 'name' | 'templateId' | 'version' | 'createdAt'> {
  /** {@link binRowId}. */
  readonly id: string;
  readonly resumeId: string;
  /** ISO 8601, UTC. */
  readonly deletedAt: string;
  /** Its content, packed. */
  readonly content: Uint8Array;
  readonly expiresAt: number;
}

export const binPrefix = (userId: string) => `DELETED-RESUME#${userId}#`;

/** Key, in the table of requests, of a deleted résumé. */
export const binRowId = (userId: string, resumeId: string) => binPrefix(userId) + resumeId;

type ShownRow = Pick<BinRow, 'resumeId' | 'name' | 'templateId' | 'deletedAt' | 'expiresAt'>;

/** A row as the API answers it. */
export const toBinnedResume = ({ resumeId, name, templateId, deletedAt, expiresAt }: ShownRow): BinnedResume => ({
  id: resumeId,
  name,
  templateId,
  deletedAt,
  goneAt: new Date(expiresAt * 1_000).toISOString(),
});

/** The row that a deletion writes. */
export async function toBinRow(resume: StoredResume, now: Date): Promise<BinRow> {
  const { id, userId, name, templateId, version, createdAt, data } = resume;
  return {
    id: binRowId(userId, id),
    userId,
    resumeId: id,
    name,
    templateId,
    version,
    createdAt,
    deletedAt: now.toISOString(),
    content: await pack(data),
    expiresAt: epochSeconds(now) + RETENTION_DAYS.deletedResumes * DAY_SECONDS,
  };
}

/**
 * Returns the store of deleted résumés, kept for {@link RETENTION_DAYS}. Its rows are in the table of requests and in
 * its index `byUser`, so that they are deleted with the account. Cost of a list: its index, and half a read unit for
 * each 4 KB in the bin.
 */
export function createResumeBin(
  database: DynamoDBDocumentClient,
  { requests }: { readonly requests: string },
  now: () => Date = clock,
) {
  return { list, find, discard };

  /** The newest deletion first. */
  async function list(userId: string): Promise<BinnedResume[]> {
    const ids = await listRowIds(database, requests, userId, binPrefix(userId));
    const fields = ['resumeId', 'name', 'templateId', 'deletedAt', 'expiresAt'] as const;
    return (await readRows<BinRow, (typeof fields)[number]>(database, requests, ids, fields))
      .filter(isThere)
      .map(toBinnedResume)
      .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }

  /** A deleted résumé with its content; undefined when it is not in the bin, or no longer. */
  async function find(userId: string, resumeId: string): Promise<(BinRow & { readonly data: ResumeData }) | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: requests, Key: { id: binRowId(userId, resumeId) }, ConsistentRead: true }),
    );
    const row = Item as BinRow | undefined;
    return row && isThere(row) ? { ...row, data: await unpack<ResumeData>(row.content) } : undefined;
  }

  /** Deletes it for good, with all that went into the bin with it; a résumé that is not in the bin is not an error. */
  async function discard(userId: string, resumeId: string): Promise<void> {
    const keys = [binRowId, historyRowId, copyRowId, pairRowId];
    const [row, ...beside] = keys
      .map((key) => key(userId, resumeId))
      .map((id) => ({ TableName: requests, Key: { id } }));
    await transact(database, {
      TransactItems: [
        { Delete: { ...row!, ConditionExpression: 'attribute_exists(id)' } },
        ...beside.map((other) => ({ Delete: other })),
      ],
    });
  }

  /** DynamoDB drops an expired row within days; until then it is not shown. */
  function isThere({ expiresAt, resumeId }: Pick<BinRow, 'expiresAt' | 'resumeId'>): boolean {
    // oxlint-disable-next-line no-unnecessary-condition -- rows of deletions from before there was a bin have none
    return resumeId !== undefined && expiresAt > epochSeconds(now());
  }
}
