import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** The text of a résumé, or of anything like one, at a path: `experience.0.title`; empty where there is none. */
export function textAtPath(data: unknown, path: string): string {
  let value = data;
  for (const key of path.split('.'))
    value =
      value !== null && typeof value === 'object' ? ownProperty(value as Record<string, unknown>, key) : undefined;
  return typeof value === 'string' ? value : '';
}
