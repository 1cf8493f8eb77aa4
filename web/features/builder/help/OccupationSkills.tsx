import { textIn } from '../../../../shared/resume/occupations/occupations.ts';
import { skillKey } from '../../../../shared/resume/skillSuggestions.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../builderContext.ts';
import { OfferChips } from '../forms/OfferChips.tsx';
import { useOccupation } from './useOccupation.ts';

/** Skills that employers ask for in the person's occupation, without those entered in either language (BLD-24). */
export default function OccupationSkills({ onPick }: { readonly onPick: (name: string) => void }) {
  const t = useTranslations();
  const { language } = useResumeLanguage();
  const occupation = useOccupation();
  const skills = useResume((resume) => resume.skills);
  if (!occupation) return null;
  const taken = new Set(skills.map(({ name }) => skillKey(name)));
  const open = occupation.skills.filter((names) => !names.some((name) => taken.has(skillKey(name))));
  if (open.length === 0) return null;
  return (
    <section className="suggestions" aria-labelledby="occupation-skills">
      <h3 id="occupation-skills">{t('help.skills.occupation', { name: occupation.names[language][0] ?? '' })}</h3>
      <OfferChips names={open.map((names) => textIn(language, names))} onPick={onPick} />
    </section>
  );
}
