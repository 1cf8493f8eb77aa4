import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  paginateQuery,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type { BinnedResume } from '../../shared/api/resumes.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { clock } from '../platform/clock.ts';
import { historyRowId } from './resumeHistory.ts';
import { pack, unpack } from './packedValue.ts';
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

/** Ids that one call of BatchGetItem takes. */
const BATCH = 100;
const prefixOf = (userId: string) => `DELETED-RESUME#${userId}#`;

/** Key, in the table of requests, of a deleted résumé. */
export const binRowId = (userId: string, resumeId: string) => prefixOf(userId) + resumeId;

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
 * What people have deleted, for {@link RETENTION_DAYS}. The rows lie in the table of requests, whose index `byUser`
 * leads to them, so that they go with the account. Cost of a list: its index, and half a read unit for each 4 KB of
 * what is in the bin.
 */
export function createResumeBin(
  database: DynamoDBDocumentClient,
  { requests }: { readonly requests: string },
  now: () => Date = clock,
) {
  return { list, find, discard };

  /** The newest deletion first. */
  async function list(userId: string): Promise<BinnedResume[]> {
    const ids: string[] = [];
    const query = {
      TableName: requests,
      IndexName: 'byUser',
      KeyConditionExpression: 'userId = :user AND begins_with(id, :prefix)',
      ExpressionAttributeValues: { ':user': userId, ':prefix': prefixOf(userId) },
    };
    for await (const { Items = [] } of paginateQuery({ client: database }, query))
      ids.push(...Items.map(({ id }) => id as string));
    const rows: BinRow[] = [];
    for (let from = 0; from < ids.length; from += BATCH) {
      // oxlint-disable-next-line no-await-in-loop -- one batch is all that nearly everybody has
      rows.push(...(await readRows(ids.slice(from, from + BATCH))));
    }
    return rows
      .filter(isThere)
      .map(({ resumeId, name, templateId, deletedAt, expiresAt }) => ({
        id: resumeId,
        name,
        templateId,
        deletedAt,
        goneAt: new Date(expiresAt * 1_000).toISOString(),
      }))
      .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
  }

  /** Of each row all but its content. */
  async function readRows(ids: readonly string[]): Promise<BinRow[]> {
    const rows: BinRow[] = [];
    let keys: Record<string, unknown>[] = ids.map((id) => ({ id }));
    while (keys.length > 0) {
      // oxlint-disable-next-line no-await-in-loop -- an answer says what it left out
      const { Responses, UnprocessedKeys } = await database.send(
        new BatchGetCommand({
          RequestItems: {
            [requests]: {
              Keys: keys,
              ProjectionExpression: 'resumeId, #name, templateId, deletedAt, expiresAt',
              ExpressionAttributeNames: { '#name': 'name' },
            },
          },
        }),
      );
      rows.push(...((ownProperty(Responses, requests) ?? []) as BinRow[]));
      keys = ownProperty(UnprocessedKeys, requests)?.Keys ?? [];
    }
    return rows;
  }

  /** A deleted résumé with its content; undefined when it is not in the bin, or no longer. */
  async function find(userId: string, resumeId: string): Promise<(BinRow & { readonly data: ResumeData }) | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: requests, Key: { id: binRowId(userId, resumeId) }, ConsistentRead: true }),
    );
    const row = Item as BinRow | undefined;
    return row && isThere(row) ? { ...row, data: await unpack<ResumeData>(row.content) } : undefined;
  }

  /** Deletes it for good, and its history; what is not in the bin is no error. */
  async function discard(userId: string, resumeId: string): Promise<void> {
    const row = { TableName: requests, Key: { id: binRowId(userId, resumeId) }, ReturnValues: 'ALL_OLD' } as const;
    const { Attributes } = await database.send(new DeleteCommand(row));
    if (Attributes) await database.send(new DeleteCommand({ ...row, Key: { id: historyRowId(userId, resumeId) } }));
  }

  /** DynamoDB drops an expired row within days; until then it is not shown. */
  function isThere({ expiresAt, resumeId }: BinRow): boolean {
    // oxlint-disable-next-line no-unnecessary-condition -- rows of deletions from before there was a bin have none
    return resumeId !== undefined && expiresAt > epochSeconds(now());
  }
}
