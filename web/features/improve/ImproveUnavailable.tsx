import { Icon } from '../../ui/Icon.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useImproverState } from './useImprover.ts';

/** Id of the note, for the `aria-describedby` of the button that it disables. */
export const UNAVAILABLE_NOTE_ID = 'ai-closed';

/** Why no improvement can be requested at the moment, shown before anybody fills in the form; null if one can. */
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
