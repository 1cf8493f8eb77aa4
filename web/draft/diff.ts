/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What changed at one place: `[path, value]`, or `[path]` where it was removed. Values are whole, so applying twice is applying once. */
export type Change = readonly [path: readonly (string | number)[], value?: Json];

/**
 * What to set in `before` to get `after`. Both immutable: what is the same object is not looked into, so that
 * the cost follows what was changed and not the size. A list whose length changed is set as a whole.
 */
export function diff(before: Json | undefined, after: Json | undefined): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

function collect(before: Json | undefined, after: Json | undefined, path: (string | number)[], changes: Change[]): void {
  if (Object.is(before, after)) return;
  if (after === undefined) changes.push([path]);
  else if (isList(before) && isList(after) && before.length === after.length) {
    for (let index = 0; index < after.length; index += 1) collect(before[index], after[index], [...path, index], changes);
  } else if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) collect(own(before, key), own(after, key), [...path, key], changes);
  } else changes.push([path, after]);
}

/** `before` with the changes; shares what is not touched. A path that leads nowhere is made or passed over, never an error. */
export function applyChanges(before: Json, changes: readonly Change[]): Json {
  return changes.reduce<Json>((value, change) => set(value, change, 0) ?? null, before);
}

function set(target: Json | undefined, change: Change, depth: number): Json | undefined {
  const [path, value] = change;
  const key = path[depth];
  if (key === undefined) return value;
  if (isList(target)) {
    if (typeof key !== 'number' || key >= target.length) return target;
    return target.with(key, set(target[key], change, depth + 1) ?? null);
  }
  if (typeof key !== 'string') return target;
  const record = isRecord(target) ? target : {};
  const next = set(own(record, key), change, depth + 1);
  if (next !== undefined) return { ...record, [key]: next };
  const { [key]: _removed, ...rest } = record;
  return rest;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Not what every object inherits, such as `valueOf`. */
const own = (record: { readonly [key: string]: Json | undefined }, key: string): Json | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);
