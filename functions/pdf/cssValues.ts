import { find, generate, walk, type CssNode } from 'css-tree';
import { MAX_FONT_SIZE_PX, PROPERTY_REPLACEMENTS, findPropertyRule, type PropertyRule } from './cssProperties.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';

const words = (list: string) => new Set(list.trim().split(/\s+/));
const COLOURS = words('rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark');
const ARITHMETIC = words('calc min max clamp');

/** Px of a unit at most; units relative to letters count for the largest letters. */
const PX: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: MAX_FONT_SIZE_PX,
  rem: MAX_FONT_SIZE_PX,
  ex: MAX_FONT_SIZE_PX,
  rex: MAX_FONT_SIZE_PX,
  ch: MAX_FONT_SIZE_PX,
  rch: MAX_FONT_SIZE_PX,
  cap: MAX_FONT_SIZE_PX,
  ic: MAX_FONT_SIZE_PX,
  lh: 4 * MAX_FONT_SIZE_PX,
  rlh: 4 * MAX_FONT_SIZE_PX,
  vw: 8,
  vh: 12,
  vi: 8,
  vb: 12,
  vmin: 8,
  vmax: 12,
};
/** Units other than lengths, and the largest value of each. */
const OTHERS: Readonly<Record<string, number>> = { deg: 360, turn: 1, rad: 7, grad: 400, fr: 100 };
/** Units whose size is known only at layout. */
const RELATIVE = words('em rem ex rex ch rch cap ic lh rlh');

/** Most parts of a value: shadows, stops of a gradient, tracks of a grid. */
const MAX_VALUE_PARTS = 64;
const MAX_CONTENT_PARTS = 8;
const MAX_TEXT_LENGTH = 40;
const MAX_ARITHMETIC_LENGTH = 200;
const MAX_NAME_LENGTH = 64;
/** Largest line height, in type sizes. */
const MAX_LINE_HEIGHT = 4;

/** Whether an address of an image or font is allowed in a value. */
export type IsAllowedUrl = (address: string) => boolean;

/**
 * Reduces a declaration's value to the limits of its property. Returns false if the value contains something that is
 * not allowed, so that the declaration must be removed.
 */
export function clampValue(property: string, value: CssNode, allowsAddress: IsAllowedUrl): boolean {
  const rule = findPropertyRule(property);
  if (!rule) return false;
  // A variable made of two others, each made of two others, would expand a few lines to gigabytes.
  if (property.startsWith('--') && hasVariable(value) && value.children?.size !== 1) return false;
  if (value.type !== 'Value' || (property === 'font' && !hasLowLines(value))) return false;
  let allowed = true;
  let parts = 0;
  walk(value, {
    enter: (node, item) => {
      parts += 1;
      allowed &&= parts <= MAX_VALUE_PARTS && isAllowed(node, rule, property, allowsAddress);
      if (!allowed) return walk.skip;
      const bounded = isAreaNames(node, property) ? inSmallLetters(node) : boundedNode(node, rule);
      if (bounded === node) return node.type === 'Function' && COLOURS.has(node.name ?? '') ? walk.skip : undefined;
      item.data = bounded;
      return walk.skip;
    },
  });
  return allowed && (property !== 'content' || parts <= MAX_CONTENT_PARTS);
}

/** Whether a string names areas of a grid. Elsewhere these names are identifiers, which are in lower case already. */
const isAreaNames = ({ type }: CssNode, property: string) => type === 'String' && property.startsWith('grid');
const inSmallLetters = (node: CssNode): CssNode => ({ ...node, value: String(node.value).toLowerCase() });

/** Checks the line height of a `font` value, which is the number after the slash. */
function hasLowLines({ children }: CssNode): boolean {
  const parts = children?.toArray() ?? [];
  const height = parts[parts.findIndex(({ type, value }) => type === 'Operator' && value === '/') + 1];
  return height?.type !== 'Number' || Number(height.value) <= MAX_LINE_HEIGHT;
}

const hasVariable = (part: CssNode) => find(part, ({ type, name }) => type === 'Function' && name === 'var') !== null;

function isAllowed(
  node: CssNode,
  { functions, variables, px }: PropertyRule,
  property: string,
  allowsAddress: IsAllowedUrl,
): boolean {
  if (node.type === 'Raw') return false;
  if (node.type === 'Url') return allowsAddress(String(node.value));
  if (node.type === 'String') return String(node.value).length <= MAX_TEXT_LENGTH;
  if (node.type === 'Identifier') return (node.name ?? '').length <= MAX_NAME_LENGTH;
  if (node.type !== 'Function') return true;
  const { name = '' } = node;
  if (name === 'var') return (variables || property.startsWith('--')) && node.children?.size === 1;
  if (name === 'repeat') return functions.has(name) && isFew(node);
  if (name === 'format' || name === 'tech') return property === 'src';
  if (ARITHMETIC.has(name))
    return px > 0 && !property.startsWith('--') && generate(node).length <= MAX_ARITHMETIC_LENGTH && !hasVariable(node);
  return functions.has(name) || COLOURS.has(name);
}

/** Whether `repeat()` makes few tracks and is not nested. */
function isFew({ children }: CssNode): boolean {
  const [count, , ...tracks] = children?.toArray() ?? [];
  const times = count?.type === 'Number' ? Number(count.value) : 4;
  return times * tracks.length <= 2 * 24;
}

/** Returns the node, or a replacement within the limits. */
function boundedNode(node: CssNode, rule: PropertyRule): CssNode {
  if (node.type === 'Number') return clamped(node, rule.numbers);
  if (node.type === 'Percentage') return rule.bounded ? atMost(node, rule.px) : clamped(node, 100);
  if (node.type === 'Dimension') return dimension(node, rule);
  if (node.type === 'Identifier') {
    const other = ownProperty(PROPERTY_REPLACEMENTS, node.name ?? '');
    return other === undefined ? node : raw(other);
  }
  if (node.type === 'Function' && ARITHMETIC.has(node.name ?? ''))
    return raw(`clamp(${-rule.px}px,${generate(node)},${rule.px}px)`);
  if (node.type === 'Function' && node.name === 'var' && rule.px === MAX_FONT_SIZE_PX)
    return raw(`min(${generate(node)},${rule.px}px)`);
  return node;
}

function dimension(node: CssNode, rule: PropertyRule): CssNode {
  const { unit = '' } = node;
  const other = ownProperty(OTHERS, unit);
  if (other !== undefined) return clamped(node, other);
  const px = ownProperty(PX, unit);
  if (px === undefined) return raw('0px');
  // Letters are mostly small, so a relative length is bounded by its computed size.
  return RELATIVE.has(unit) && Math.abs(Number(node.value)) * px > rule.px
    ? atMost(node, rule.px)
    : clamped(node, rule.px / px);
}

/** Returns the node limited to so many px when it is computed. */
function atMost(node: CssNode, px: number): CssNode {
  const value = Number(node.value);
  return value < 0 ? raw(`max(${generate(node)},${-px}px)`) : raw(`min(${generate(node)},${px}px)`);
}

function clamped(node: CssNode, most: number): CssNode {
  const value = Number(node.value);
  if (Math.abs(value) <= most) return node;
  return { ...node, value: String(Number((Math.sign(value) * most || 0).toFixed(3))) };
}

const raw = (value: string): CssNode => ({ type: 'Raw', value });
