import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../hooks.ts';
import type { Place } from '../store/resumeStore.ts';

/** Undo and redo that show where something changed, and say it. */
export function useUndo(): { undo: () => void; redo: () => void } {
  const t = useText();
  const builder = useBuilder();
  const shown = (place: Place | null, text: string) => {
    if (place) builder.show(place);
    builder.say(text);
  };
  return {
    undo: () => shown(builder.store.undo(), t('builder.said.undone')),
    redo: () => shown(builder.store.redo(), t('builder.said.redone')),
  };
}
