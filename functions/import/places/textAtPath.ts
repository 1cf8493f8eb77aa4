import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * What stands in a résumé, or in anything like one, at a path: `experience.0.title`, the whole of it at the empty one.
 * An object in place of a list holds its entries in their order, as for `repairResume`.
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

/** The text at a path; empty where there is none. */
export function textAtPath(data: unknown, path: string): string {
  const value = valueAtPath(data, path);
  return typeof value === 'string' ? value : '';
}
