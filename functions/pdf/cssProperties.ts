/** Limits of a property's values. Properties without a rule are not allowed. */
export interface PropertyRule {
  /** Largest length in px, positive or negative. */
  readonly px: number;
  /** Largest number without a unit, positive or negative. */
  readonly numbers: number;
  /** Allowed functions besides those for colour and arithmetic. */
  readonly functions: ReadonlySet<string>;
  /** Whether custom properties may be used: none of their allowed values is too large for it. */
  readonly variables: boolean;
  /** Whether percentages must be bounded when computed, because they may refer to something larger than a page. */
  readonly bounded: boolean;
}

const words = (list: string) => list.trim().split(/\s+/);
const sides = (pattern: string) =>
  words('top right bottom left block inline block-start block-end inline-start inline-end').map((side) =>
    pattern.replace('*', side),
  );

const NONE: ReadonlySet<string> = new Set();
const GRADIENTS = new Set(words('linear-gradient radial-gradient conic-gradient'));
const TRACKS = new Set(words('repeat minmax fit-content'));

const rule = (px: number, numbers: number, more: Partial<PropertyRule> = {}): PropertyRule => ({
  px,
  numbers,
  functions: NONE,
  variables: false,
  bounded: false,
  ...more,
});

/** Px: more than the height of a page, and than twice its width. */
const HIGH = 1_200;
const WIDE = 1_600;
/** Largest type size in px; outlines of larger letters take gigabytes of memory. */
export const MAX_FONT_SIZE_PX = 128;
/** Most rows and columns of a grid; empty ones are laid out too. */
const MAX_GRID_TRACKS = 24;

const KEYWORDS = words(`
  align-content align-items align-self border-collapse box-decoration-break box-sizing break-after break-before
  break-inside caption-side clear color-adjust column-rule-style direction display empty-cells flex-direction
  flex-flow flex-wrap float font-kerning font-stretch font-style font-variant font-variant-caps
  font-variant-ligatures font-variant-numeric font-variant-position font-synthesis grid-auto-flow hyphens
  justify-content justify-items justify-self line-break list-style-position object-fit overflow overflow-wrap
  page-break-after page-break-before page-break-inside place-content place-items place-self position
  print-color-adjust -webkit-print-color-adjust src table-layout text-align text-align-last text-decoration-line
  text-decoration-style text-decoration-skip-ink text-overflow text-rendering text-transform text-wrap-mode
  unicode-bidi unicode-range visibility white-space white-space-collapse word-break word-wrap font-display
  background-attachment background-clip background-origin background-repeat border-style border-block-style
  border-inline-style outline-style list-style-type`);

const COLOURS = words(`
  color background-color border-color border-block-color border-inline-color outline-color text-decoration-color
  caret-color column-rule-color`);

/** Properties that take a length, by their limit in px. */
const SIZES: readonly (readonly [rule: PropertyRule, properties: readonly string[]])[] = [
  [rule(0, 1_000, { variables: true }), [...COLOURS, ...sides('border-*-color'), 'font-family', 'font-weight']],
  [rule(0, 1_000), [...KEYWORDS, ...sides('border-*-style')]],
  [rule(0, 1), ['opacity']],
  [rule(0, 100), words('flex-grow flex-shrink order z-index')],
  [rule(0, 20), words('orphans widows tab-size')],
  [rule(0, 1e6), words('counter-increment counter-reset counter-set')],
  [rule(0, 0, { functions: new Set(['counter']) }), ['content']],
  [
    rule(0, MAX_GRID_TRACKS),
    words(`
      grid-area grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start
      grid-template-areas`),
  ],
  [
    rule(WIDE, MAX_GRID_TRACKS, { functions: TRACKS }),
    words('grid grid-auto-columns grid-auto-rows grid-template grid-template-columns grid-template-rows'),
  ],
  [rule(0, 0, { functions: new Set(['rotate']) }), ['transform']],
  [
    rule(400, 100),
    words('transform-origin object-position background-position background-position-x background-position-y'),
  ],
  [rule(MAX_FONT_SIZE_PX, 0, { variables: true, bounded: true }), ['font-size']],
  [rule(MAX_FONT_SIZE_PX, 1_000, { bounded: true }), ['font']],
  [rule(2 * MAX_FONT_SIZE_PX, 4, { bounded: true }), ['line-height']],
  [rule(30, 0), words('letter-spacing word-spacing')],
  [rule(400, 0), words('text-indent vertical-align')],
  [
    rule(40, 1_000, { variables: true }),
    [
      'border',
      'border-width',
      'border-block',
      'border-inline',
      'border-block-width',
      'border-inline-width',
      ...sides('border-*'),
      ...sides('border-*-width'),
    ],
  ],
  [
    rule(40, 0, { variables: true }),
    words(`
      outline outline-width outline-offset column-rule text-decoration text-decoration-thickness
      text-underline-offset`),
  ],
  [rule(100, 0), words('border-spacing list-style')],
  [
    rule(400, 0, { variables: true }),
    words(`
      border-radius border-top-left-radius border-top-right-radius border-bottom-left-radius
      border-bottom-right-radius border-start-start-radius border-start-end-radius border-end-start-radius
      border-end-end-radius`),
  ],
  [rule(WIDE, 100, { functions: GRADIENTS, variables: true }), words('background background-image')],
  [rule(WIDE, 100, { functions: new Set(['fit-content']) }), words('flex flex-basis')],
  [
    rule(WIDE, 0, { functions: new Set(['fit-content']), variables: true }),
    words('width min-width max-width inline-size min-inline-size max-inline-size'),
  ],
  [
    rule(HIGH, 0, { functions: new Set(['fit-content']), variables: true, bounded: true }),
    words('height min-height max-height block-size min-block-size max-block-size'),
  ],
  [
    rule(HIGH, 0, { variables: true, bounded: true }),
    [
      'margin',
      'padding',
      'inset',
      'gap',
      'row-gap',
      'column-gap',
      'grid-gap',
      ...words('top right bottom left'),
      ...sides('margin-*'),
      ...sides('padding-*'),
      ...sides('inset-*'),
    ],
  ],
];

const RULES: ReadonlyMap<string, PropertyRule> = new Map(
  SIZES.flatMap(([of, properties]) => properties.map((property) => [property, of] as const)),
);

/** The limits of a custom property suit every property that may use one. */
const VARIABLE = rule(100, 1_000);

/** Returns the rule of a property; undefined if it is not allowed. */
export function findPropertyRule(property: string): PropertyRule | undefined {
  return property.startsWith('--') ? VARIABLE : RULES.get(property);
}

/** Replacements for values that are drawn in thousands of pieces, or that take an element out of the flow. */
export const PROPERTY_REPLACEMENTS: Readonly<Record<string, string>> = {
  dotted: 'solid',
  dashed: 'solid',
  wavy: 'solid',
  groove: 'solid',
  ridge: 'solid',
  fixed: 'absolute',
  sticky: 'relative',
  larger: `min(1.2em,${MAX_FONT_SIZE_PX}px)`,
  smaller: '0.83em',
  'auto-fill': '4',
  'auto-fit': '4',
};
