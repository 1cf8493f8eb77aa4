import { useCallback } from 'react';
import type { PersonalInfo } from '../../../shared/resume/schema.ts';
import { isEmailAddress } from '../../../shared/resume/text.ts';
import { useText } from '../../i18n/useText.ts';
import { useResumeLanguage } from '../hooks.ts';
import { BoundText } from './BoundText.tsx';
import { personalBinding } from './binding.ts';
import { EXAMPLES } from './examples.ts';
import { PERSONAL_FIELDS } from './kinds.ts';

const BINDINGS = new Map(PERSONAL_FIELDS.map(({ name }) => [name, personalBinding(name as keyof PersonalInfo)]));

/** Name and contact details. */
export function PersonalForm() {
  const t = useText();
  const { language } = useResumeLanguage();
  const checkEmail = useCallback((value: string) => (value.trim() === '' || isEmailAddress(value) ? undefined : t('builder.email.check')), [t]);
  return (
    <div className="fields">
      {PERSONAL_FIELDS.map(({ name, control, label, max, wide, autoComplete }) => {
        const binding = BINDINGS.get(name);
        return binding && (
          <div key={name} className={wide ? 'fields-wide' : undefined}>
            <BoundText binding={binding} control={control} label={t(label)} max={max} autoComplete={autoComplete} placeholder={EXAMPLES[language][`personal.${name}`]} {...(control === 'email' ? { check: checkEmail } : {})} />
          </div>
        );
      })}
    </div>
  );
}
