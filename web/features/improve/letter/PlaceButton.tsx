import type { TermPlace } from '../../../../shared/improve/advert/coverage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../builder/index.ts';
import { entryName, locationOf } from '../advert/places.ts';

/** Leads to where the résumé says it, and names it. */
export function PlaceButton({ place, resume }: { readonly place: TermPlace; readonly resume: ResumeData }) {
  const t = useTranslations();
  const { revealLocation } = useBuilder();
  const name = entryName(resume, place.section, place.id ?? '') || t(`builder.tab.${place.section}`);
  return (
    <Button tone="quiet" size="small" of={place.line} onClick={() => revealLocation(locationOf(place, resume))}>
      {t('ai.letter.place', { name })}
    </Button>
  );
}
