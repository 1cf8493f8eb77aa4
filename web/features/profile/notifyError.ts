import { serverText } from '../../lib/api/apiError.ts';
import { notify, type Toast } from '../../ui/toasts.ts';

/** The server's own text, else ours. */
export function notifyError(
  error: unknown,
  fallback: string,
  offer: Pick<Toast, 'action' | 'outlivesScreen'> = {},
): void {
  notify({ kind: 'error', about: 'resumes', text: serverText(error) ?? fallback, ...offer });
}
