import type { FontFile, FontKey } from '../../../shared/templates/fonts.ts';
import { FONTS, listFontFiles, cssUnicodeRange } from '../../../shared/templates/fonts.ts';

const fontFaces = new Map<string, FontFace>();

/**
 * Adds the fonts of a template to the document (a shadow root ignores @font-face) and waits for them. A font that fails
 * is left out: the page is then shown in the next family. Fallback fonts for other scripts are only declared; the
 * browser fetches them when a letter needs them. Returns whether all have come.
 */
export async function loadFonts(keys: readonly FontKey[], fontUrl: (file: FontFile) => string): Promise<boolean> {
  // Browsers ask later declarations first, and a family without a range last: so it comes before those that complete
  // it.
  for (const key of Object.keys(FONTS) as FontKey[]) {
    const font = FONTS[key];
    if ('covers' in font) declareFonts([...('completes' in font ? font.completes : []), key], fontUrl);
  }
  const loaded = await Promise.allSettled(
    keys.flatMap((key) => listFontFiles(key)).map(async (file) => declareFontFace(file, fontUrl).load()),
  );
  return loaded.every(({ status }) => status === 'fulfilled');
}

/** Sizes of the probe: that of the smallest text on a sheet (9 pt) in px, and one that no setting enlarges. */
const [SMALL_PX, LARGE_PX] = [12, 72];
/** Factor by which a size in px may differ through rounding. */
const TOLERANCE = 1.04;

/** Whether this browser shows small letters larger than they are set: people choose a least size in its settings. */
export function enlargesLetters(host: Node): boolean {
  const widthAt = (size: number) => {
    const probe = document.createElement('span');
    probe.textContent = 'Hamburgefonts';
    // By properties: a content security policy takes no attribute.
    Object.assign(probe.style, {
      all: 'initial',
      position: 'absolute',
      visibility: 'hidden',
      whiteSpace: 'nowrap',
      fontFamily: 'sans-serif',
      fontSize: `${size}px`,
      textRendering: 'geometricPrecision',
    });
    host.appendChild(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width / size;
  };
  return widthAt(SMALL_PX) > widthAt(LARGE_PX) * TOLERANCE;
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
