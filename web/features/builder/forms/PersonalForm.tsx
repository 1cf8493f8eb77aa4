import { useMemo } from 'react';
import type { PersonalInfo } from '../../../../shared/resume/schema.ts';
import { canBeCalled } from '../../../../shared/contacts/numberToDial.ts';
import { isBlankText, isEmailAddress } from '../../../../shared/resume/text.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../builderContext.ts';
import { BoundTextField } from './BoundTextField.tsx';
import { HEADLINE_BINDING, personalBinding } from './textBinding.ts';
import { FIELD_EXAMPLES } from './examples.ts';
import { PERSONAL_FIELDS } from './fieldSpecs.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** Loaded after the form, since it is below it. */
const PersonalMore = lazyPart(async () => (await import('../dialogTable.tsx')).PersonalMore, [], { isIdle: true });

const PERSONAL_BINDINGS = new Map(
  PERSONAL_FIELDS.map(({ name }) => [
    name,
    name === 'headline' ? HEADLINE_BINDING : personalBinding(name as keyof PersonalInfo),
  ]),
);

/** Name and contact details. */
export function PersonalForm() {
  const t = useTranslations();
  const { language } = useResumeLanguage();
  const checks = useMemo(
    () => ({
      email: (value: string) => (isBlankText(value) || isEmailAddress(value) ? undefined : t('builder.email.check')),
      phone: (value: string) => (isBlankText(value) || canBeCalled(value) ? undefined : t('builder.checks.phone')),
    }),
    [t],
  );
  return (
    <>
      <div className="fields">
        {PERSONAL_FIELDS.map(({ name, control, label, max, wide, autoComplete }) => {
          const binding = PERSONAL_BINDINGS.get(name);
          return (
            binding && (
              <div key={name} className={wide ? 'fields-wide' : undefined}>
                <BoundTextField
                  binding={binding}
                  control={control}
                  label={t(label)}
                  max={max}
                  autoComplete={autoComplete}
                  placeholder={FIELD_EXAMPLES[language][`personal.${name}`]}
                  {...(control === 'email' || control === 'phone' ? { check: checks[control] } : {})}
                />
              </div>
            )
          );
        })}
      </div>
      <PersonalMore />
    </>
  );
}
