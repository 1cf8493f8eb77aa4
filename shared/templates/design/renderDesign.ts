import {
  DESIGN_KNOB_NAMES,
  DESIGN_KNOBS,
  repairKnob,
  type DesignKnobName,
  type FontPairId,
  type ResumeDesign,
  type SeenKnobName,
} from '../../resume/design.ts';
import type { Template } from '../catalogue.ts';
import { cssFamily, type FontKey } from '../fonts.ts';
import { PAPER_ATTRIBUTE } from '../page.ts';
import { darkenToRead, contrast, MIN_CONTRAST, mixWithWhite } from './contrast.ts';
import { FONT_PAIRS, listPairFonts } from './fontPairs.ts';

/** The darkest background of an accent or a text in any template; a test reads the styles for it. */
export const DARKEST_GROUND = '#e4ecf7';

/** Colour of text and of what is quieter than it. */
const INKS: Readonly<Record<NonNullable<ResumeDesign['ink']>, readonly [ink: string, quiet: string]>> = {
  black: ['#111111', '#4a4a4a'],
  blue: ['#16233a', '#45526a'],
  brown: ['#2b211b', '#5c4f46'],
};

/** Strengths of an accent behind text of its colour, the strongest first. */
const MARKER_PARTS = [0.25, 0.2, 0.15, 0.1, 0.05];

type CssProperties = Readonly<Record<string, string>>;
type KnobRenderers = {
  readonly [K in DesignKnobName]?: (value: NonNullable<ResumeDesign[K]>, template: Template) => CssProperties;
};

const percent = (property: string) => (value: number) => ({ [property]: `${value / 100}` });

/**
 * Each knob's CSS; the other knobs change the document itself ({@link readWordingDesign}) or become attributes of it
 * ({@link KNOB_ATTRIBUTES}).
 */
const KNOB_PROPERTIES: KnobRenderers = {
  accent: (value) => {
    const accent = toReadableAccent(value);
    const part = MARKER_PARTS.find((each) => contrast(accent, mixWithWhite(accent, each)) >= MIN_CONTRAST) ?? 0;
    return {
      '--design-accent': accent,
      '--design-on-accent': '#ffffff',
      '--design-line': mixWithWhite(accent, 0.45),
      '--design-marker': mixWithWhite(accent, part),
      '--design-tint': mixWithWhite(accent, Math.min(part, 0.08)),
    };
  },
  ink: (value) => ({ '--design-ink': INKS[value][0], '--design-quiet': INKS[value][1] }),
  fonts: (id) => {
    const { body, display } = FONT_PAIRS[id];
    // A face that has one weight is shown in it: a browser's own bold is not a letter of any font.
    return {
      '--design-body': cssFamily(body),
      '--design-display': `${cssFamily(display)}, ${cssFamily(body)}`,
      '--design-headings': `${cssFamily(display)}, ${cssFamily(body)}, 'Korot Fallback', 'Korot Emoji', sans-serif`,
      '--design-synthesis': 'none',
      // Beside a text, headings in a wider face would break within a word.
      '--design-heading-room': '1.2',
    };
  },
  size: (value, { bodySize = 10 }) => ({
    '--design-size': `${value}pt`,
    '--design-type': `${Math.round((value / bodySize) * 10_000) / 10_000}`,
  }),
  headings: percent('--design-heading'),
  leading: percent('--design-leading'),
  sectionSpace: percent('--design-section-space'),
  entrySpace: percent('--design-entry-space'),
  sidebarWidth: (value) => ({
    '--design-side': `${value / 100}`,
    '--design-side-part': `${value}fr`,
    '--design-main-part': `${100 - value}fr`,
  }),
  marginInline: (value) => ({ '--design-margin-inline': `${value}mm` }),
  marginBlock: (value) => ({ '--design-margin-block': `${value}mm` }),
};

/** The accent as it is shown: what cannot be read on some template's ground is made darker until it can. */
export const toReadableAccent = (hex: string): string => darkenToRead(hex, DARKEST_GROUND);

/**
 * A design as CSS custom properties, which all templates read with their own values as defaults (`base.css`). Values go
 * through the table's repair once more, so nothing that is not a number within bounds, no known name and no colour gets
 * into a style, wherever the résumé came from. Knobs that a template does not show have no effect in it.
 */
export function designProperties(design: ResumeDesign | undefined, template: Template): CssProperties {
  const properties: Record<string, string> = {};
  for (const name of shownKnobs(template)) Object.assign(properties, propertiesOf(name, design, template));
  return properties;
}

function propertiesOf(name: DesignKnobName, design: ResumeDesign | undefined, template: Template): CssProperties {
  const value = repairKnob(name, design?.[name]);
  const render = KNOB_PROPERTIES[name] as ((value: unknown, template: Template) => CssProperties) | undefined;
  return value === undefined || !render ? {} : render(value, template);
}

/** Returns the design's effect on the document itself, as far as this template supports it. */
export function readWordingDesign(
  design: ResumeDesign | undefined,
  template: Template,
): Pick<ResumeDesign, 'dates' | 'levels' | 'laterPages'> {
  const shown = shownKnobs(template);
  const read = <K extends SeenKnobName>(name: K) =>
    shown.includes(name) ? repairKnob(name, design?.[name]) : undefined;
  const [dates, levels, laterPages] = [read('dates'), read('levels'), read('laterPages')];
  return { ...(dates && { dates }), ...(levels && { levels }), ...(laterPages && { laterPages }) };
}

/** Knobs whose value chooses among rules of `base.css` and the styles, by an attribute of the document. */
const KNOB_ATTRIBUTES = {
  headingStyle: 'data-heading',
  sidebarSide: 'data-sidebar',
  icons: 'data-icons',
  paper: PAPER_ATTRIBUTE,
} as const satisfies {
  readonly [K in DesignKnobName]?: `data-${string}`;
};

/** Returns the design as attributes of the document: its style, and the rules that it chooses. */
export function designAttributes(
  design: ResumeDesign | undefined,
  template: Template,
): Readonly<Record<string, string | undefined>> {
  const shown = shownKnobs(template);
  const chosen = (Object.keys(KNOB_ATTRIBUTES) as (keyof typeof KNOB_ATTRIBUTES)[])
    .filter((name) => shown.includes(name))
    .map((name) => [KNOB_ATTRIBUTES[name], repairKnob(name, design?.[name])] as const)
    .filter(([, value]) => value !== undefined);
  return { 'data-sidebar': template.sidebar, ...Object.fromEntries(chosen), style: designStyle(design, template) };
}

/** The properties as a style attribute; undefined without any. */
export function designStyle(design: ResumeDesign | undefined, template: Template): string | undefined {
  if (!design) return undefined;
  const declarations = Object.entries(designProperties(design, template)).map(([name, value]) => `${name}:${value}`);
  return declarations.length > 0 ? declarations.join(';') : undefined;
}

/** Knobs that work in a template, in the order of the table. */
export const shownKnobs = (template: Template): SeenKnobName[] =>
  DESIGN_KNOB_NAMES.filter((name): name is SeenKnobName => {
    const needsSidebar = 'needs' in DESIGN_KNOBS[name];
    const isSeen = DESIGN_KNOBS[name].group !== 'file';
    return isSeen && (template.columns === 2 || !needsSidebar) && !template.withoutKnobs?.includes(name);
  });

/** Families that a design needs besides those of its template. */
export function designFonts(design: ResumeDesign | undefined): FontKey[] {
  const id: FontPairId | undefined = repairKnob('fonts', design?.fonts);
  return id ? listPairFonts(id) : [];
}
