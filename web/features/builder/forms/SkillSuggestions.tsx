import type { Language } from '../../../../shared/platform/language.ts';
import { useMemo, useState } from 'react';
import { SKILL_CATEGORIES, type SkillCategory } from '../../../../shared/resume/skillCatalogue.ts';
import { ALL_CATEGORIES_LIMITS, skillKey, suggestSkills } from '../../../../shared/resume/skillSuggestions.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../builderContext.ts';
import { useOccupation } from '../help/useOccupation.ts';
import { OfferChips } from './OfferChips.tsx';

/** Occupations of technology and engineering, by their groups of ISCO: others are not offered databases first. */
const TECHNICAL = /^(?:1330|2[15]|24(?:21|3[134])|31[123])/;
const SUGGESTION_CATEGORIES = ['all', ...SKILL_CATEGORIES] as const;

/** Suggested skills by category; those entered already are not offered (BLD-23, BLD-24). */
export function SkillSuggestions({ onPick }: { onPick: (name: string) => void }) {
  const t = useTranslations();
  const { language } = useResumeLanguage();
  const [chosen, setCategory] = useState<SkillCategory | 'all'>();
  const occupation = useOccupation();
  const category = chosen ?? (occupation && !TECHNICAL.test(occupation.isco) ? 'soft' : 'all');
  const skills = useResume((resume) => resume.skills);
  // Memoized random order for each visit of a category, so that picking one does not shuffle the others; those after
  // the first twenty replace the picked ones (BLD-25).
  const drawn = useMemo(() => suggestSkills({ category, language, skills: [], most: Infinity }), [category, language]);
  const offered = useMemo(() => {
    const open = new Set(suggestedSkillKeys(category, language, skills));
    const offers = drawn.filter((name) => open.has(skillKey(name)));
    return category === 'all' ? offers.slice(0, ALL_CATEGORIES_LIMITS.most) : offers;
  }, [drawn, category, language, skills]);

  return (
    <section className="suggestions" aria-labelledby="suggestions-title">
      <h3 id="suggestions-title">{t('builder.skills.suggested')}</h3>
      <fieldset className="words">
        <legend className="visually-hidden">{t('builder.skills.categories')}</legend>
        {SUGGESTION_CATEGORIES.map((each) => (
          <button key={each} type="button" aria-pressed={each === category} onClick={() => setCategory(each)}>
            {t(`builder.skills.category.${each}`)}
          </button>
        ))}
      </fieldset>
      {offered.length === 0 ? (
        <p className="quiet">{t('builder.skills.allTaken')}</p>
      ) : (
        <OfferChips names={offered} onPick={onPick} />
      )}
    </section>
  );
}

/** All skills of a category that are still open; of "all", everything it could draw from. */
function suggestedSkillKeys(
  category: SkillCategory | 'all',
  language: Language,
  skills: readonly { name: string }[],
): string[] {
  const categories = category === 'all' ? SKILL_CATEGORIES : [category];
  return categories.flatMap((each) => suggestSkills({ category: each, language, skills })).map(skillKey);
}
