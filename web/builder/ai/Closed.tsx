import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../i18n/useText.ts';
import { useImproverState } from './shared.ts';

/** Of the note, for the button that it switches off. */
export const CLOSED_ID = 'ai-closed';

/** Why nothing can be asked for at the moment, before anybody fills in the rest; nothing where something can. */
export function Closed() {
  const t = useText();
  const closed = useImproverState((state) => state.closed);
  if (!closed) return null;
  return <p id={CLOSED_ID} className="notice ai-closed"><Icon name="warning" /><span>{t(closed.code === 'capability_off' ? 'ai.closed.off' : 'ai.closed.day')}</span></p>;
}
