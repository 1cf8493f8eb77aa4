import { PART_STYLES } from '../../../shared/export/word/wordStyleNames.ts';

/*
 * Programs that convert a Word file of ours (to OpenDocument, DOC, RTF) keep the names of its styles. Ours are
 * recognized by their ids, which are the names without spaces.
 */

const PARTS: ReadonlySet<string> = new Set(Object.values(PART_STYLES).map(({ id }) => id));

/** Returns the style id of a paragraph for a style name: `Heading1` for `Heading 1`. */
export const paragraphStyle = (name: string | undefined): string | undefined => name?.replaceAll(' ', '');

const HEADING = /^heading ?([1-9])$/i;

/** Returns the heading level, from 1, for a style name: programs in all languages store `heading 2`. */
export function headingLevel(name: string | undefined): number | undefined {
  const [, level] = HEADING.exec(name ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Returns the style id of a text for a style name; undefined for a style that is not ours, which is ignored. */
export function textStyle(name: string | undefined): string | undefined {
  const id = paragraphStyle(name);
  return id !== undefined && PARTS.has(id) ? id : undefined;
}
