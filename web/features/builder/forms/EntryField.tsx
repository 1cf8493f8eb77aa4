import { useMemo, type ReactNode } from 'react';
import { endsBeforeStart, PRESENT_LABEL } from '../../../../shared/resume/dates.ts';
import { bulletHint, technologiesHint, type CountHint } from '../../../../shared/resume/hints.ts';
import { LANGUAGE_LEVELS } from '../../../../shared/resume/schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import { ExampleBullets } from '../help/help.tsx';
import { BoundTextField } from './BoundTextField.tsx';
import { DateField } from './DateField.tsx';
import { TextSlot } from './TextSlot.tsx';
import { entryBinding } from './textBinding.ts';
import { fieldOf, type EntryListModel } from './entryLists.ts';
import { FIELD_EXAMPLES } from './examples.ts';
import type { FieldSpec } from './fieldSpecs.ts';
import { usePresetWords } from './presetWords.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';

export interface EntryFieldProps {
  readonly entries: EntryListModel;
  readonly id: string;
  readonly spec: FieldSpec;
}

/** One field of an entry, rendered from its row in the table of fields. */
export function EntryField({ entries, id, spec }: EntryFieldProps): ReactNode {
  const t = useTranslations();
  const { language } = useResumeLanguage();
  const binding = useMemo(() => entryBinding(entries, id, spec.name), [entries, id, spec.name]);
  const { kind } = entries;
  const example = FIELD_EXAMPLES[language][`${kind.key}.${spec.name}`];
  const words = usePresetWords(entries.tab);
  const label = t(ownProperty(words, spec.name) ?? spec.label);
  const counter = useMemo(() => {
    const text = (hint: CountHint, counted: MessageId) => ({
      text: t(counted, { count: hint.count }),
      tone: hint.fit === 'above' ? ('caution' as const) : ('muted' as const),
    });
    const { bullets } = kind;
    if (spec.control === 'technologies')
      return (value: string) => text(technologiesHint(value), 'builder.count.technologies');
    return bullets ? (value: string) => text(bulletHint(value, bullets), 'builder.count.bullets') : undefined;
  }, [kind, spec.control, t]);

  switch (spec.control) {
    case 'current':
      return <CurrentField {...{ entries, id, spec }} />;
    case 'level':
      return <LevelField {...{ entries, id, spec }} />;
    case 'date':
      return <EntryDate {...{ entries, id, spec }} />;
    case 'description':
      return (
        <>
          <BoundTextField
            binding={binding}
            control="description"
            label={label}
            max={spec.max}
            placeholder={example}
            rows={4}
            isBulleted
            hint={t(`builder.hint.bullets.${kind.bullets ?? 'custom'}`)}
            {...(counter ? { counter } : {})}
          />
          {kind.key === 'experience' && <ExampleBullets id={id} binding={binding} />}
          {kind.key !== 'languages' && <TextSlot place={{ section: kind.key, id }} />}
        </>
      );
    case 'technologies':
      return (
        <BoundTextField
          binding={binding}
          control="technologies"
          label={label}
          max={spec.max}
          placeholder={example}
          hint={t('builder.hint.technologies')}
          {...(counter ? { counter } : {})}
        />
      );
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
      return (
        <BoundTextField binding={binding} control={spec.control} label={label} max={spec.max} placeholder={example} />
      );
  }
}

/** "I work here now": clears the end date and disables it (BLD-27). */
function CurrentField({ entries, id, spec }: EntryFieldProps) {
  const t = useTranslations();
  const { edit } = useBuilder().drafts;
  const checked = useResume((resume) => fieldOf(entries, resume, id, spec.name) === true);
  return (
    <CheckboxField
      label={t(spec.label)}
      checked={checked}
      onChange={(event) => {
        const current = event.target.checked;
        edit((resume) => entries.update(resume, id, { current }), { tab: entries.tab, entry: id });
      }}
    />
  );
}

function EntryDate({ entries, id, spec }: EntryFieldProps) {
  const t = useTranslations();
  const { edit } = useBuilder().drafts;
  const { language } = useResumeLanguage();
  const isEnd = spec.name === 'endDate';
  const hasCurrent = entries.kind.key === 'experience';
  const binding = useMemo(() => entryBinding(entries, id, spec.name), [entries, id, spec.name]);
  const disabled = useResume(
    (resume) => isEnd && entries.read(resume).find((entry) => entry.id === id)?.['current'] === true,
  );
  const reversed = useResume((resume) => {
    const entry = entries.read(resume).find((each) => each.id === id);
    return (
      isEnd && entry !== undefined && endsBeforeStart(String(entry['startDate'] ?? ''), String(entry['endDate'] ?? ''))
    );
  });
  const isEmpty = useResume((resume) => binding.get(resume) === '');
  return (
    <>
      <DateField
        binding={binding}
        label={t(spec.label)}
        max={spec.max}
        placeholder={disabled ? undefined : FIELD_EXAMPLES[language][isEnd ? 'date.end' : 'date.start']}
        disabled={disabled}
        error={reversed ? t('builder.date.reversed') : undefined}
        onPresent={
          isEnd && hasCurrent
            ? () => edit((resume) => entries.update(resume, id, { current: true }), { tab: entries.tab, entry: id })
            : undefined
        }
      />
      {/* A keyboard of digits cannot write it. */}
      {isEnd && !hasCurrent && isEmpty && (
        <Button
          tone="quiet"
          size="small"
          className="until-present"
          onClick={() => edit((resume) => binding.set(resume, PRESENT_LABEL[language]), binding.location)}
        >
          {t('builder.date.untilPresent')}
        </Button>
      )}
    </>
  );
}

function LevelField({ entries, id, spec }: EntryFieldProps) {
  const t = useTranslations();
  const { edit } = useBuilder().drafts;
  const level = useResume((resume) => String(fieldOf(entries, resume, id, spec.name) ?? ''));
  return (
    <SelectField
      label={t(spec.label)}
      value={level}
      onChange={(event) => {
        const { value } = event.target;
        const said = value === '' ? undefined : value;
        edit((resume) => entries.update(resume, id, { [spec.name]: said }), { tab: entries.tab, entry: id });
      }}
    >
      <option value="">{t('builder.level.none')}</option>
      {LANGUAGE_LEVELS.map((each) => (
        <option key={each} value={each}>
          {t(`builder.level.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}
