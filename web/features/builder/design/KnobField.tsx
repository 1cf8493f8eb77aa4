import { useId, type ReactNode } from 'react';
import { DESIGN_KNOBS, type DesignKnobName } from '../../../../shared/resume/design.ts';
import { formatDate } from '../../../../shared/resume/dates.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../builderContext.ts';
import { AccentField } from './AccentField.tsx';
import { FontField } from './FontField.tsx';
import { useSetKnob, useTemplateNumber } from './useDesign.ts';

type RangeName = 'size' | 'headings' | 'leading' | 'sectionSpace' | 'entrySpace' | 'marginInline' | 'marginBlock';

/** How each knob is set. */
const KNOB_FIELDS: Readonly<Record<DesignKnobName, () => ReactNode>> = {
  accent: () => <AccentField />,
  ink: () => <InkField />,
  fonts: () => <FontField />,
  size: () => <RangeField name="size" />,
  headings: () => <RangeField name="headings" />,
  leading: () => <RangeField name="leading" />,
  sectionSpace: () => <RangeField name="sectionSpace" />,
  entrySpace: () => <RangeField name="entrySpace" />,
  marginInline: () => <RangeField name="marginInline" />,
  marginBlock: () => <RangeField name="marginBlock" />,
  dates: () => <DatesField />,
  levels: () => <LevelsField />,
  laterPages: () => <LaterPagesField />,
};

export function KnobField({ name }: { name: DesignKnobName }) {
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

/** A slider; where nothing is set, it stands at what the template says. */
function RangeField({ name }: { name: RangeName }) {
  const t = useTranslations();
  const id = useId();
  const set = useSetKnob();
  const value = useResume(({ design }) => design?.[name]);
  const own = useTemplateNumber(name);
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
        value={value ?? own}
        aria-valuetext={shown}
        onChange={(event) => set(name, event.target.valueAsNumber)}
      />
    </div>
  );
}

export const UNIT_NAMES = { pt: 'pt', mm: 'mm', '%': 'percent' } as const;

/** A choice among few; the first is the template's own. */
function ChoiceField<Value extends string>(props: {
  readonly name: DesignKnobName;
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

function InkField() {
  const t = useTranslations();
  const set = useSetKnob();
  const value = useResume(({ design }) => design?.ink) ?? 'own';
  return (
    <ChoiceField
      name="ink"
      value={value}
      options={[
        { value: 'own', label: t('design.own') },
        ...DESIGN_KNOBS.ink.options.map((ink) => ({ value: ink, label: t(`design.ink.${ink}`) })),
      ]}
      onChange={(ink) => set('ink', ink === 'own' ? undefined : ink)}
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
      // Where a language does not shorten its months, the two styles are one.
      options={options.filter(({ label }, index) => options.findIndex((other) => other.label === label) === index)}
      onChange={(style) => set('dates', style === first ? undefined : style)}
    />
  );
}

function LevelsField() {
  const t = useTranslations();
  const set = useSetKnob();
  const [first] = DESIGN_KNOBS.levels.options;
  const value = useResume(({ design }) => design?.levels) ?? first;
  return (
    <ChoiceField
      name="levels"
      value={value}
      options={DESIGN_KNOBS.levels.options.map((style) => ({ value: style, label: t(`design.levels.${style}`) }))}
      onChange={(style) => set('levels', style === first ? undefined : style)}
    />
  );
}

function LaterPagesField() {
  const t = useTranslations();
  const set = useSetKnob();
  const [first] = DESIGN_KNOBS.laterPages.options;
  const value = useResume(({ design }) => design?.laterPages) ?? first;
  return (
    <ChoiceField
      name="laterPages"
      value={value}
      options={DESIGN_KNOBS.laterPages.options.map((style) => ({
        value: style,
        label: t(`design.laterPages.${style}`),
      }))}
      onChange={(style) => set('laterPages', style === first ? undefined : style)}
    />
  );
}
