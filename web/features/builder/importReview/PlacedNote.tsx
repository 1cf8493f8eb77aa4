import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { fieldKey, type Placement } from '../../import/index.ts';
import { usePlacementName } from './placementName.ts';
import { useTakeBack } from './useTakeBack.ts';
import './placed.css';

/** Says at a field that a language model placed its text, and what was read without it, with the way back to that. */
export default function PlacedNote({ placement, field }: { readonly placement: Placement; readonly field: string }) {
  const t = useTranslations();
  const takeBack = useTakeBack();
  const { labelOf } = usePlacementName();
  const { part, entry, values, was } = placement;
  const label = labelOf(part, field);
  // An entry that was added whole goes as a whole, and says so once.
  const hasButton = was !== null || field === Object.keys(values)[0];
  const back = () => {
    const next =
      was === null || part === 'skills'
        ? '#panel-title'
        : `.panel [data-resume-field="${fieldKey({ part, entry, field })}"]`;
    takeBack(placement);
    void moveFocusTo(next);
  };
  return (
    <div className="placed-note" role="note">
      <Icon name="ai" size={16} />
      <p>
        {t('review.placed.mark')}{' '}
        {was && (
          <>
            {t('review.placed.was')} <bdi>{was[field] || t('review.placed.nothing')}</bdi>
          </>
        )}
      </p>
      {hasButton && (
        <Button
          size="small"
          tone="quiet"
          icon="undo"
          aria-label={t(was ? 'review.placed.back.named' : 'review.placed.out.named', { name: label })}
          onClick={back}
        >
          {t(was ? 'review.placed.back' : 'review.placed.out')}
        </Button>
      )}
    </div>
  );
}
