import type { FlowBlock, FlowDocument } from '../page/blocks.ts';
import type { ListMarks } from '../page/lists.ts';
import type { StyleSheet } from './wordStyleSheet.ts';
import type { XmlElement } from '../file/untrustedXml.ts';

/** The context for reading the text of one part. Ids are those of the part's own relations. */
export interface WordContext {
  readonly styles: StyleSheet;
  readonly marks: ListMarks;
  /** Contents of text boxes and drawings, placed beside the paragraph they are anchored in. */
  readonly boxes: FlowBlock[];
  /** Texts from which no field can be read. */
  readonly notes: string[];
  readonly links: Set<string>;
  readonly addressOf: (id: string) => string | undefined;
  /** Returns a SmartArt graphic or a chart. */
  readonly drawingOf: (id: string) => XmlElement | undefined;
  /** Returns an embedded document of another format. */
  readonly chunkOf: (id: string) => FlowDocument | undefined;
  readonly readBlocks: (story: XmlElement) => readonly FlowBlock[];
  /** Returns the note that an element refers to. */
  readonly noteOf: (reference: XmlElement) => readonly FlowBlock[];
}

/**
 * Elements whose content is not current text: insertions are kept, deletions and moved-away text are not. Of two
 * alternative drawings the first is read; of a word with its pronunciation, the word.
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
