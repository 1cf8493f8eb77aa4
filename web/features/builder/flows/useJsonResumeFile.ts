import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';

/** Asks for a JSON Resume file and opens it. What reads it is loaded once a file is chosen. */
export function useJsonResumeFile(): () => void {
  const t = useTranslations();
  const builder = useBuilder();
  const take = async (file: File) => {
    try {
      const { takeJsonResume } = await import('./takeJsonResume.ts');
      await takeJsonResume(builder, t, file);
    } catch {
      notify({ kind: 'warning', text: t('builder.import.failed') });
    }
  };
  return () => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) void take(file);
    });
    input.click();
  };
}
