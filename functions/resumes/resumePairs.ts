import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PairSide, WholeSide } from '../../shared/api/pairs.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { agreeOn, isAgreed } from '../../shared/twin/pairState.ts';
import { withoutTexts } from '../../shared/twin/twinFields.ts';
import { conditionFailed, transact } from '../platform/dynamodb/transact.ts';
import { pack, unpack } from './packedValue.ts';
import { listRowIds, readRows } from './personRows.ts';
import type { StoredResume } from './resumeRepository.ts';

/** A pair's data about one of its two résumés, in the table of requests. */
interface PairRow extends Omit<PairSide, 'id'> {
  /** {@link pairRowId}. */
  readonly id: string;
  readonly userId: string;
  readonly resumeId: string;
  /** {@link PairContent}, packed. */
  readonly content: Uint8Array;
  /** While the résumé is in the bin. */
  readonly expiresAt?: number;
}

type PairContent = Pick<WholeSide, 'common'>;
type TwoRows = readonly [PairRow, PairRow];
type TwoSides = [WholeSide, WholeSide];
type AgreeOutcome = { readonly sides: TwoSides } | { readonly refused: 'not_found' | 'conflict' };

/** The versions that were compared (both résumés and the pair), the answers, and what has no words yet. */
export interface PairAgreement {
  readonly mine: StoredResume;
  readonly other: StoredResume;
  readonly version: number;
  readonly paths: readonly string[];
  readonly open: readonly string[];
}

export const pairPrefix = (userId: string) => `PAIR#${userId}#`;

/** Key, in the table of requests, of what a pair knows about a résumé. */
export const pairRowId = (userId: string, resumeId: string) => pairPrefix(userId) + resumeId;

/** The rows that are written with a twin: its own, and its base's. `open`: texts that the twin has no words for. */
export async function toPairRows(base: StoredResume, twin: StoredResume, open: readonly string[]): Promise<TwoRows> {
  const common = withoutTexts(base.data, open);
  return [await toRow(twin, base.id, twin.data, base.data), await toRow(base, twin.id, common, twin.data)];
}

async function toRow(of: StoredResume, other: string, common: ResumeData, data: ResumeData): Promise<PairRow> {
  const { id: resumeId, userId, version } = of;
  const agreed = isAgreed(common, of.data, data) ? version : 0;
  const content = await pack({ common } satisfies PairContent);
  return { id: pairRowId(userId, resumeId), userId, resumeId, of: other, agreed, version: 1, content };
}

/** A row as the API answers it. */
export const toPairSide = ({ resumeId: id, of, agreed, version }: Omit<PairRow, 'id'>): PairSide => ({
  id,
  of,
  agreed,
  version,
});

/**
 * Returns the store of pairs of résumés in two languages: a row for each résumé, which moves into and out of the bin
 * with it. Two rows that name each other are a pair. A résumé whose twin is deleted stays alone or gets another twin,
 * and gets the former one back if that is restored and no other took its place.
 */
export function createResumePairs(database: DynamoDBDocumentClient, { requests }: { readonly requests: string }) {
  return { list, readRow, find, findSide, agree };

  /** The pairs' sides of résumés that are not in the bin, in no order. */
  async function list(userId: string): Promise<PairSide[]> {
    const ids = await listRowIds(database, requests, userId, pairPrefix(userId));
    const fields = ['resumeId', 'of', 'agreed', 'version', 'expiresAt'] as const;
    const rows = await readRows<PairRow, (typeof fields)[number]>(database, requests, ids, fields);
    return rows.flatMap((row) => (row.expiresAt === undefined ? [toPairSide(row as PairRow)] : []));
  }

  async function readRow(userId: string, resumeId: string): Promise<PairRow | undefined> {
    const { Item } = await database.send(
      new GetCommand({ TableName: requests, Key: { id: pairRowId(userId, resumeId) }, ConsistentRead: true }),
    );
    return Item as PairRow | undefined;
  }

  async function rowsOf(userId: string, resumeId: string): Promise<TwoRows | undefined> {
    const mine = await readRow(userId, resumeId);
    const other = mine && (await readRow(userId, mine.of));
    const isPair = other?.of === resumeId && mine?.expiresAt === undefined && other.expiresAt === undefined;
    return mine && isPair ? [mine, other] : undefined;
  }

  /** Both sides of the pair of a résumé, its own first; undefined if it is in none. */
  async function find(userId: string, resumeId: string): Promise<TwoSides | undefined> {
    const rows = await rowsOf(userId, resumeId);
    return rows && [await whole(rows[0]), await whole(rows[1])];
  }

  /** Returns the stored data of one side, whatever happened to the other. */
  async function findSide(userId: string, resumeId: string): Promise<WholeSide | undefined> {
    const row = await readRow(userId, resumeId);
    return row && whole(row);
  }

  /** Both sides in one transaction, over the version of the pair that was read. */
  async function agree(userId: string, agreement: PairAgreement): Promise<AgreeOutcome> {
    const { mine, other, version, paths, open } = agreement;
    const rows = await rowsOf(userId, mine.id);
    if (!rows || rows[0].of !== other.id) return { refused: 'not_found' };
    if (rows.some((row) => row.version !== version)) return { refused: 'conflict' };
    const [ours, theirs] = [await whole(rows[0]), await whole(rows[1])];
    const next = [
      side(ours, mine, other.data, agreeOn({ common: ours.common, now: mine.data }, other.data, paths)),
      side(theirs, other, mine.data, agreeOn({ common: theirs.common, now: other.data }, mine.data, paths, open)),
    ] as const;
    const updates = await Promise.all(
      next.map(async ({ id, of, agreed, common }) => ({
        Update: {
          TableName: requests,
          Key: { id: pairRowId(userId, id) },
          UpdateExpression: 'SET agreed = :agreed, content = :content, #version = :next',
          ConditionExpression: '#version = :version AND #of = :of AND attribute_not_exists(expiresAt)',
          ExpressionAttributeNames: { '#version': 'version', '#of': 'of' },
          ExpressionAttributeValues: {
            ':agreed': agreed,
            ':content': await pack({ common } satisfies PairContent),
            ':version': version,
            ':next': version + 1,
            ':of': of,
          },
        },
      })),
    );
    const reasons = await transact(database, { TransactItems: updates });
    if ([0, 1].some((place) => conditionFailed(reasons, place))) return { refused: 'conflict' };
    return { sides: [...next] };
  }
}

const whole = async (row: PairRow): Promise<WholeSide> => ({
  ...toPairSide(row),
  ...(await unpack<PairContent>(row.content)),
});

const side = (before: WholeSide, now: StoredResume, other: ResumeData, common: ResumeData): WholeSide => ({
  ...before,
  agreed: isAgreed(common, now.data, other) ? now.version : 0,
  version: before.version + 1,
  common,
});
