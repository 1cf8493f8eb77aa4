import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JobCopy, WholeCopy } from '../../shared/api/copies.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { pack, unpack } from './packedValue.ts';
import { listRowIds, readRows } from './personRows.ts';
import type { StoredResume } from './resumeRepository.ts';

/** The source and purpose of a copy for a job, in the table of requests. */
interface CopyRow extends Omit<JobCopy, 'id'> {
  /** {@link copyRowId}. */
  readonly id: string;
  readonly userId: string;
  readonly resumeId: string;
  /** {@link CopyContent}, packed. */
  readonly content: Uint8Array;
  /** While the copy is in the bin. */
  readonly expiresAt?: number;
}

/** The advertisement, and the base as it was at `ofVersion`. */
type CopyContent = Pick<WholeCopy, 'advert' | 'baseThen'>;
type CopyChange = Pick<JobCopy, 'sentTo' | 'sentOn' | 'version'> & {
  readonly advert?: string | undefined;
  /** The base as it is now, where the changes of the copy count from there. */
  readonly base?: StoredResume | undefined;
};
type CopyOutcome = { readonly copy: JobCopy } | { readonly refused: 'not_found' | 'conflict' };

export const copyPrefix = (userId: string) => `COPY#${userId}#`;

/** Key, in the table of requests, of what is known about a copy for a job. */
export const copyRowId = (userId: string, resumeId: string) => copyPrefix(userId) + resumeId;

/** Returns the first line of an advertisement, by which it is recognised in a list. */
const firstLine = (advert: string) => advert.trim().split('\n', 1).join('').trim().slice(0, 200);

/** The row that is written with a copy of a résumé. */
export async function toCopyRow(base: StoredResume, resumeId: string, advert: string): Promise<CopyRow> {
  return {
    id: copyRowId(base.userId, resumeId),
    userId: base.userId,
    resumeId,
    of: base.id,
    ofVersion: base.version,
    job: firstLine(advert),
    sentTo: '',
    sentOn: '',
    version: 1,
    content: await pack({ advert, baseThen: base.data } satisfies CopyContent),
  };
}

/** A row as the API answers it. */
export const toJobCopy = ({
  resumeId: id,
  of,
  ofVersion,
  job,
  sentTo,
  sentOn,
  version,
}: Omit<CopyRow, 'id'>): JobCopy => ({
  id,
  of,
  ofVersion,
  job,
  sentTo,
  sentOn,
  version,
});

/**
 * Returns the store of data about copies for jobs besides their content: rows in the table of requests, which are
 * deleted with the account by the index `byUser` and move into and out of the bin with their résumé. Cost of a list:
 * its index, and half a read unit for each 4 KB of the rows, of about 8 KB each.
 */
export function createResumeCopies(database: DynamoDBDocumentClient, { requests }: { readonly requests: string }) {
  return { list, find, update, readRow };

  /** The notes of copies that are not in the bin, in no order. */
  async function list(userId: string): Promise<JobCopy[]> {
    const ids = await listRowIds(database, requests, userId, copyPrefix(userId));
    const fields = ['resumeId', 'of', 'ofVersion', 'job', 'sentTo', 'sentOn', 'version', 'expiresAt'] as const;
    const rows = await readRows<CopyRow, (typeof fields)[number]>(database, requests, ids, fields);
    return rows.flatMap((row) => (row.expiresAt === undefined ? [toJobCopy(row as CopyRow)] : []));
  }

  /** Returns the row of a résumé that is a copy, otherwise undefined. */
  async function readRow(userId: string, resumeId: string): Promise<CopyRow | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: requests, Key: { id: copyRowId(userId, resumeId) }, ConsistentRead: true }),
    );
    return Item as CopyRow | undefined;
  }

  /** Undefined if the résumé is no copy. */
  async function find(userId: string, resumeId: string): Promise<WholeCopy | undefined> {
    const row = await readRow(userId, resumeId);
    return row && { ...toJobCopy(row), ...(await unpack<CopyContent>(row.content)) };
  }

  /** Over the version that was read; the same change again is answered as made. */
  async function update(
    userId: string,
    resumeId: string,
    { version, base, ...change }: CopyChange,
  ): Promise<CopyOutcome> {
    const row = await readRow(userId, resumeId);
    if (!row) return { refused: 'not_found' };
    const before = await unpack<CopyContent>(row.content);
    const { sentTo, sentOn, advert = before.advert } = change;
    const baseThen: ResumeData = base?.data ?? before.baseThen;
    const next = { sentTo, sentOn, job: firstLine(advert), ofVersion: base?.version ?? row.ofVersion };
    const { written, item } = await updateIf<CopyRow>(database, {
      TableName: requests,
      Key: { id: row.id },
      UpdateExpression:
        'SET sentTo = :sentTo, sentOn = :sentOn, job = :job, ofVersion = :of, content = :content, #version = :next',
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':sentTo': next.sentTo,
        ':sentOn': next.sentOn,
        ':job': next.job,
        ':of': next.ofVersion,
        ':content': await pack({ advert, baseThen } satisfies CopyContent),
        ':version': version,
        ':next': version + 1,
      },
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    if (!item) return { refused: 'not_found' };
    const isMade = item.version === version + 1 && Object.entries(next).every(([key, value]) => isIn(item, key, value));
    return written || isMade ? { copy: toJobCopy(item) } : { refused: 'conflict' };
  }
}

const isIn = (row: CopyRow, key: string, value: unknown) =>
  Object.entries(row).some(([name, has]) => name === key && has === value);
