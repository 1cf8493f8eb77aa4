import { serverText } from '../../lib/api/apiError.ts';
import { isSessionEnd } from '../auth/callAgain.ts';
import { repeatLater } from '../auth/goOn.ts';
import { notify, type Toast } from '../../ui/toasts.ts';

/**
 * The server's own text, else ours. Of a session that has ended the page's bar speaks, and `repeat` presses once more
 * where they sign in by it.
 */
export function notifyError(
  error: unknown,
  fallback: string,
  { repeat, ...offer }: Pick<Toast, 'about' | 'action' | 'outlivesScreen'> & { readonly repeat?: () => unknown } = {},
): void {
  if (!isSessionEnd(error)) notify({ kind: 'error', about: 'resumes', text: serverText(error) ?? fallback, ...offer });
  else if (repeat) repeatLater(() => void repeat());
}
