import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume } from '../builderContext.ts';
import { standingFields } from './store/placements.ts';
import { useImportReview } from './useImportReview.ts';

const PlacedNote = lazyPart(async () => (await import('./PlacedNote.tsx')).default, ['review']);

/** The mark beneath a field that holds what a language model placed there; none beneath any other. */
export function PlacedMark({ entry, field }: { readonly entry: string | null; readonly field: string }) {
  const { review } = useImportReview();
  const placement = review?.placements.find((placed) => placed.entry === entry && Object.hasOwn(placed.values, field));
  // Selected as one text, so that a keystroke elsewhere renders nothing here.
  const standing = useResume((resume) => (placement ? standingFields(placement, resume).join(' ') : '')).split(' ');
  if (!placement || !standing.includes(field)) return null;
  return <PlacedNote placement={placement} field={field} isFirst={standing[0] === field} />;
}

/** The sign on a chip that a language model placed; what can be done is beneath its field, when it is open. */
export function PlacedSign({ entry }: { readonly entry: string }) {
  const t = useTranslations();
  const { review } = useImportReview();
  if (!review?.placements.some((placed) => placed.entry === entry)) return null;
  return (
    <>
      <Icon name="ai" size={14} />
      <span className="visually-hidden">{t('builder.import.placed')} </span>
    </>
  );
}
