import { PART_STYLES } from '../../../shared/export/word/wordStyleNames.ts';

/*
 * Formats that a program makes of a Word file of ours (OpenDocument, DOC, RTF) keep the names of its styles; ours are
 * read back by the ids, which are the names without spaces.
 */

const PARTS: ReadonlySet<string> = new Set(Object.values(PART_STYLES).map(({ id }) => id));

/** The id of a paragraph's style by its name: `Heading 1` is `Heading1`. */
export const paragraphStyle = (name: string | undefined): string | undefined => name?.replaceAll(' ', '');

const HEADING = /^heading ?([1-9])$/i;

/** How deep a heading is by the name of its style, from 1: `heading 2` of all programs, whatever their language. */
export function headingLevel(name: string | undefined): number | undefined {
  const [, level] = HEADING.exec(name ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

/** The id of a text's style by its name; undefined of one that no text of ours has, which then parts nothing. */
export function textStyle(name: string | undefined): string | undefined {
  const id = paragraphStyle(name);
  return id !== undefined && PARTS.has(id) ? id : undefined;
}
