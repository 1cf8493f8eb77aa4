import { serverText } from '../../lib/api/apiError.ts';
import { isSessionEnd } from '../auth/callAgain.ts';
import { notify, type Toast } from '../../ui/toasts.ts';

/** The server's own text, else ours; of a session that has ended the page's bar speaks. */
export function notifyError(
  error: unknown,
  fallback: string,
  offer: Pick<Toast, 'about' | 'action' | 'outlivesScreen'> = {},
): void {
  if (!isSessionEnd(error)) notify({ kind: 'error', about: 'resumes', text: serverText(error) ?? fallback, ...offer });
}
