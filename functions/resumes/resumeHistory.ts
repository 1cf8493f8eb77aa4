import { isDeepStrictEqual } from 'node:util';
import { GetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ResumeData } from '../../shared/resume/schema.ts';
import {
  MAX_NAMED_POINTS,
  SESSION_MS,
  thinPoints,
  type PointReason,
  type ResumePoint,
} from '../../shared/resume/resumePoints.ts';
import { clock } from '../platform/clock.ts';
import { retryOnConflict } from '../platform/dynamodb/retryOnConflict.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { pack, unpack } from './packedValue.ts';
import type { StoredResume } from './resumeRepository.ts';

interface PackedPoints {
  /** Newest first. */
  readonly points?: readonly ResumePoint[];
  /** Their contents in the same order, packed together: each is nearly the one before it. */
  readonly contents?: Uint8Array;
}

/** The history of one résumé, in the table of requests. */
interface HistoryRow extends PackedPoints {
  /** Version of the optimistic lock; absent before the first point. */
  readonly version?: number;
}

export type PointWithData = ResumePoint & { readonly data: ResumeData };
type KeepOutcome = { readonly kept: ResumePoint } | { readonly refused: 'too_many_points' };

/** Characters of JSON that are packed together: what a call can compress in half a second. */
const MAX_CHARACTERS = 4_000_000;
/** Bytes of the packed contents; an item has at most 400 KB. */
const MAX_BYTES = 350_000;

export const historyPrefix = (userId: string) => `HISTORY#${userId}#`;

/** Key, in the table of requests, of the history of a résumé. */
export const historyRowId = (userId: string, resumeId: string) => historyPrefix(userId) + resumeId;

/**
 * Earlier states of saved résumés. The points of one résumé are one row, which goes with the account by the index
 * `byUser` and with the résumé when it leaves the bin. Cost: a point a read unit for each 4 KB and a write unit for
 * each KB of the row; 50 points of a résumé of 20 KB are about 20 KB.
 */
export function createResumeHistory(
  database: DynamoDBDocumentClient,
  { requests }: { readonly requests: string },
  now: () => Date = clock,
) {
  return { add, list, find, findAll };

  async function readRow(userId: string, resumeId: string): Promise<HistoryRow> {
    const { Item } = await database.send(
      new GetCommand({ TableName: requests, Key: { id: historyRowId(userId, resumeId) }, ConsistentRead: true }),
    );
    return (Item ?? {}) as HistoryRow;
  }

  /**
   * Keeps a state of a résumé: before a change, or under a name. A version that is kept already stays one point, and
   * takes the name.
   */
  async function add(
    { userId, id, version, updatedAt: savedAt, data }: StoredResume,
    why: Pick<ResumePoint, 'reason' | 'name'>,
  ): Promise<KeepOutcome> {
    const outcome = await retryOnConflict<HistoryRow, KeepOutcome>(await readRow(userId, id), async (row) => {
      const others = await readPoints(row);
      const same = others.find((point) => point.version === version);
      if (same && (same.reason === 'named' || why.reason !== 'named')) return { done: { kept: withoutData(same) } };
      const named = others.filter(isNamed);
      if (why.reason === 'named' && named.length >= MAX_NAMED_POINTS) return { done: { refused: 'too_many_points' } };
      const kept = { version, savedAt, ...why };
      const points = [{ ...kept, data }, ...others.filter((point) => point !== same)].toSorted(
        (a, b) => b.version - a.version,
      );
      const fitting = await packFitting(thinPoints(points, now()));
      const isLost = ({ reason, version: of }: ResumePoint) =>
        reason === 'named' && !fitting.points.some((point) => point.version === of);
      if (why.reason === 'named' && points.some(isLost)) return { done: { refused: 'too_many_points' } };
      const { written, item } = await write(userId, id, row.version ?? 0, fitting);
      return written ? { done: { kept } } : { conflict: item };
    });
    return outcome as KeepOutcome;
  }

  function write(userId: string, resumeId: string, seen: number, { points, contents }: Required<PackedPoints>) {
    return updateIf<HistoryRow>(database, {
      TableName: requests,
      Key: { id: historyRowId(userId, resumeId) },
      UpdateExpression: 'SET userId = :user, #version = :next, points = :points, contents = :contents',
      ConditionExpression: 'attribute_not_exists(#version) OR #version = :seen',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':user': userId,
        ':seen': seen,
        ':next': seen + 1,
        ':points': points,
        ':contents': contents,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
  }

  /** Returns the points, newest first, with their contents; empty if there are none or no such résumé. */
  async function list(userId: string, resumeId: string): Promise<readonly ResumePoint[]> {
    return (await readRow(userId, resumeId)).points ?? [];
  }

  /** All points with their contents, the newest first. */
  async function findAll(userId: string, resumeId: string): Promise<PointWithData[]> {
    return readPoints(await readRow(userId, resumeId));
  }

  /** Undefined if there is no such point. */
  async function find(userId: string, resumeId: string, version: number): Promise<PointWithData | undefined> {
    const points = await findAll(userId, resumeId);
    return points.find((point) => point.version === version);
  }
}

/** Why a stored state is kept before this one takes its place; undefined if it need not be. */
export function pointDue(
  { data, updatedAt }: StoredResume,
  next: ResumeData,
  before: PointReason | undefined,
  now: Date = clock(),
): PointReason | undefined {
  if (isDeepStrictEqual(data, next)) return undefined;
  if (before === undefined && data.templateId !== next.templateId) return 'template';
  // A clock that jumped ahead and back must not end the sessions until it is there again.
  const pause = Math.abs(now.getTime() - Date.parse(updatedAt));
  return before ?? (pause >= SESSION_MS ? 'session' : undefined);
}

async function readPoints({ points = [], contents }: HistoryRow): Promise<PointWithData[]> {
  if (contents === undefined) return [];
  const all = await unpack<ResumeData[]>(contents);
  return points.map((point, index) => ({ ...point, data: all[index] as ResumeData }));
}

const withoutData = ({ data: _data, ...point }: PointWithData): ResumePoint => point;

const isNamed = ({ reason }: ResumePoint) => reason === 'named';

/** Packs as many points as fit into the row: named ones first, then the newest. */
async function packFitting(all: readonly PointWithData[]): Promise<Required<PackedPoints>> {
  const byWorth = [...all.filter(isNamed), ...all.filter((point) => !isNamed(point))];
  let room = MAX_CHARACTERS;
  let fitting = byWorth.filter(({ data }, index) => (room -= JSON.stringify(data).length) >= 0 || index === 0);
  for (;;) {
    const inOrder = fitting.toSorted((a, b) => b.version - a.version);
    // oxlint-disable-next-line no-await-in-loop -- again only where states have nothing in common
    const contents = await pack(inOrder.map(({ data }) => data));
    if (contents.length <= MAX_BYTES || fitting.length <= 1) return { points: inOrder.map(withoutData), contents };
    fitting = fitting.slice(0, Math.max(1, Math.floor((fitting.length * MAX_BYTES) / contents.length)));
  }
}
