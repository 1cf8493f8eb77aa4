import { Icon } from '../../../ui/Icon.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume } from '../builderContext.ts';
import { fieldKey } from './store/fieldTarget.ts';
import type { Placement } from './store/placements.ts';
import { usePlacementName } from './placementName.ts';
import { TakeBackButton } from './TakeBackButton.tsx';
import { useTakeBack } from './useTakeBack.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';
import './placed.css';

export interface PlacedNoteProps {
  readonly placement: Placement;
  readonly field: string;
  /** Whether it is the first of its entry: what was placed together goes back together, so one button does. */
  readonly isFirst: boolean;
}

/** Says at a field that a language model placed its text, and what was read without it, with the way back to that. */
export default function PlacedNote({ placement, field, isFirst }: PlacedNoteProps) {
  const t = useTranslations();
  const takeBack = useTakeBack();
  const { direction } = useResumeLanguage();
  const { nameOf } = usePlacementName();
  const { part, entry, was } = placement;
  const name = nameOf(
    placement,
    useResume((resume) => resume),
  );
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
            {t('review.placed.was')}{' '}
            <OwnLine text={ownProperty(was, field) || t('review.placed.nothing')} base={direction} />
          </>
        )}
      </p>
      {isFirst && <TakeBackButton placement={placement} name={name} onClick={back} />}
    </div>
  );
}
