import type { Ink } from './ink.ts';

/** Text that a page shows and that reaches neither a field nor the unplaced texts, with the reason why. */
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
  /** Where it is drawn; none where the file has no pages. */
  readonly ink?: readonly Ink[];
}
