import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { Placement } from './store/placements.ts';

export interface TakeBackButtonProps {
  readonly placement: Placement;
  /** Name of the entry or field, for a screen reader, which may read the button alone. */
  readonly name: string;
  readonly onClick: () => void;
}

/** The button that undoes what a language model placed: back to what had been read, or out where nothing had. */
export function TakeBackButton({ placement: { was }, name, onClick }: TakeBackButtonProps) {
  const t = useTranslations();
  const way = was ? 'back' : 'out';
  return (
    <Button
      size="small"
      tone="quiet"
      icon="undo"
      aria-label={t(`review.placed.${way}.named`, { name })}
      onClick={onClick}
    >
      {t(`review.placed.${way}`)}
    </Button>
  );
}
