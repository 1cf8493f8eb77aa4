import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * Returns the value at a path (`experience.0.title`) of a résumé or similar data; all of it for the empty path. An
 * object in place of a list holds its entries in order, as for `repairResume`.
 */
export function valueAtPath(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path === '' ? [] : path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    const isKeyed = !Array.isArray(value) && /^\d+$/.test(key) && !Object.hasOwn(value, key);
    value = isKeyed ? Object.values(value)[Number(key)] : ownProperty(value as Record<string, unknown>, key);
  }
  return value;
}

/** Returns the text at a path; empty if there is none. */
export function textAtPath(data: unknown, path: string): string {
  const value = valueAtPath(data, path);
  return typeof value === 'string' ? value : '';
}
