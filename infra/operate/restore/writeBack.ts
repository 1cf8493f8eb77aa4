import { ScanCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import pLimit from 'p-limit';
import { putIf } from '../../../functions/platform/dynamodb/putIf.ts';
import { pause } from '../../../functions/platform/pause.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { TableName } from '../../../shared/platform/tables.ts';
import { SetupError } from '../../setupError.ts';
import { ageOf, fateOf, FATES, RESTORE_RULES, type RowFate, type RestorableRow } from './restoreRules.ts';
import { createLackCount, keyNames, keyText, readMany } from './standingRows.ts';

/** How far a table's writing back has come; kept between runs. */
export interface RestoreState {
  readonly from: string;
  /** The key of the copy's row that was looked at last. */
  readonly after?: RestorableRow;
  readonly counts: Readonly<Record<RowFate, number>>;
  /** Keys of rows that stay because they are newer, the first of them. */
  readonly kept: readonly string[];
}

export interface WriteBack {
  readonly table: TableName;
  /** The restored copy. */
  readonly from: string;
  /** True to write, false only to count. */
  readonly apply: boolean;
  /** Rows written in a second, at most. */
  readonly rate: number;
  readonly names: Readonly<Record<TableName, string>>;
  /** State of an earlier run. */
  readonly begun?: RestoreState | undefined;
  readonly onPage: (state: RestoreState) => Promise<void>;
  /** Ends the run after the page it is at. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
}

/** Rows of a page; as many as BatchGetItem takes. */
const PAGE_ROWS = 100;
const WRITES_AT_ONCE = 10;
const MAX_KEPT = 50;

/**
 * Writes the rows of a restored copy back into a table: each only over the row it was judged by, so that nothing newer
 * is overwritten, even during other writes. Idempotent. Returns its progress, and whether that is the end. Throws a
 * SetupError for a copy of another table.
 */
export async function writeBack(
  database: DynamoDBDocumentClient,
  { table, from, apply, rate, names, begun, onPage, signal, now = () => new Date() }: WriteBack,
): Promise<{ readonly state: RestoreState; readonly isOver: boolean }> {
  const keys = keyNames(table);
  const rule = RESTORE_RULES[table];
  const lacking = createLackCount(database, names);
  const limit = pLimit(WRITES_AT_ONCE);
  let state = begun ?? { from, counts: Object.fromEntries(FATES.map((fate) => [fate, 0])) as never, kept: [] };
  for (;;) {
    const started = now().getTime();
    // oxlint-disable-next-line no-await-in-loop -- a page follows from the one before
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({ TableName: from, Limit: PAGE_ROWS, ...(state.after && { ExclusiveStartKey: state.after }) }),
    );
    if (Items.some((row) => keys.some((key) => ownProperty(row, key) === undefined)))
      throw new SetupError(`${from} holds rows without ${keys.join(', ')}: it is no copy of the table ${table}.`);
    // oxlint-disable-next-line no-await-in-loop
    const [standing, owners, marks] = await Promise.all([
      readMany(database, names[table], keys, Items),
      readMany(database, names.users, ['uid'], ownersOf(rule, Items)),
      readMany(database, names.requests, ['id'], marksOf(rule, Items)),
    ]);
    const judge = async (row: RestorableRow): Promise<RowFate> => {
      const stands = standing.get(keyText(keys, row));
      const owner = rule.owner?.(row);
      const profile = owner === undefined ? undefined : owners.get(owner);
      const fate = fateOf(rule, row, stands, {
        hasOwner: owner === undefined || profile !== undefined,
        mark: marks.get(rule.mark?.(row) ?? ''),
        lacking: rule.counted && profile && !stands ? await lacking(profile) : undefined,
        now: now(),
      });
      if (!apply || (fate !== 'missing' && fate !== 'older')) return fate;
      return (await put(database, names[table], keys, row, stands)) ? fate : 'newer';
    };
    // oxlint-disable-next-line no-await-in-loop
    const fates = await Promise.all(Items.map((row) => limit(() => judge(row))));
    state = nextState(state, fates, Items, keys, LastEvaluatedKey);
    // oxlint-disable-next-line no-await-in-loop
    await onPage(state);
    if (!LastEvaluatedKey) return { state, isOver: true };
    if (signal?.aborted) return { state, isOver: false };
    const written = apply ? fates.filter((fate) => fate === 'missing' || fate === 'older').length : 0;
    // oxlint-disable-next-line no-await-in-loop
    await pause(Math.max(0, (written / rate) * 1_000 - (now().getTime() - started)));
  }
}

function nextState(
  { from, counts, kept }: RestoreState,
  fates: readonly RowFate[],
  rows: readonly RestorableRow[],
  keys: readonly string[],
  after: RestorableRow | undefined,
): RestoreState {
  const newer = rows.filter((_, index) => fates[index] === 'newer').map((row) => keyText(keys, row));
  return {
    from,
    ...(after && { after }),
    counts: Object.fromEntries(
      FATES.map((fate) => [fate, counts[fate] + fates.filter((rowFate) => rowFate === fate).length]),
    ) as RestoreState['counts'],
    kept: [...kept, ...newer].slice(0, MAX_KEPT),
  };
}

const ownersOf = (rule: (typeof RESTORE_RULES)[TableName], rows: readonly RestorableRow[]) =>
  rows.flatMap((row) => {
    const uid = rule.owner?.(row);
    return uid === undefined ? [] : [{ uid }];
  });

const marksOf = (rule: (typeof RESTORE_RULES)[TableName], rows: readonly RestorableRow[]) =>
  rows.flatMap((row) => {
    const id = rule.mark?.(row);
    return id === undefined ? [] : [{ id }];
  });

/** Writes a row if the table still has the row it was judged by; returns whether it did. */
function put(
  database: DynamoDBDocumentClient,
  TableName: string,
  [partition = '']: readonly string[],
  row: RestorableRow,
  standing: RestorableRow | undefined,
): Promise<boolean> {
  const age = standing && ageOf(standing);
  return putIf(database, {
    TableName,
    Item: row,
    ...(age
      ? {
          ConditionExpression: '#age = :was',
          ExpressionAttributeNames: { '#age': age.name },
          ExpressionAttributeValues: { ':was': age.value },
        }
      : { ConditionExpression: 'attribute_not_exists(#key)', ExpressionAttributeNames: { '#key': partition } }),
  });
}
