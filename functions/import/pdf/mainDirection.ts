import { NO_RULES, type PageGlyphs, type TurnedText } from '../page/pageGlyphs.ts';
import { glyphBox } from '../page/ink.ts';

/** A text of fewer glyphs is not the main text of a turned page; no heading has so many. */
const MIN_MAIN_GLYPHS = 100;

/** Returns a page turned so that its main text is upright, if most of it was written sideways without saying so. */
export function inMainDirection<Page extends PageGlyphs & Required<Pick<PageGlyphs, 'turned'>>>(page: Page): Page {
  const main = page.turned.find(
    ({ degrees, glyphs }) =>
      degrees % 90 === 0 && glyphs.length >= MIN_MAIN_GLYPHS && glyphs.length > 2 * page.glyphs.length,
  );
  if (!main) return page;
  const upright: TurnedText = {
    degrees: 0,
    width: page.width,
    height: page.height,
    glyphs: page.glyphs.map((glyph) => ({ ...glyph, box: glyphBox(glyph) })),
    watermark: [],
  };
  const rest = page.turned.filter((turnedText) => turnedText !== main || turnedText.watermark.length > 0);
  return {
    ...page,
    // These belong to the other direction.
    boxes: [],
    rules: NO_RULES,
    width: main.width,
    height: main.height,
    glyphs: main.glyphs,
    turned: [
      ...rest.map((turnedText) => (turnedText === main ? { ...turnedText, glyphs: [] } : turnedText)),
      ...(upright.glyphs.length > 0 ? [upright] : []),
    ],
  };
}
