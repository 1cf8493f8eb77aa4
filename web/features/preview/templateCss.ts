import type { FontFile, FontKey } from '../../../shared/templates/fonts.ts';
import base from '../../../shared/templates/base.css?raw';
import { declareFonts } from './loadFonts.ts';

const fontUrls = import.meta.glob<string>('../../../.build/templates/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of a typeface's file on the site: the very files that make the PDF. */
export const fontUrl = ({ file }: FontFile): string => fontUrls[`../../../.build/templates/fonts/${file}`] ?? '';

/** Makes typefaces known to the page as the preview does: a file is fetched when a letter needs it. */
export const declareTemplateFonts = (keys: readonly FontKey[]): void => declareFonts(keys, fontUrl);

const styles = import.meta.glob<string>('../../../shared/templates/styles/*.css', { query: '?raw', import: 'default' });

/** CSS text of `shared/templates/base.css`. */
export const BASE_CSS = base;

/** CSS text of `styles/<style>.css` (`Template.style`); empty for one that is not there. */
export const loadTemplateStyle = async (style: string): Promise<string> =>
  (await styles[`../../../shared/templates/styles/${style}.css`]?.()) ?? '';
