export { createPreview } from './preview.ts';
export { PreviewPane, type PreviewPaneProps } from './PreviewPane.tsx';
export { previewAssets } from './previewAssets.ts';
export type { PagesState, Preview, PreviewOptions, ResumeSource, SizeClass, Zoom } from './types.ts';
