import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import type { EditLocation } from '../../drafts/index.ts';

/** Undo and redo that show where something changed, and announce it. */
export function useUndo(): { undo: () => void; redo: () => void } {
  const t = useTranslations();
  const builder = useBuilder();
  const shown = (place: EditLocation | null, text: string) => {
    if (place) builder.revealLocation(place);
    builder.announce(text);
  };
  return {
    undo: () => shown(builder.drafts.undo(), t('builder.said.undone')),
    redo: () => shown(builder.drafts.redo(), t('builder.said.redone')),
  };
}
