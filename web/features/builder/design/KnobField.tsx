import { useId, type ReactNode } from 'react';
import { DESIGN_KNOBS, repairKnob, type SeenKnobName } from '../../../../shared/resume/design.ts';
import { formatDate } from '../../../../shared/resume/dates.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../builderContext.ts';
import { AccentField } from './AccentField.tsx';
import { CodeState } from './CodeState.tsx';
import { FontField } from './FontField.tsx';
import { useSetKnob, useTemplateNumber } from './useDesign.ts';

/** Choices whose options have a name of their own. */
type NamedChoice = 'ink' | 'headingStyle' | 'icons' | 'paper' | 'levels' | 'laterPages' | 'code';

type RangeName = {
  [K in SeenKnobName]: (typeof DESIGN_KNOBS)[K] extends { readonly kind: 'range' } ? K : never;
}[SeenKnobName];

/** How each knob is set. */
const KNOB_FIELDS: Readonly<Record<SeenKnobName, () => ReactNode>> = {
  accent: () => <AccentField />,
  ink: () => <NamedChoiceField name="ink" isOwn />,
  fonts: () => <FontField />,
  size: () => <RangeField name="size" />,
  headings: () => <RangeField name="headings" />,
  headingStyle: () => <NamedChoiceField name="headingStyle" isOwn />,
  leading: () => <RangeField name="leading" />,
  sectionSpace: () => <RangeField name="sectionSpace" />,
  entrySpace: () => <RangeField name="entrySpace" />,
  marginInline: () => <RangeField name="marginInline" />,
  marginBlock: () => <RangeField name="marginBlock" />,
  paper: () => <NamedChoiceField name="paper" />,
  sidebarSide: () => <SidebarSideField />,
  sidebarWidth: () => <RangeField name="sidebarWidth" />,
  dates: () => <DatesField />,
  icons: () => <NamedChoiceField name="icons" />,
  levels: () => <NamedChoiceField name="levels" />,
  laterPages: () => <NamedChoiceField name="laterPages" />,
  code: () => (
    <div className="knob-code">
      <NamedChoiceField name="code" />
      <CodeState />
    </div>
  ),
};

/** The field of one setting of the design, with a button back to what the template has. */
export function KnobField({ name }: { name: SeenKnobName }) {
  const t = useTranslations();
  const set = useSetKnob();
  const isSet = useResume(({ design }) => design?.[name] !== undefined);
  const label = t(`design.knob.${name}`);
  return (
    <div className="knob" data-knob={name}>
      {KNOB_FIELDS[name]()}
      <IconButton
        size="small"
        edge="end"
        icon="undo"
        className="knob-reset"
        label={t('design.reset', { name: label })}
        disabled={!isSet}
        onClick={() => set(name, undefined)}
      />
    </div>
  );
}

/** A slider; if nothing is set, it shows the template's value. */
function RangeField({ name }: { name: RangeName }) {
  const t = useTranslations();
  const id = useId();
  const set = useSetKnob();
  const value = useResume(({ design }) => design?.[name]);
  const templateValue = useTemplateNumber(name);
  const { min, max, step, unit } = DESIGN_KNOBS[name];
  const shown = value === undefined ? t('design.own') : t(`design.unit.${UNIT_NAMES[unit]}`, { value });
  return (
    <div className="knob-range">
      <label htmlFor={id}>{t(`design.knob.${name}`)}</label>
      <output htmlFor={id} className="figure">
        {shown}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value ?? templateValue}
        aria-valuetext={shown}
        onChange={(event) => set(name, event.target.valueAsNumber)}
      />
    </div>
  );
}

export const UNIT_NAMES = { pt: 'pt', mm: 'mm', '%': 'percent' } as const;

/** A choice among few; the first is the template's own. */
function ChoiceField<Value extends string>(props: {
  readonly name: SeenKnobName;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}) {
  const t = useTranslations();
  const label = t(`design.knob.${props.name}`);
  return (
    <div className="knob-choice">
      <span aria-hidden="true">{label}</span>
      <SegmentedControl
        size="small"
        label={label}
        value={props.value}
        options={props.options}
        onChange={props.onChange}
      />
    </div>
  );
}

/** `isOwn`: it is the template's until one is chosen; else the first option is what every template does. */
function NamedChoiceField({ name, isOwn = false }: { name: NamedChoice; isOwn?: boolean }) {
  const t = useTranslations();
  const set = useSetKnob();
  const named = DESIGN_KNOBS[name].options.map((value) => ({
    value,
    label: t(`design.${name}.${value}` as MessageId),
  }));
  const options = isOwn ? [{ value: OWN, label: t('design.own') }, ...named] : named;
  const first = options[0]?.value;
  const value = useResume(({ design }) => design?.[name]) ?? first ?? OWN;
  return (
    <ChoiceField
      name={name}
      value={value}
      options={options}
      onChange={(next) => set(name, next === first ? undefined : repairKnob(name, next))}
    />
  );
}

const OWN = 'own';

/** Left or right, whatever the direction of the résumé makes of start and end. */
function SidebarSideField() {
  const t = useTranslations();
  const set = useSetKnob();
  const { direction } = useResumeLanguage();
  const value = useResume(({ design }) => design?.sidebarSide) ?? OWN;
  const options = DESIGN_KNOBS.sidebarSide.options.map((side) => ({
    value: side,
    label: t(`design.sidebarSide.${(side === 'start') === (direction === 'ltr') ? 'left' : 'right'}`),
  }));
  return (
    <ChoiceField
      name="sidebarSide"
      value={value}
      options={[{ value: OWN, label: t('design.own') }, ...options]}
      onChange={(side) => set('sidebarSide', repairKnob('sidebarSide', side))}
    />
  );
}

/** A month that is written differently in each style. */
const EXAMPLE_MONTH = '2024-09';

function DatesField() {
  const set = useSetKnob();
  const { language } = useResumeLanguage();
  const [first, ...others] = DESIGN_KNOBS.dates.options;
  const value = useResume(({ design }) => design?.dates) ?? first;
  const options = [first, ...others].map((style) => ({
    value: style,
    label: formatDate(EXAMPLE_MONTH, style, language),
  }));
  return (
    <ChoiceField
      name="dates"
      value={value}
      // In languages that do not abbreviate months, the two styles are one.
      options={options.filter(({ label }, index) => options.findIndex((other) => other.label === label) === index)}
      onChange={(style) => set('dates', style === first ? undefined : style)}
    />
  );
}
