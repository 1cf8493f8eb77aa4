import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** A value of JSON. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** One change: `[path, value]`, or `[path]` where it was removed. Values are whole, so applying is idempotent. */
export type JsonChange = readonly [path: readonly (string | number)[], value?: JsonValue];

/**
 * The changes that turn `before` into `after`. Both immutable: identical objects are skipped, so that the cost depends
 * on the change and not on the size. A list whose length changed is replaced as a whole.
 */
export function diffJson(before: JsonValue | undefined, after: JsonValue | undefined): JsonChange[] {
  const changes: JsonChange[] = [];
  collectChanges(before, after, [], changes);
  return changes;
}

function collectChanges(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: (string | number)[],
  changes: JsonChange[],
): void {
  if (Object.is(before, after)) return;
  if (after === undefined) changes.push([path]);
  else if (isList(before) && isList(after) && before.length === after.length) {
    for (let index = 0; index < after.length; index += 1)
      collectChanges(before[index], after[index], [...path, index], changes);
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      collectChanges(ownProperty(before, key), ownProperty(after, key), [...path, key], changes);
  } else changes.push([path, after]);
}

/**
 * `before` with the changes applied; shares unchanged parts (structural sharing). A path that does not exist is created
 * or skipped, never an error.
 */
export function applyJsonChanges(before: JsonValue, changes: readonly JsonChange[]): JsonValue {
  return changes.reduce<JsonValue>((value, change) => setAtPath(value, change, 0) ?? null, before);
}

function setAtPath(target: JsonValue | undefined, change: JsonChange, depth: number): JsonValue | undefined {
  const [path, value] = change;
  const key = path[depth];
  if (key === undefined) return value;
  if (isList(target)) {
    if (typeof key !== 'number' || key >= target.length) return target;
    return target.with(key, setAtPath(target[key], change, depth + 1) ?? null);
  }
  if (typeof key !== 'string') return target;
  const record = isRecord(target) ? target : {};
  const next = setAtPath(ownProperty(record, key), change, depth + 1);
  if (next !== undefined) return { ...record, [key]: next };
  const rest = { ...record };
  delete rest[key];
  return rest;
}

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);

const isRecord = (value: JsonValue | undefined): value is { readonly [key: string]: JsonValue | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
