import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useImproverState } from './useImprover.ts';

/** Of the note, for the button that it switches off. */
export const UNAVAILABLE_NOTE_ID = 'ai-closed';

/** Why nothing can be asked for at the moment, before anybody fills in the rest; nothing where something can. */
export function ImproveUnavailable() {
  const t = useTranslations();
  const closed = useImproverState((state) => state.unavailable);
  if (!closed) return null;
  return (
    <p id={UNAVAILABLE_NOTE_ID} className="notice ai-closed">
      <Icon name="warning" />
      <span>{t(closed.code === 'capability_off' ? 'ai.closed.off' : 'ai.closed.day')}</span>
    </p>
  );
}
