import { useId } from 'react';
import { ACCENTS, type AccentName } from '../../../../shared/templates/design/accents.ts';
import { toReadableAccent } from '../../../../shared/templates/design/renderDesign.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume } from '../builderContext.ts';
import { useSetKnob } from './useDesign.ts';

/** Colours that can be read as they are, and any other, which is made so. */
export function AccentField() {
  const t = useTranslations();
  const id = useId();
  const set = useSetKnob();
  const value = useResume(({ design }) => design?.accent);
  const palette = Object.entries(ACCENTS) as [AccentName, string][];
  const isOther = value !== undefined && !palette.some(([, color]) => color === value);
  const shown = value && toReadableAccent(value);
  return (
    <div className="knob-swatches">
      <fieldset>
        <legend>{t('design.knob.accent')}</legend>
        <label className="swatch swatch-own">
          <input type="radio" name={id} checked={value === undefined} onChange={() => set('accent', undefined)} />
          <span>{t('design.own')}</span>
        </label>
        {palette.map(([name, color]) => (
          <label key={name} className="swatch" title={t(`design.accent.${name}`)}>
            <input
              type="radio"
              name={id}
              aria-label={t(`design.accent.${name}`)}
              checked={value === color}
              onChange={() => set('accent', color)}
            />
            <span style={{ background: color }} />
          </label>
        ))}
        <label className="swatch swatch-other" data-chosen={isOther || undefined}>
          <input
            type="color"
            aria-label={t('design.accent.other')}
            value={shown ?? ACCENTS.navy}
            onChange={(event) => set('accent', event.target.value.toLowerCase())}
          />
          <span>{t('design.accent.other')}</span>
        </label>
      </fieldset>
      <output className="knob-note">{shown !== value && t('design.accent.darkened')}</output>
    </div>
  );
}
