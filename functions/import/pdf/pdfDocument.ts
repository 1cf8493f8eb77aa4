// Registers itself with pdf.js, which would otherwise look for a worker file beside its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { hasRightToLeft } from '../page/bidi.ts';
import { groupIntoRows, toCell } from '../layout/cells.ts';
import type { Glyph } from '../page/glyph.ts';
import { boundsOf, isWithin } from './backgroundColor.ts';
import { visibleGlyphs, type VisiblePage } from './glyphs.ts';
import type { Font } from './graphicsState.ts';
import { inMainDirection } from './mainDirection.ts';
import { toMatrix, transformPoint, type Matrix } from './matrix.ts';
import { typedTextOf, type Annotation } from './typedText.ts';
import { UnpackedAtOnce } from './unpackedAtOnce.ts';

/**
 * A font face that draws nothing. Without it pdf.js would trace and copy the outline of each letter for painting, a
 * fifth of the time of reading a page.
 */
class UndrawnFontFace {
  readonly loaded = Promise.resolve(this);
}
Object.assign(globalThis, { FontFace: UndrawnFontFace, DecompressionStream: UnpackedAtOnce });

/** Pages that are read; longer documents are refused. */
export const MAX_IMPORT_PAGES = 30;

/** A page of a file, turned so that most of its text is upright; `imageCoverage`: {@link VisiblePage.imageCoverage}. */
export interface ExtractedPage extends VisiblePage {
  readonly width: number;
  readonly height: number;
  /** Width and height as displayed, in points. */
  readonly shown: readonly [width: number, height: number];
  /** Its number in the file, from 1. Unreadable pages are left out, so it may differ from its index. */
  readonly number: number;
}

export interface ExtractedDocument {
  readonly pages: readonly ExtractedPage[];
  /** Numbers of the pages that cannot be opened, from 1. */
  readonly damaged?: readonly number[];
  /** Addresses of the document's links. */
  readonly links: readonly string[];
  /** The words visible within each link, by its address. */
  readonly linkWords?: ReadonlyMap<string, string>;
}

/** As {@link extractGlyphs}. */
export type ExtractGlyphs = (bytes: Uint8Array) => Promise<ExtractedDocument | { readonly error: ErrorCode }>;

/** Most links, fields and notes of a page; a form has a hundred. A page with more is refused, not cut silently. */
const MAX_ANNOTATIONS = 2_000;
/** Fonts whose letters are icons. Symbol fonts are not included: their bullets are text. */
const ICON_FONT_NAME = new RegExp(
  'font-?awesome|material-?(?:icons|symbols)|icomoon|ionicons|glyphicons|typicons|octicons|bootstrap-?icons|fontello|' +
    'academicons|simple-?line|linearicons|remixicon|feathericon|tabler-?icons|themify|dashicons|entypo',
  'i',
);
const BOLD_FONT_NAME = /bold|black|heavy|demi/i;
const ERROR_BY_EXCEPTION: Readonly<Record<string, ErrorCode>> = { PasswordException: 'password_protected' };

/**
 * Returns every visible character of a PDF, page by page, or the error for which it cannot be read. Unbounded in time
 * and memory: run it in the isolated worker.
 */
export async function extractGlyphs(bytes: Uint8Array): Promise<ExtractedDocument | { readonly error: ErrorCode }> {
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    // Images are not decoded.
    maxImageSize: 1,
    disableFontFace: false,
    // Stands in for the document in which pdf.js registers fonts.
    ownerDocument: { fonts: new Set() } as unknown as HTMLDocument,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
  });
  try {
    const file = await task.promise;
    if (file.numPages > MAX_IMPORT_PAGES) return { error: 'too_many_pages' };
    const layers = await file.getOptionalContentConfig();
    const isShown = (layer: unknown) => layers.isVisible(layer);
    const pages: ExtractedPage[] = [];
    const links: string[] = [];
    const linkWords = new Map<string, string>();
    const damaged: number[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      // An unreadable page does not affect the others.
      try {
        const page = await file.getPage(number);
        const [operators, annotations] = await Promise.all([
          page.getOperatorList(),
          page.getAnnotations() as Promise<Annotation[]>,
        ]);
        if (annotations.length > MAX_ANNOTATIONS) return { error: 'pdf_too_large' };
        const view = page.getViewport({ scale: 1 });
        const fonts = new Map<string, Font | undefined>();
        const fontOf = (name: string) => {
          if (!fonts.has(name))
            fonts.set(name, toFont(page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined));
          return fonts.get(name);
        };
        const { width, height } = view;
        // Annotations on a hidden layer are invisible, links too.
        const few = annotations.filter(({ oc }) => oc === undefined || isShown(oc));
        const typed = few.map(typedTextOf).filter((typedText) => typedText !== undefined);
        const ticks = new Set(
          few.flatMap(({ id, checkBox, radioButton }) => (checkBox || radioButton ? [`${id}`] : [])),
        );
        const on = { isShown, typed, ticks };
        const visible = visibleGlyphs(operators, toMatrix(view.transform), width, height, fontOf, on);
        pages.push(inMainDirection({ number, width, height, shown: [width, height], ...visible }));
        for (const { url, unsafeUrl, rect } of few) {
          const address = (unsafeUrl ?? url ?? '').slice(0, 2_000);
          links.push(address);
          if (!linkWords.has(address))
            linkWords.set(address, wordsWithin(rect, visible.glyphs, toMatrix(view.transform)));
        }
        page.cleanup();
      } catch {
        damaged.push(number);
      }
    }
    return pages.length === 0
      ? { error: 'damaged_pdf' }
      : { pages, damaged, links: links.filter((link) => link !== ''), linkWords };
  } catch (error) {
    return { error: ownProperty(ERROR_BY_EXCEPTION, error instanceof Error ? error.name : '') ?? 'damaged_pdf' };
  } finally {
    await task.destroy();
  }
}

/** Returns the text within a rectangle in the page's own coordinates. */
function wordsWithin(rectangle: unknown, glyphs: readonly Glyph[], viewport: Matrix): string {
  if (!Array.isArray(rectangle) || rectangle.length !== 4) return '';
  const [left = 0, bottom = 0, right = 0, top = 0] = rectangle.map(Number);
  const area = boundsOf([transformPoint(viewport, left, bottom), transformPoint(viewport, right, top)]);
  const inside = glyphs.filter((glyph) => isWithin(glyph, area));
  const direction = inside.some(({ text }) => hasRightToLeft(text)) ? 'rtl' : 'ltr';
  return groupIntoRows(inside)
    .map((row) => toCell(row, direction).text)
    .join(' ');
}

interface PdfFont {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly fontMatrix?: readonly number[];
}

function toFont(font: PdfFont | undefined): Font | undefined {
  if (!font) return undefined;
  return {
    bold: font.bold === true || font.black === true || BOLD_FONT_NAME.test(font.name ?? ''),
    unit: Math.abs(font.fontMatrix?.[0] ?? 0.001),
    isIcons: ICON_FONT_NAME.test(font.name ?? ''),
  };
}
