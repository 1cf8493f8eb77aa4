import base from '../../shared/templates/base.css?raw';
import type { PreviewOptions } from './types.ts';

const looks = import.meta.glob<string>('../../shared/templates/looks/*.css', { query: '?raw', import: 'default' });
const fonts = import.meta.glob<string>('../../.build/templates/fonts/*.woff2', { query: '?url', import: 'default', eager: true });

/** The renderer's files as the web client serves them: the very CSS and font files the PDF is made with. */
export const previewAssets: Omit<PreviewOptions, 'label'> = {
  base,
  fontUrl: ({ file }) => fonts[`../../.build/templates/fonts/${file}`] ?? '',
  loadLook: async (id) => (await looks[`../../shared/templates/looks/${id}.css`]?.()) ?? '',
};
