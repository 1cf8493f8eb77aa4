import type { Ink } from './ink.ts';

/** Text of a page that is neither in a field nor unplaced, with the reason. */
export interface DroppedText {
  readonly reason:
    | 'page number'
    | 'repeated on every page'
    | 'names no character'
    | 'drawn twice'
    | 'watermark'
    | 'heading'
    | 'document title'
    | 'label'
    | 'length of time'
    | 'written in another form'
    | 'joins two texts'
    | 'sign'
    | 'private';
  readonly text: string;
  /** Where it is drawn; undefined if the file has no pages. */
  readonly ink?: readonly Ink[];
}
