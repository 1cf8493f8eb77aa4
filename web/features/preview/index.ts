/** The sheets as the PDF will have them. The pane itself is a separate module, PreviewPane.tsx. */
export type {
  AskPageBreaks,
  LayOutLook,
  PagesState,
  Preview,
  PreviewOptions,
  ResumeSource,
  SizeClass,
  TriedLook,
  Zoom,
} from './types.ts';
export { findPageBreaks } from './pageBreaks.ts';
