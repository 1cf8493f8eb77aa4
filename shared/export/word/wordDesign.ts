import type { ResumeDesign } from '../../resume/design.ts';
import { FONTS } from '../../templates/fonts.ts';
import type { Spacing } from '../../templates/pagination/fit.ts';
import { findPageSize } from '../../templates/page.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

type HeadingStyle = NonNullable<ResumeDesign['headingStyle']>;

/**
 * The part of a template's look that a Word document takes over. Sizes in points, lengths in twentieths of a point, no
 * `#`.
 */
export interface WordDesign {
  readonly bodyFace: string;
  readonly nameFace: string;
  readonly ink: string;
  readonly quiet: string;
  readonly accent: string;
  readonly bodySize: number;
  readonly lineHeight: number;
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly marginBlock: number;
  readonly marginInline: number;
  /** Above a section and above an entry that follows another, in points. */
  readonly sectionSpace: number;
  readonly entrySpace: number;
  /** The organization is in the line of the title, unless that line is too long. */
  readonly hasOneLineHeads: boolean;
  readonly name: WordTextLook & { readonly isCentered: boolean };
  readonly heading: WordHeadingLook;
  readonly entryTitle: WordTextLook;
  readonly dates: WordTextLook;
}

interface WordTextLook {
  readonly color: string;
  readonly size: number;
  readonly isBold: boolean;
  /** Background colour of the text. */
  readonly background?: string;
}

interface WordHeadingLook extends WordTextLook {
  readonly rule?: 'above' | 'below' | 'both';
  readonly isCentered: boolean;
}

type Declarations = ReadonlyMap<string, string>;

/** Twentieths of a point, Word's unit of length, in a millimetre. */
const TWIPS_PER_MM = 1440 / 25.4;
/** The largest name that still fits one line of a plain document, in points. */
const MAX_NAME_SIZE = 34;
/** Sides of the paper on which a printer prints nothing, in mm: a template may colour them, Word cannot. */
const MIN_MARGIN_MM = 12;
const DEFAULT_MARGIN_MM = 16;
const DEFAULT_LINE_HEIGHT = 1.4;
/** Points. */
const DEFAULT_SECTION_SPACE = 8;
const DEFAULT_ENTRY_SPACE = 6;

/**
 * Reads the look of a template from its CSS (`base.css` followed by `styles/<id>.css`), so that there is no second
 * description of any template. What Word has no counterpart of (grids, gradients) is left out.
 * `customProperties`: those of the person's design; `chosen`: the rest of that design; `spacing`: how close the
 * sheet is set so that it fits its pages.
 */
export function readWordDesign(
  css: string,
  customProperties: Readonly<Record<string, string>> = {},
  chosen: Pick<ResumeDesign, 'headingStyle' | 'paper'> = {},
  spacing?: Spacing,
): WordDesign {
  const rules = readRules(css);
  const spaced = spacing ? [`.resume[data-spacing='${spacing}']`, `.resume:is([data-spacing='${spacing}']`] : [];
  const root: Declarations = new Map(['.resume', ...spaced].flatMap((selector) => [...rules(selector)]));
  // Innermost first, since a default may be a property in its turn.
  const resolve = (value: string): string => {
    const next = value.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, otherwise = '') =>
      resolve(ownProperty(customProperties, name) ?? root.get(name) ?? otherwise),
    );
    return next === value ? value : resolve(next);
  };
  const value = (of: Declarations, property: string) => resolve(of.get(property) ?? '');
  const color = (of: Declarations, fallback: string) => toHex(value(of, 'color')) ?? fallback;
  const ink = color(root, '000000');
  const bodySize = toPoints(value(root, 'font-size')) ?? toPoints(value(root, 'font')) ?? 10;
  const look = (of: Declarations, fallback: { color: string; isBold: boolean; size?: number }): WordTextLook => {
    const background = toHex(value(of, 'background-color'));
    const weight = value(of, 'font-weight');
    return {
      color: color(of, fallback.color),
      size: toPoints(value(of, 'font-size')) ?? toPoints(value(of, 'font')) ?? fallback.size ?? bodySize,
      isBold: weight === '' ? fallback.isBold : Number(weight) >= 500,
      ...(background !== undefined && background !== 'ffffff' && { background }),
    };
  };
  const [head, heading] = [rules('.head'), rules('.heading')];
  const name = look(rules('.name'), { color: color(head, ink), isBold: false });
  const band = toHex(value(head, 'background-color'));
  const inline =
    toMm(customProperties['--design-margin-inline'] ?? value(root, '--margin-inline')) ?? DEFAULT_MARGIN_MM;
  const block = toMm(value(root, '--margin-block')) ?? DEFAULT_MARGIN_MM;
  const spaceAbove = (...selectors: readonly string[]) => {
    const spaces = selectors.flatMap((selector) =>
      ['margin-block-start', 'padding-block-start'].map((property) => toMm(value(rules(selector), property))),
    );
    const mm = spaces.find((space) => space !== undefined);
    return mm === undefined ? undefined : (mm * TWIPS_PER_MM) / 20;
  };
  const hasRule = (side: string) => ['border-block', `border-block-${side}`].some((property) => heading.has(property));
  const rule = hasRule('start') ? (hasRule('end') ? 'both' : 'above') : hasRule('end') ? 'below' : undefined;
  const { widthMm, heightMm } = findPageSize(chosen.paper);
  const accent = toHex(value(root, '--accent')) ?? ink;
  const templateHeading: WordHeadingLook = {
    ...look(heading, { color: ink, isBold: true, size: bodySize + 2 }),
    ...(rule && { rule }),
    isCentered: value(heading, 'text-align') === 'center',
  };
  return {
    bodyFace: wordFace(value(root, '--body')),
    nameFace: wordFace(value(root, '--display') || value(root, '--body')),
    ink,
    quiet: toHex(value(root, '--quiet')) ?? ink,
    accent,
    bodySize,
    lineHeight: toLineHeight(value(root, 'line-height')) ?? toLineHeight(value(root, 'font')) ?? DEFAULT_LINE_HEIGHT,
    pageWidth: Math.round(widthMm * TWIPS_PER_MM),
    pageHeight: Math.round(heightMm * TWIPS_PER_MM),
    marginBlock: Math.round(block * TWIPS_PER_MM),
    sectionSpace: spaceAbove('.section + .section', '.section') ?? DEFAULT_SECTION_SPACE,
    entrySpace: spaceAbove('.entry + .entry') ?? DEFAULT_ENTRY_SPACE,
    marginInline: Math.round((inline < MIN_MARGIN_MM ? DEFAULT_MARGIN_MM : inline) * TWIPS_PER_MM),
    hasOneLineHeads: rules('.entry-head-long > .entry-org').has('grid-column'),
    name: {
      ...name,
      size: Math.min(name.size, MAX_NAME_SIZE),
      ...(band !== undefined && band !== 'ffffff' && { background: band }),
      isCentered: value(head, 'text-align') === 'center',
    },
    heading: chosen.headingStyle ? styleHeading(templateHeading, chosen.headingStyle, accent) : templateHeading,
    entryTitle: look(rules('.entry-title'), { color: ink, isBold: true }),
    dates: look(rules('.entry-dates'), { color: ink, isBold: false }),
  };
}

/** A heading in the person's own style, as in `base.css`; a bar beside it is left out. */
function styleHeading(
  { rule: _rule, background, color: headingColor, ...look }: WordHeadingLook,
  style: HeadingStyle,
  accent: string,
): WordHeadingLook {
  const color = background === undefined ? headingColor : accent;
  if (style === 'box') return { ...look, color: 'ffffff', background: color };
  return { ...look, color, ...(style === 'underline' && { rule: 'below' }) };
}

/** The declarations of a selector; later ones win. Rules within at-rules are not read. */
function readRules(css: string): (selector: string) => Declarations {
  const bySelector = new Map<string, Map<string, string>>();
  for (const [, selectors = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(',').map((text) => text.trim())) {
      const declarations = bySelector.get(selector) ?? new Map<string, string>();
      bySelector.set(selector, declarations);
      for (const declaration of body.split(';')) {
        const colon = declaration.indexOf(':');
        if (colon > 0) declarations.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
      }
    }
  return (selector) => bySelector.get(selector) ?? new Map<string, string>();
}

const toPoints = (value: string) => toNumber(/(?:^|\s)([\d.]+)pt/.exec(evaluate(value))?.[1]);

/** A value without its `calc` and `max`, as far as sizes use them: products, and the larger of two numbers. */
function evaluate(value: string): string {
  const next = value.replace(/(calc|max)\(([^()]*)\)/, (_, name: string, inner: string) => {
    if (name === 'max') return `${Math.max(...inner.split(',').map(Number))}`;
    const product = inner.split('*').reduce((all, factor) => all * Number.parseFloat(factor), 1);
    return `${Math.round(product * 100) / 100}${/[a-z]+/.exec(inner)?.[0] ?? ''}`;
  });
  return next === value ? value : evaluate(next);
}

const toMm = (value: string) => toNumber(/^([\d.]+)mm$/.exec(evaluate(value))?.[1]);
/** The line height of a value: the height alone, or after the size in a `font`. */
const toLineHeight = (value: string) => toNumber(/\/\s*([\d.]+)|^([\d.]+)$/.exec(evaluate(value))?.slice(1).join(''));
const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function toHex(value: string): string | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  return hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex;
}

/** Used if a family names no face. */
const DEFAULT_FACE = 'Arial';

/** A typeface that every Word has, with Hebrew letters, in place of a family (the first of the value). */
function wordFace(families: string): string {
  const family = /'([^']+)'/.exec(families)?.[1];
  const known: readonly { readonly family: string; readonly word?: string }[] = Object.values(FONTS);
  return known.find((font) => font.family === family)?.word ?? DEFAULT_FACE;
}
