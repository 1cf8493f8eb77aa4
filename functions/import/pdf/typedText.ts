import bidiFactory from 'bidi-js';
import { GraphicsStack } from './graphicsState.ts';
import { IDENTITY, multiply, type Matrix } from './matrix.ts';
import type { VisibleText } from './visibleText.ts';

/** A text that a person typed into a box of a page and no program has drawn yet; each viewer draws it itself. */
export interface TypedText {
  readonly lines: readonly string[];
  /** Left, bottom, right and top in page coordinates. */
  readonly rectangle: readonly number[];
  /** Points. */
  readonly size: number;
  /** Whether it has a background and so hides what is below it. */
  readonly covers: boolean;
}

/** The properties of an annotation that are used, as pdf.js gives them. Their values are untrusted. */
export interface Annotation {
  readonly id?: string;
  /** Its optional content layer. */
  readonly oc?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly subtype?: string;
  readonly hasAppearance?: boolean;
  /** Flags of its visibility (PDF 32000-1, 12.5.3). */
  readonly annotationFlags?: number;
  readonly color?: unknown;
  readonly rect?: unknown;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: unknown };
  readonly defaultAppearanceData?: { readonly fontSize?: unknown };
}

const bidi = bidiFactory();
const DEFAULT_SIZE = 11;
/** Most letters of one text; a page has 4,000. */
const MAX_LENGTH = 4_000;
/** Width of a letter and height of a line, in type sizes. */
const [LETTER_WIDTH, LINE_HEIGHT] = [0.5, 1.2];
/** The flags Hidden and NoView. */
const UNSEEN = 0b10_0010;
const NORMAL_FONT = { bold: false, unit: 0.001 };

/** Returns the text of an annotation that no program has drawn, or undefined. */
export function typedTextOf(annotation: Annotation): TypedText | undefined {
  const { subtype, hasAppearance, annotationFlags = 0, rect, fieldType, fieldValue, contentsObj } = annotation;
  if (hasAppearance === true || (annotationFlags & UNSEEN) !== 0) return undefined;
  const text = subtype === 'FreeText' ? contentsObj?.str : fieldType === 'Tx' ? fieldValue : undefined;
  const rectangle = Array.isArray(rect) ? rect.map(Number) : [];
  if (typeof text !== 'string' || text.trim() === '' || rectangle.length !== 4) return undefined;
  const said = Number(annotation.defaultAppearanceData?.fontSize ?? 0);
  return {
    lines: text.slice(0, MAX_LENGTH).split(/\r\n?|\n/),
    rectangle,
    size: said > 0 ? said : DEFAULT_SIZE,
    covers: subtype === 'FreeText' && annotation.color !== undefined && annotation.color !== null,
  };
}

/** Places the letters of a text as a viewer would draw it: lines below each other, from the side where they begin. */
export function placeTypedText(
  { lines, rectangle, size, covers }: TypedText,
  viewport: Matrix,
  text: VisibleText,
): void {
  const [left = 0, , right = 0, top = 0] = rectangle;
  const state = { ...new GraphicsStack(viewport).state, font: NORMAL_FONT, size };
  const width = LETTER_WIDTH * size;
  if (covers) text.cover(state, rectangle);
  lines.forEach((line, lineIndex) => {
    const levels = bidi.getEmbeddingLevels(line);
    const isRightToLeft = levels.paragraphs[0]?.level === 1;
    const start = isRightToLeft ? right - line.length * width : left;
    const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
    bidi.getReorderedIndices(line, levels).forEach((index, place) => {
      const here = multiply(IDENTITY, [1, 0, 0, 1, start + place * width, top - (lineIndex + 1) * LINE_HEIGHT * size]);
      text.place(state, here, mirrored.get(index) ?? line.charAt(index), width);
    });
  });
}
