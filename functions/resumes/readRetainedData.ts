import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { RETAINED_KINDS, placeText, type RetainedData, type RetainedPlace } from '../../shared/api/retainedData.ts';
import { binPrefix, createResumeBin, toBinnedResume } from './resumeBin.ts';
import { copyPrefix, createResumeCopies } from './resumeCopies.ts';
import { createResumeHistory, historyPrefix } from './resumeHistory.ts';
import { createResumePairs, pairPrefix } from './resumePairs.ts';
import { listRowIds } from './personRows.ts';

/** One thing that is kept, with its place in the order of all. */
type PastPart = RetainedPlace & { readonly part: unknown };

const PREFIX_OF = { copies: copyPrefix, pairs: pairPrefix, bin: binPrefix, points: historyPrefix } as const;

/**
 * Reads data kept besides a person's résumés, from a position on: what copies for jobs were made from and what pairs
 * agree on, deleted résumés, and all points of histories, the newest first. Returns at most `most` bytes, counted by
 * `bytesOf`, but at least one part; `next` is the position of the rest.
 */
export async function readRetainedData(
  database: DynamoDBDocumentClient,
  tables: { readonly requests: string },
  userId: string,
  from: RetainedPlace,
  { most, bytesOf }: { readonly most: number; readonly bytesOf: (part: unknown) => number },
): Promise<RetainedData> {
  const past: Record<RetainedPlace['kind'], unknown[]> = { copies: [], pairs: [], bin: [], points: [] };
  let bytes = 0;
  for await (const { part, ...place } of partsFrom()) {
    const size = bytesOf(part);
    bytes += size;
    if (bytes > most && bytes > size) return { ...(past as unknown as RetainedData), next: placeText(place) };
    past[place.kind].push(part);
  }
  return past as unknown as RetainedData;

  async function* partsFrom(): AsyncGenerator<PastPart> {
    const [copies, bin] = [createResumeCopies(database, tables), createResumeBin(database, tables)];
    const pairs = createResumePairs(database, tables);
    const history = createResumeHistory(database, tables);
    for (const kind of RETAINED_KINDS.slice(RETAINED_KINDS.indexOf(from.kind))) {
      const prefix = PREFIX_OF[kind](userId);
      // oxlint-disable no-await-in-loop -- what does not fit is not read
      const ids = (await listRowIds(database, tables.requests, userId, prefix)).map((id) => id.slice(prefix.length));
      for (const id of ids.filter((id) => kind !== from.kind || id >= from.id)) {
        if (kind === 'copies' || kind === 'pairs') {
          const part = await (kind === 'copies' ? copies.find(userId, id) : pairs.findSide(userId, id));
          if (part) yield { kind, id, version: 0, part };
        }
        if (kind === 'bin') {
          const row = await bin.find(userId, id);
          const { createdAt = '', version = 0, data } = row ?? {};
          if (row && data) yield { kind, id, version: 0, part: { ...toBinnedResume(row), version, createdAt, data } };
        }
        if (kind !== 'points') continue;
        const isHere = kind === from.kind && id === from.id;
        for (const point of await history.findAll(userId, id))
          if (!isHere || point.version <= from.version)
            yield { kind, id, version: point.version, part: { ...point, resumeId: id } };
      }
      // oxlint-enable no-await-in-loop
    }
  }
}
