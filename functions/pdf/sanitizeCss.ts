import { find, generate, parse, walk, type CssNode } from 'css-tree';

/** At-rules that style what is there. Everything else goes: `@import` loads, `@page` would change the paper. */
const AT_RULES = new Set(['media', 'font-face', 'supports', 'layer', 'container']);

/** Functions of values. None of them takes an address; `image-set("…")` for one does, and is not here. */
const FUNCTIONS = new Set(
  `var calc min max clamp abs round mod rem sign rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix repeat minmax fit-content
  counter counters local format tech inset circle ellipse polygon cubic-bezier steps
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`.split(/\s+/),
);

const FONT_OR_IMAGE = /^data:(?:font\/|application\/(?:x-)?font|image\/(?:png|jpe?g|gif|webp)[;,])/i;

/** The styles of another, reduced to what can neither load anything nor leave its place in a page. */
export function sanitizeStylesheet(css: string): string {
  return cleaned(css, 'stylesheet');
}

/** The same for a `style` attribute. */
export function sanitizeDeclarations(css: string): string {
  return cleaned(css, 'declarationList');
}

/** Whatever cannot be read as CSS is dropped, alone where possible. */
function cleaned(css: string, context: 'stylesheet' | 'declarationList'): string {
  try {
    const tree = parse(css, { context, parseCustomProperty: true });
    walk(tree, {
      enter: (node, item, list) => {
        if (!isAllowed(node)) list?.remove(item);
      },
    });
    // In a text of CSS the sequence would still end the style element.
    return generate(tree).replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`);
  } catch {
    // Too deeply nested for the parser.
    return '';
  }
}

function isAllowed(node: CssNode): boolean {
  if (node.type === 'Atrule') return AT_RULES.has(node.name?.toLowerCase() ?? '') && (!node.prelude || isHarmless(node.prelude));
  if (node.type === 'Declaration') return !/^(?:-moz-binding|behavior)$/i.test(node.property ?? '') && isHarmless(node.value as CssNode);
  return node.type !== 'Raw' && node.type !== 'CDO' && node.type !== 'CDC';
}

/** Nothing in it that was not understood, no address but data, no function but the known ones. */
function isHarmless(part: CssNode): boolean {
  return (
    find(part, (node) => {
      if (node.type === 'Raw') return true;
      if (node.type === 'Url') return !FONT_OR_IMAGE.test(String(node.value));
      return node.type === 'Function' && !FUNCTIONS.has(node.name?.toLowerCase() ?? '');
    }) === null
  );
}
