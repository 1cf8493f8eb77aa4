import { useEffect, useId } from 'react';
import { DESIGN_KNOBS } from '../../../../shared/resume/design.ts';
import { FONT_PAIRS, listPairFonts } from '../../../../shared/templates/design/fontPairs.ts';
import { cssFamily, FONTS } from '../../../../shared/templates/fonts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { declareTemplateFonts } from '../../preview/templateCss.ts';
import { useResume } from '../builderContext.ts';
import { useSetKnob } from './useDesign.ts';

/** Pairs of typefaces, each shown in the person's own name; a file is fetched when its line is in sight. */
export function FontField() {
  const t = useTranslations();
  const id = useId();
  const set = useSetKnob();
  const value = useResume(({ design }) => design?.fonts);
  const name = useResume(({ personalInfo }) => personalInfo.fullName.trim()) || t('design.fonts.sample');
  useEffect(() => declareTemplateFonts(DESIGN_KNOBS.fonts.options.flatMap(listPairFonts)), []);
  return (
    <fieldset className="knob-fonts">
      <legend>{t('design.knob.fonts')}</legend>
      <label className="font-choice font-own">
        <input type="radio" name={id} checked={value === undefined} onChange={() => set('fonts', undefined)} />
        <span>{t('design.own')}</span>
      </label>
      {DESIGN_KNOBS.fonts.options.map((pair) => {
        const { body, display } = FONT_PAIRS[pair];
        const families = listPairFonts(pair)
          .toReversed()
          .map((key) => FONTS[key].family)
          .join(' + ');
        return (
          <label key={pair} className="font-choice">
            <input
              type="radio"
              name={id}
              aria-label={families}
              checked={value === pair}
              onChange={() => set('fonts', pair)}
            />
            <bdi className="font-name" style={{ fontFamily: `${cssFamily(display)}, ${cssFamily(body)}` }}>
              {name}
            </bdi>
            <small dir="ltr" aria-hidden="true">
              {families}
            </small>
          </label>
        );
      })}
    </fieldset>
  );
}
