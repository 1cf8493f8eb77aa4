import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import {
  FONTS,
  listFontFiles,
  UNICODE_RANGES,
  type FontFamily,
  type FontFile,
  type FontKey,
} from '../../shared/templates/fonts.ts';

/** The fonts of templates and screens, each as `<key>-<weight>.woff2`. */
export const FONTS_FOLDER = fileURLToPath(new URL('../../.build/templates/fonts/', import.meta.url));

const require = createRequire(import.meta.url);

/** Characters that the designed families are cut to: Hebrew, Latin and the signs used with them. */
const DEFAULT_UNICODE_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x300, 0x304],
  [0x590, 0x5ff],
  [0x1e80, 0x1e85],
  [0x2010, 0x2027],
  [0x2030, 0x205f],
  [0x20aa, 0x20ac],
  [0x2113, 0x2122],
  [0x2190, 0x2193],
  [0x2202, 0x2265],
  [0x25a0, 0x25e6],
  [0x2713, 0x2717],
  [0xfb1d, 0xfb4f],
  [0x200c, 0x200f],
] as const;

/** The characters that the files of a family are cut to, as far as its package has them. */
export function fontCharacters(key: FontKey): string {
  const family: FontFamily = FONTS[key];
  let text = '';
  for (const [from, to] of family.covers ? UNICODE_RANGES[family.covers] : DEFAULT_UNICODE_RANGES) {
    for (let code = from; code <= to; code += 1) text += String.fromCodePoint(code);
  }
  return Array.from(text)
    .filter((character) => !family.lacks?.includes(character))
    .join('');
}

/**
 * Path of the whole TTF in its package, for example `heebo/400Regular/Heebo_400Regular.ttf`. A package with one weight
 * stands for every weight.
 */
export async function findFontSource(file: FontFile): Promise<string> {
  const folder = dirname(require.resolve(`@expo-google-fonts/${FONTS[file.key].package}/package.json`));
  const styles = (await readdir(folder)).filter((name) => /^\d{3}(?!.*Italic)/.test(name));
  const { cutFrom }: FontFamily = FONTS[file.key];
  const weight = String(cutFrom?.[file.weight] ?? file.weight);
  const style = styles.length === 1 ? styles[0] : styles.find((name) => name.startsWith(weight));
  const ttf = style && (await readdir(join(folder, style))).find((name) => name.endsWith('.ttf'));
  if (!style || !ttf) throw new Error(`@expo-google-fonts/${FONTS[file.key].package} has no weight ${file.weight}`);
  return join(folder, style, ttf);
}

/**
 * Features of OpenType that the files keep: those of every text, fractions, and digits of one width, which the screens
 * use (`font-variant-numeric`; a style's features must be listed here). Without the forms of a script or language
 * (`locl`): Frank Ruhl Libre and David Libre have narrower digits beside Hebrew letters, so that `04/2021 – היום`
 * looked different from `01/2018 – 03/2021` below it.
 */
const FONT_FEATURES = 'kern mark mkmk ccmp liga clig calt rlig rclt init medi fina isol frac numr dnom tnum lnum';

/** A font file that is not there as it would be made now: what {@link cutFont} takes, as a thread receives it. */
export interface FontCut {
  readonly source: string;
  readonly characters: string;
  readonly features: string;
  /** Path of the packed file; beside it `<target>.sha256` holds the hash of its inputs. */
  readonly target: string;
  readonly stamp: string;
}

/** Returns the cut to make for a font file; undefined if it is packed and neither source nor ranges have changed. */
async function staleFont(file: FontFile): Promise<(FontCut & { readonly size: number }) | undefined> {
  const source = await findFontSource(file);
  const content = await readFile(source);
  const characters = fontCharacters(file.key);
  const stamp = createHash('sha256').update(content).update(characters).update(FONT_FEATURES).digest('hex');
  const target = join(FONTS_FOLDER, file.file);
  const known = await readFile(`${target}.sha256`, 'utf8').catch(() => '');
  return known === stamp
    ? undefined
    : { source, characters, features: FONT_FEATURES, target, stamp, size: content.length };
}

/** Font files that are to be made, with the bytes of what they are cut from. */
export async function listStaleFonts() {
  await mkdir(FONTS_FOLDER, { recursive: true });
  const files = (Object.keys(FONTS) as FontKey[]).flatMap((key) => [...listFontFiles(key)]);
  return (await Promise.all(files.map(staleFont))).filter((font) => font !== undefined);
}

/** Cuts a font file to its script ranges, packed (`woff2`) or as it is: what reads fonts looks at the bytes. */
async function cutFont({ source, characters, features, target }: FontCut, targetFormat: 'sfnt' | 'woff2') {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat,
    preserveNameIds: [1, 2, 4, 6],
    keepFeatures: features.split(' '),
  });
  await replaceFile(target, font);
}

/**
 * Replaces a file in one step: a reader gets either the old or the new content, as another process may replace it too.
 */
export async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  const next = `${file}.${process.pid}.new`;
  await writeFile(next, content);
  await rename(next, file);
}

/** Cuts what is stale and leaves it unpacked: 0.2 s for all, of which packing takes 12. Returns how many those are. */
export async function cutFonts(): Promise<number> {
  const stale = await listStaleFonts();
  for (const font of stale) await cutFont(font, 'sfnt');
  return stale.length;
}

/** Cuts and packs a font: what a thread does. */
export async function packFont(font: FontCut): Promise<void> {
  await cutFont(font, 'woff2');
  await writeFile(`${font.target}.sha256`, font.stamp);
}
