import { find, generate, parse, walk, type CssNode } from 'css-tree';
import { AppError } from '../../shared/errors/errors.ts';
import { isCheapSelector, countMatchSteps } from './cssSelectors.ts';
import { normalizeNames } from './cssNames.ts';
import { clampValue, type IsAllowedUrl } from './cssValues.ts';

/**
 * At-rules that only style content. All others are removed: `@import` loads, `@page` would change the paper,
 * `@container` is measured repeatedly.
 */
const ALLOWED_AT_RULES = new Set(['media', 'font-face', 'supports', 'layer']);
const FONT = /^data:(?:font\/|application\/(?:x-)?font)[\w.+-]*[;,]/i;
/** A stylesheet with more faults is dropped, because each fault takes the parser as long as many rules. */
const MAX_PARSE_ERRORS = 500;
/** How deep at-rules may be nested. */
const MAX_NESTED_RULES = 4;

export interface CleanStyles {
  readonly css: string;
  readonly rules: number;
  readonly fonts: number;
  /** Returns the steps of selector matching for an element at a nesting depth. */
  readonly steps: (depth: number) => number;
}

/**
 * Sanitizes untrusted styles by an allow-list, so that they cannot load anything, leave their place in a page, or
 * exceed what a page can hold.
 */
export function sanitizeStylesheet(css: string, allowsPicture: IsAllowedUrl): CleanStyles {
  const selectors: CssNode[] = [];
  let rules = 0;
  let fonts = 0;
  const sanitizeCss = clean(css, 'stylesheet', allowsPicture, (node) => {
    if (node.type === 'Rule') rules += 1;
    if (node.type === 'Selector') selectors.push(node);
    if (node.type === 'Atrule' && node.name === 'font-face') fonts += 1;
  });
  return {
    css: sanitizeCss,
    rules,
    fonts,
    steps: (depth) => selectors.reduce((sum, selector) => sum + countMatchSteps(selector, depth), 0),
  };
}

/** Sanitizes a `style` attribute in the same way. */
export function sanitizeDeclarations(css: string, allowsPicture: IsAllowedUrl): string {
  return clean(css, 'declarationList', allowsPicture);
}

/** Returns allowed CSS. What is not valid CSS is dropped, as little as possible. */
function clean(
  css: string,
  context: 'stylesheet' | 'declarationList',
  allowsPicture: IsAllowedUrl,
  see: (kept: CssNode) => void = () => {},
): string {
  try {
    let faults = 0;
    const onParseError = () => {
      faults += 1;
      if (faults > MAX_PARSE_ERRORS) throw new Error('more faults than rules');
    };
    const tree = parse(normalizeNames(css), { context, parseCustomProperty: true, onParseError });
    const within: CssNode[] = [];
    walk(tree, {
      enter: (node, item, list) => {
        if (!isAllowedNode(node, within, allowsPicture)) {
          list?.remove(item);
          return walk.skip;
        }
        see(node);
        if (node.type === 'Rule' || node.type === 'Atrule') within.push(node);
        return node.type === 'Declaration' ? walk.skip : undefined;
      },
      leave: (node) => {
        if (within.at(-1) === node) within.pop();
      },
    });
    // Even inside a CSS string this sequence would end the style element.
    return generate(tree)
      .replaceAll('</', String.raw`<\/`)
      .replaceAll('<!--', String.raw`<\!--`);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Too deeply nested for the parser, or no CSS.
    return '';
  }
}

function isAllowedNode(node: CssNode, within: readonly CssNode[], allowsPicture: IsAllowedUrl): boolean {
  const parent = within.at(-1);
  const isFont = parent?.type === 'Atrule' && parent.name === 'font-face';
  switch (node.type) {
    case 'Atrule':
      return (
        ALLOWED_AT_RULES.has(node.name ?? '') &&
        within.length < MAX_NESTED_RULES &&
        parent?.type !== 'Rule' &&
        (!node.prelude || isHarmless(node.prelude))
      );
    case 'Rule':
      // A nested rule would multiply selectors.
      return parent?.type !== 'Rule' && !isFont && node.prelude?.type === 'SelectorList';
    case 'Selector':
      return isCheapSelector(node);
    case 'Declaration':
      return (
        (isFont || node.property !== 'src') &&
        clampValue(node.property ?? '', node.value as CssNode, isFont ? isFontFile : allowsPicture)
      );
    default:
      return node.type !== 'Raw' && node.type !== 'CDO' && node.type !== 'CDC';
  }
}

const isFontFile: IsAllowedUrl = (address) => FONT.test(address);

/** Not allowed in the condition of an at-rule: unparsed text, addresses and `selector(…)`. */
const HARMFUL = new Set(['Raw', 'Url', 'FeatureFunction']);

const isHarmless = (part: CssNode): boolean => find(part, ({ type }) => HARMFUL.has(type)) === null;
