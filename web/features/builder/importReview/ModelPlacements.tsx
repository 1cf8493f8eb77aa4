import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { standingFields, type Placement } from './store/placements.ts';
import type { ImportReview } from './store/importReview.ts';
import { useResume } from '../builderContext.ts';
import { placementKey, usePlacementName } from './placementName.ts';
import { useShowField } from './useShowField.ts';
import { nextFocusSelector, useImportReviewStore } from './useImportReview.ts';
import { TakeBackButton } from './TakeBackButton.tsx';
import { useTakeBack } from './useTakeBack.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';

/** Lists the values that a language model placed because the rules left them open, each with a way back. */
export function ModelPlacements({ placements }: Pick<ImportReview, 'placements'>) {
  const t = useTranslations();
  const reviews = useImportReviewStore();
  const resume = useResume((whole) => whole);
  const takeBack = useTakeBack();
  const shown = placements.filter((placement) => standingFields(placement, resume).length > 0);
  const leave = (placement: Placement) =>
    void moveFocusTo(nextFocusSelector('.review-placed', shown.indexOf(placement), shown.length - 1));
  if (shown.length === 0) return null;
  return (
    <div className="review-part">
      <h3>
        <Icon name="ai" size={18} />
        {t('review.placed')}
      </h3>
      <p className="quiet">{t('review.placed.about', { count: shown.length })}</p>
      <ul className="review-placed">
        {shown.map((placement) => (
          <li key={placementKey(placement)}>
            <PlacementRow
              placement={placement}
              onRight={() => {
                leave(placement);
                reviews.update({ placements: placements.filter((other) => other !== placement) });
              }}
              onBack={() => {
                leave(placement);
                takeBack(placement);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlacementRowProps {
  readonly placement: Placement;
  readonly onRight: () => void;
  readonly onBack: () => void;
}

function PlacementRow({ placement, onRight, onBack }: PlacementRowProps) {
  const t = useTranslations();
  const show = useShowField();
  const resume = useResume((whole) => whole);
  const { direction } = useResumeLanguage();
  const { nameOf, labelOf } = usePlacementName();
  const { part, entry, values, was } = placement;
  const standing = standingFields(placement, resume);
  const name = nameOf(placement, resume);
  const field = standing[0] ?? '';
  return (
    <>
      <p className="review-placed-name">
        <OwnLine text={name} base={direction} />
      </p>
      <dl className="review-changes">
        {(was ? standing : []).map((each) => (
          <div key={each}>
            <dt>{labelOf(part, each)}</dt>
            <dd>
              <OwnLine text={ownProperty(values, each) || t('review.placed.nothing')} base={direction} />
            </dd>
            <dd className="quiet">
              {t('review.placed.was')}{' '}
              <OwnLine text={ownProperty(was, each) || t('review.placed.nothing')} base={direction} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="review-row">
        <Button
          size="small"
          aria-label={t('review.show.named', { field: name })}
          onClick={() => show({ part, entry, field })}
        >
          {t('review.show')}
        </Button>
        <TakeBackButton placement={placement} name={name} onClick={onBack} />
        <IconButton size="small" icon="check" label={t('review.right', { field: name })} onClick={onRight} />
      </div>
    </>
  );
}
