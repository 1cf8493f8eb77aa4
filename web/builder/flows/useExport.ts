import { ApiError } from '../../api/error.ts';
import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../hooks.ts';
import { exportPdf } from './exportPdf.ts';

/** Errors that say more than "try again" does, and that trying again would not change. */
const TELLING: ReadonlySet<string> = new Set(['pdf_too_long', 'resume_too_large', 'payload_too_large', 'premium_template', 'rate_limited']);

/** PDF export (button, Alt+D): downloads, or says what went wrong and offers another try (ERR-04). */
export function useExport(): () => void {
  const t = useText();
  const builder = useBuilder();
  const run = () => {
    void attempt();
  };
  const attempt = async () => {
    try {
      if (await exportPdf(builder)) notify({ kind: 'success', text: t('builder.pdf.done') });
    } catch (error) {
      const told = error instanceof ApiError && TELLING.has(error.code) ? error.text : undefined;
      const offline = error instanceof ApiError && error.code === 'network';
      notify({ kind: 'error', text: told ?? t(offline ? 'builder.pdf.offline' : 'builder.pdf.failed'), action: { label: t('builder.again'), run } });
    }
  };
  return run;
}
