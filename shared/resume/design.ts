import * as v from 'valibot';

/** One of a few named values. */
interface ChoiceKnob {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** A number within bounds; the steps are those of the panel, and a stored number may lie between them. */
interface RangeKnob {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: 'pt' | 'mm' | '%';
}

/** A colour as `#rrggbb`, lower case. */
interface ColorKnob {
  readonly kind: 'color';
}

export type DesignKnob = ChoiceKnob | RangeKnob | ColorKnob;

/** Groups of knobs that a panel shows together. */
export const DESIGN_GROUPS = ['colors', 'type', 'space', 'page', 'details'] as const;
export type DesignGroup = (typeof DESIGN_GROUPS)[number];

interface KnobPlace {
  /** `file`: none of it is seen, and no panel of the look shows it. */
  readonly group: DesignGroup | 'file';
  /** The part that a template must have for the knob to work. */
  readonly needs?: 'sidebar';
}

/**
 * Settings of a résumé's look: the one table that the model, its repair, the rendering (`shared/templates/design/`),
 * the panel and the tests read. A value that is not set is the template's, so that all of them survive a change of
 * template. Percentages are relative to the template's value.
 */
export const DESIGN_KNOBS = {
  accent: { group: 'colors', kind: 'color' },
  ink: { group: 'colors', kind: 'choice', options: ['black', 'blue', 'brown'] },
  fonts: {
    group: 'type',
    kind: 'choice',
    options: ['heebo', 'assistant', 'rubik', 'openSans', 'arimo', 'plex', 'secular', 'frank', 'david', 'tinos', 'noto'],
  },
  size: { group: 'type', kind: 'range', min: 9.5, max: 12, step: 0.25, unit: 'pt' },
  headings: { group: 'type', kind: 'range', min: 80, max: 130, step: 5, unit: '%' },
  headingStyle: { group: 'type', kind: 'choice', options: ['plain', 'underline', 'bar', 'box'] },
  leading: { group: 'type', kind: 'range', min: 90, max: 130, step: 5, unit: '%' },
  sectionSpace: { group: 'space', kind: 'range', min: 40, max: 200, step: 10, unit: '%' },
  entrySpace: { group: 'space', kind: 'range', min: 40, max: 250, step: 10, unit: '%' },
  marginInline: { group: 'space', kind: 'range', min: 12, max: 28, step: 1, unit: 'mm' },
  marginBlock: { group: 'space', kind: 'range', min: 12, max: 28, step: 1, unit: 'mm' },
  paper: { group: 'page', kind: 'choice', options: ['a4', 'letter'] },
  sidebarSide: { group: 'page', kind: 'choice', options: ['start', 'end'], needs: 'sidebar' },
  /** Percent of the width of both columns. */
  sidebarWidth: { group: 'page', kind: 'range', min: 25, max: 40, step: 1, unit: '%', needs: 'sidebar' },
  laterPages: { group: 'page', kind: 'choice', options: ['plain', 'name'] },
  /** The QR code of the résumé's link, which only a résumé has whose link is on (decision 127). */
  code: { group: 'page', kind: 'choice', options: ['none', 'link'] },
  dates: { group: 'details', kind: 'choice', options: ['numbers', 'short', 'words', 'year'] },
  icons: { group: 'details', kind: 'choice', options: ['none', 'contacts'] },
  levels: { group: 'details', kind: 'choice', options: ['words', 'dots'] },
  /** For readers that take a PDF's text in order (decision 141): by its place, or as it is drawn. */
  textOrder: { group: 'file', kind: 'choice', options: ['placed', 'drawn'] },
} as const satisfies Readonly<Record<string, DesignKnob & KnobPlace>>;

export type DesignKnobName = keyof typeof DESIGN_KNOBS;
/** Knobs whose effect is visible on the sheet. */
export type SeenKnobName = Exclude<DesignKnobName, 'textOrder'>;
export const DESIGN_KNOB_NAMES = Object.keys(DESIGN_KNOBS) as DesignKnobName[];

type KnobValue<K> = K extends { readonly options: readonly (infer Option)[] }
  ? Option
  : K extends RangeKnob
    ? number
    : string;

/** A person's own look of one résumé; what is absent is the template's. */
export type ResumeDesign = { -readonly [K in DesignKnobName]?: KnobValue<(typeof DESIGN_KNOBS)[K]> };
export type TextOrder = NonNullable<ResumeDesign['textOrder']>;
export type FontPairId = NonNullable<ResumeDesign['fonts']>;

/** Colours are compared and cached as text, so there is one way to write each. */
export const HEX_COLOR = /^#[\da-f]{6}$/;

type KnobSchema<K extends DesignKnobName> = v.GenericSchema<NonNullable<ResumeDesign[K]>>;

function schemaOf(knob: DesignKnob): v.GenericSchema<string> | v.GenericSchema<number> {
  if (knob.kind === 'choice') return v.picklist(knob.options);
  if (knob.kind === 'range') return v.pipe(v.number(), v.minValue(knob.min), v.maxValue(knob.max));
  return v.pipe(v.string(), v.regex(HEX_COLOR));
}

export const DesignSchema = v.object(
  Object.fromEntries(Object.entries(DESIGN_KNOBS).map(([name, knob]) => [name, v.optional(schemaOf(knob))])) as {
    readonly [K in DesignKnobName]: v.OptionalSchema<KnobSchema<K>, undefined>;
  },
);

/**
 * Returns a knob's value from any stored value: numbers beyond a bound become the bound, colours are written as we
 * write them. Undefined for meaningless values; never throws.
 */
export function repairKnob<K extends DesignKnobName>(name: K, value: unknown): ResumeDesign[K] {
  return repairValue(DESIGN_KNOBS[name], value) as ResumeDesign[K];
}

function repairValue(knob: DesignKnob, value: unknown): string | number | undefined {
  if (knob.kind === 'choice') return knob.options.find((option) => option === value);
  if (knob.kind === 'color') {
    const hex = typeof value === 'string' ? value.trim().toLowerCase() : '';
    const full = /^#[\da-f]{3}$/.test(hex) ? hex.replace(/[\da-f]/g, '$&$&') : hex;
    return HEX_COLOR.test(full) ? full : undefined;
  }
  const text = typeof value === 'string' ? value.trim() : value;
  const number = typeof text === 'string' && /^-?\d{1,4}(?:\.\d{1,4})?$/.test(text) ? Number(text) : text;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.min(knob.max, Math.max(knob.min, number));
}

/** Returns the design with one knob at another value; `undefined` resets it to the template's. */
export function setKnob<K extends DesignKnobName>(
  design: ResumeDesign | undefined,
  name: K,
  value: ResumeDesign[K] | undefined,
): ResumeDesign | undefined {
  const { [name]: _before, ...rest } = design ?? {};
  const next = value === undefined ? rest : { ...rest, [name]: value };
  return Object.keys(next).length === 0 ? undefined : next;
}
