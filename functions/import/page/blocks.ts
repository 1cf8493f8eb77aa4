import type { Direction } from '../../../shared/platform/language.ts';

/** Text of one look. A tab is `\t`, a line break `\n`. */
export interface StyledText {
  readonly text: string;
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
  /** Id of its character style. */
  readonly style?: string | undefined;
  /** Set on the text itself, not by a style. */
  readonly italic?: boolean | undefined;
  /** Address of its link. */
  readonly href?: string | undefined;
}

export interface FlowParagraph {
  readonly texts: readonly StyledText[];
  readonly style?: string | undefined;
  /** Set on the paragraph itself, not by its style. */
  readonly rightToLeft?: true;
  /** The first named position in it. */
  readonly bookmark?: string;
  /** The mark of a list item: a number with its sign, or a bullet. */
  readonly mark: string;
  /** Nesting depth in lists, from 0; undefined outside lists. */
  readonly depth?: number;
  /** Level of the heading, from 1, if the file gives one. */
  readonly level?: number;
  /** Whether the next paragraph belongs to it, whatever the space between them. */
  readonly keepsNext?: true;
  /** Space before and after it in points, if the file gives it. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** A row of a table: the blocks of each cell, in the order of the file. */
export interface FlowRow {
  readonly row: readonly (readonly FlowBlock[])[];
  /** The side from which the cells are seen, if the file gives it. */
  readonly direction?: Direction | undefined;
}

/** A paragraph, or a row of a table. */
export type FlowBlock = { readonly paragraph: FlowParagraph } | FlowRow;

/** Returns the blocks of stories without repetitions, for headers that are the same on several pages. */
export const eachOnce = (stories: readonly (readonly FlowBlock[])[]): FlowBlock[] =>
  [...new Map(stories.map((story) => [JSON.stringify(story), story])).values()].flat();

/**
 * The content of a file whose text flows (Word, OpenDocument, RTF, HTML, plain text), in reading order and without
 * positions on a page. {@link layOutLines} sets it as lines of a page.
 */
export interface FlowDocument {
  /** Text above each page, in the body, and below each page. Repeated headers and footers occur once. */
  readonly header: readonly FlowBlock[];
  readonly body: readonly FlowBlock[];
  readonly footer: readonly FlowBlock[];
  /** Addresses of its links. They are only text here: nothing is fetched. */
  readonly links: readonly string[];
  /** Words of links by address, if no text carries them ({@link StyledText.href}). */
  readonly linkWords?: ReadonlyMap<string, string>;
  /** Labels that the writer did not write, such as the header names of e-mails. */
  readonly labels?: readonly string[];
  /** Texts without a position (footnotes, endnotes, series names of charts). They reach no field. */
  readonly notes?: readonly string[];
  /** How many embedded documents have a format that is not read. */
  readonly unreadDocuments?: number;
  /** Returns a picture that a résumé can use unchanged; searched for only when called. */
  readonly photo?: () => string | undefined;
}
