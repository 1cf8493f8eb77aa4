import type { Direction } from '../../../shared/platform/language.ts';

/** Text of one look; a tab is `\t`, a line's end `\n`. */
export interface StyledText {
  readonly text: string;
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
  /** Id of its own style. */
  readonly style?: string | undefined;
  /** By itself, not by a style. */
  readonly italic?: boolean | undefined;
  /** Address that it leads to. */
  readonly href?: string | undefined;
}

export interface FlowParagraph {
  readonly texts: readonly StyledText[];
  readonly style?: string | undefined;
  /** It runs from right to left by itself, not by its style. */
  readonly rightToLeft?: true;
  /** The first place of it that has a name. */
  readonly bookmark?: string;
  /** What its list shows before it: a number with its sign, or a bullet. */
  readonly mark: string;
  /** How deep in lists it stands, from 0; none of what is in no list. */
  readonly depth?: number;
  /** How deep a heading it is, from 1, where the file says so. */
  readonly level?: number;
  /** What follows it belongs to it, whatever space is between them. */
  readonly keepsNext?: true;
  /** Space around it, points; none where it says none. */
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** A row of a table: what each cell holds, in the order of the file. */
export interface FlowRow {
  readonly row: readonly (readonly FlowBlock[])[];
  /** From which side on the cells are seen, where the file says so. */
  readonly direction?: Direction | undefined;
}

/** Paragraphs one below the other, and rows of a table with those of each cell. */
export type FlowBlock = { readonly paragraph: FlowParagraph } | FlowRow;

/** The blocks of stories of which several may be the same, as the headers of pages are: each once. */
export const eachOnce = (stories: readonly (readonly FlowBlock[])[]): FlowBlock[] =>
  [...new Map(stories.map((story) => [JSON.stringify(story), story])).values()].flat();

/**
 * A file of a format whose text flows (Word, OpenDocument, RTF, HTML, plain text): what it says, in the order it is
 * read, without a place on a page. {@link layOutLines} sets it as lines of one.
 */
export interface FlowDocument {
  /** What stands above each page, in the text, and below each page; what is on several pages once. */
  readonly header: readonly FlowBlock[];
  readonly body: readonly FlowBlock[];
  readonly footer: readonly FlowBlock[];
  /** Addresses that its links lead to. They are text here: nothing is asked for. */
  readonly links: readonly string[];
  /** The words of links by their addresses, where no text has them ({@link StyledText.href}). */
  readonly linkWords?: ReadonlyMap<string, string>;
  /** Labels that are no text of its writer: the heads of messages. */
  readonly labels?: readonly string[];
  /** Texts without a place of their own in it (foot- and endnotes, names of a chart's series): none is in a field. */
  readonly notes?: readonly string[];
  /** How many documents stand within it that are of no format that is read. */
  readonly unreadDocuments?: number;
  /** A picture of it that a résumé can have as it is; looked for when it is asked for. */
  readonly photo?: () => string | undefined;
}
