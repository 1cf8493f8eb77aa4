import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { takeBack, type Placement } from './store/placements.ts';
import { useImportReviewStore } from './useImportReview.ts';

/**
 * Takes back what a model placed: the résumé holds what was read without it, and texts that had no place have none
 * again. An undo of the draft brings the values back.
 */
export function useTakeBack(): (placement: Placement) => void {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const reviews = useImportReviewStore();
  return (placement) => {
    const { review } = reviews.state.getState();
    if (!review) return;
    const { part, entry } = placement;
    drafts.edit(
      (resume) => takeBack(resume, placement),
      entry === null || placement.was === null ? { tab: part } : { tab: part, entry },
    );
    reviews.update({
      placements: review.placements.filter((other) => other !== placement),
      unplaced: [...review.unplaced, ...placement.unplaced.map((text) => ({ text, state: 'open' as const }))],
    });
    announce(t('review.placed.said'));
  };
}
