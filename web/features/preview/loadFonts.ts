import type { FontFile, FontKey } from '../../../shared/templates/fonts.ts';
import { FONTS, listFontFiles, cssUnicodeRange } from '../../../shared/templates/fonts.ts';

const fontFaces = new Map<string, FontFace>();

/**
 * Adds the fonts of a template to the document (a shadow root ignores @font-face) and waits for them. A font that fails
 * is left out: the page is then shown in the next family. Fallback fonts for other scripts are only declared; the
 * browser fetches them when a letter needs them.
 */
export async function loadFonts(keys: readonly FontKey[], fontUrl: (file: FontFile) => string): Promise<void> {
  for (const key of Object.keys(FONTS) as FontKey[])
    if ('covers' in FONTS[key]) for (const file of listFontFiles(key)) declareFontFace(file, fontUrl);
  await Promise.allSettled(
    keys.flatMap((key) => listFontFiles(key)).map(async (file) => declareFontFace(file, fontUrl).load()),
  );
}

/** Makes typefaces known to the document: a file is fetched when a letter needs it. */
export function declareFonts(keys: readonly FontKey[], fontUrl: (file: FontFile) => string): void {
  for (const file of keys.flatMap((key) => listFontFiles(key))) declareFontFace(file, fontUrl);
}

function declareFontFace(file: FontFile, fontUrl: (file: FontFile) => string): FontFace {
  const known = fontFaces.get(file.file);
  if (known && known.status !== 'error') return known;
  if (known) document.fonts.delete(known);
  const face = new FontFace(file.family, `url("${fontUrl(file)}") format("woff2")`, {
    weight: String(file.weight),
    display: 'block',
    unicodeRange: cssUnicodeRange(file.key),
  });
  fontFaces.set(file.file, face);
  document.fonts.add(face);
  return face;
}
