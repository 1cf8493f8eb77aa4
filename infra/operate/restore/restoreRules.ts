import { isDeepStrictEqual } from 'node:util';
import { ENTRY_PREFIX } from '../../../functions/credits/ledgerRows.ts';
import { binRowId } from '../../../functions/resumes/resumeBin.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { TableName } from '../../../shared/platform/tables.ts';

export type RestorableRow = Readonly<Record<string, unknown>>;

/**
 * Fates of a restored copy's row. `missing` (not in the table) and `older` (the table has an earlier version) are
 * written; `newer` rows of the table stay, and rows deleted on purpose (`gone`) or expired are left out.
 */
export const FATES = ['same', 'missing', 'older', 'newer', 'gone', 'expired'] as const;
export type RowFate = (typeof FATES)[number];

/** The rest of the database, as far as it matters for one row. */
export interface RowSurroundings {
  /** Whether the account of the row exists; true if it belongs to none. */
  readonly hasOwner: boolean;
  /** The mark, in the table of requests, that its deletion would have left. */
  readonly mark: RestorableRow | undefined;
  /** Rows of that owner that are missing, by the count in the profile; where the table has such a count. */
  readonly lacking: number | undefined;
  readonly now: Date;
}

/** How rows of one table come back. */
export interface RestoreRule {
  /** The account that the row belongs to: without a profile it is of no use to anybody. */
  readonly owner?: (row: RestorableRow) => string | undefined;
  /** Key, in the table of requests, of the mark that deleting it leaves. */
  readonly mark?: (row: RestorableRow) => string | undefined;
  /** Whether the mark belongs to this row and not to an earlier one. */
  readonly isOfMark?: (row: RestorableRow, mark: RestorableRow) => boolean;
  /** Whether an owner's rows are counted in the profile (`resumeCount`). */
  readonly counted?: true;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Uses and the starting credits go with an account; records of payments outlive it (decision 22). */
function goesWithAccount({ entry, source }: RestorableRow): boolean {
  const key = text(entry) ?? '';
  return key.startsWith(ENTRY_PREFIX.usage) || (key.startsWith(ENTRY_PREFIX.transaction) && source === 'welcome');
}

export const RESTORE_RULES: Readonly<Record<TableName, RestoreRule>> = {
  users: {
    mark: ({ tombstone }) => text(tombstone),
    // A person who was deleted and signed up again has an older mark, which does not count.
    isOfMark: ({ createdAt }, { time }) => (text(time) ?? '') >= (text(createdAt) ?? ''),
  },
  resumes: {
    owner: ({ userId }) => text(userId),
    mark: ({ userId, id }) => binRowId(text(userId) ?? '', text(id) ?? ''),
    counted: true,
  },
  creditLogs: { owner: (row) => (goesWithAccount(row) ? text(row['userId']) : undefined) },
  requests: { owner: ({ userId }) => text(userId) },
};

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** Numbers that only grow, by which one row is later than another of its key: `last` of the receipts' counter. */
const GROWING = ['version', 'last'] as const;

/** The number by which a row is later than another, with its name; undefined for rows that are written once. */
export function ageOf(row: RestorableRow): { readonly name: string; readonly value: number } | undefined {
  for (const name of GROWING) {
    const value = number(ownProperty(row, name));
    if (value !== undefined) return { name, value };
  }
  return undefined;
}

/** Decides about a row, by the row in its place. */
export function fateOf(
  { isOfMark = () => true }: RestoreRule,
  row: RestorableRow,
  standing: RestorableRow | undefined,
  { hasOwner, mark, lacking, now }: RowSurroundings,
): RowFate {
  if (standing) {
    const [was, is] = [ageOf(row), ageOf(standing)];
    if (!was || was.name !== is?.name) return isDeepStrictEqual(row, standing) ? 'same' : 'newer';
    return was.value === is.value ? 'same' : is.value > was.value ? 'newer' : 'older';
  }
  const expiresAt = number(row['expiresAt']);
  if (expiresAt !== undefined && expiresAt <= now.getTime() / 1_000) return 'expired';
  if (!hasOwner || (mark && isOfMark(row, mark))) return 'gone';
  // All résumés that the profile counts exist: this one was deleted since.
  return lacking !== undefined && lacking <= 0 ? 'gone' : 'missing';
}
