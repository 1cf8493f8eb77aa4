import type { FlowBlock, FlowDocument } from '../page/blocks.ts';
import type { ListMarks } from '../page/lists.ts';
import type { StyleSheet } from './wordStyleSheet.ts';
import type { XmlElement } from '../file/untrustedXml.ts';

/** What the text of one part is read with. Ids are those of the part's own relations. */
export interface WordContext {
  readonly styles: StyleSheet;
  readonly marks: ListMarks;
  /** What text boxes and drawings hold; they stand beside the paragraph that they are anchored in. */
  readonly boxes: FlowBlock[];
  /** Texts that no field can be read from. */
  readonly notes: string[];
  readonly links: Set<string>;
  readonly addressOf: (id: string) => string | undefined;
  /** SmartArt or a chart. */
  readonly drawingOf: (id: string) => XmlElement | undefined;
  /** A document of another format that stands here. */
  readonly chunkOf: (id: string) => FlowDocument | undefined;
  readonly readBlocks: (story: XmlElement) => readonly FlowBlock[];
  /** What the note says that an element refers to. */
  readonly noteOf: (reference: XmlElement) => readonly FlowBlock[];
}

/**
 * Elements whose content is no text as it stands now: insertions stay, deletions and what was moved away go. Of two
 * ways to draw the same, the first is read; of a word and its sound, the word.
 */
export const REMOVED: ReadonlySet<string> = new Set([
  'del',
  'moveFrom',
  'delText',
  'pPr',
  'rPr',
  'sectPr',
  'sdtPr',
  'tblPr',
  'tcPr',
  'trPr',
  'rt',
  '*Fallback',
]);
