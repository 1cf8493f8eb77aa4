import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../hooks.ts';

/** Save by hand (button, Alt+S). Without an account that is: in this browser, now (chapter 4). */
export function useSave(): () => void {
  const t = useText();
  const { drafts } = useBuilder();
  const save = async () => {
    const saved = await drafts.saveLocally();
    notify(saved ? { kind: 'success', text: t('builder.saved') } : { kind: 'error', text: t('builder.saveFailed') });
  };
  return () => void save();
}
