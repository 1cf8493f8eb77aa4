import base from '../../../shared/templates/base.css?raw';
import type { PreviewOptions } from './types.ts';

const styles = import.meta.glob<string>('../../../shared/templates/styles/*.css', { query: '?raw', import: 'default' });
const fontUrls = import.meta.glob<string>('../../../.build/templates/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The renderer's files as the web client serves them: the very CSS and font files the PDF is made with. */
export const previewAssets: Omit<PreviewOptions, 'label'> = {
  baseCss: base,
  fontUrl: ({ file }) => fontUrls[`../../../.build/templates/fonts/${file}`] ?? '',
  loadStyle: async (id) => (await styles[`../../../shared/templates/styles/${id}.css`]?.()) ?? '',
};
