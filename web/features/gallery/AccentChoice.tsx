import { useId } from 'react';
import { ACCENTS, TEMPLATE_ACCENTS, type AccentName } from '../../../shared/templates/design/accents.ts';
import type { Template } from '../../../shared/templates/catalogue.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';

export interface AccentChoiceProps {
  readonly template: Template;
  /** Undefined for the template's own. */
  readonly value: AccentName | undefined;
  readonly onChange: (accent: AccentName | undefined) => void;
}

/** Three colours of a template to tap: its own, and two that suit it. */
export function AccentChoice({ template, value, onChange }: AccentChoiceProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const group = useId();
  const accents = ownProperty(TEMPLATE_ACCENTS, template.id);
  if (!accents) return null;
  return (
    <fieldset className="accents">
      <legend className="visually-hidden">{t('gallery.accents', { name: template.name[language] })}</legend>
      {[undefined, ...accents.others].map((accent) => {
        const label = accent === undefined ? t('design.own') : t(`design.accent.${accent}`);
        return (
          <label key={label} className="accent" title={label}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={label}
              checked={value === accent}
              onChange={() => onChange(accent)}
            />
            {/* A written page has no styles of elements (infra/build/web/staticPages.ts). */}
            <svg viewBox="0 0 22 22" aria-hidden="true" focusable="false">
              <circle cx="11" cy="11" r="11" fill={accent === undefined ? accents.own : ACCENTS[accent]} />
            </svg>
          </label>
        );
      })}
    </fieldset>
  );
}
