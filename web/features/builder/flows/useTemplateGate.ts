import { notify, subscribeToAll } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { sessionStore } from '../../auth/index.ts';
import { requestTemplate } from '../../payments/requestTemplate.ts';
import { useBuilder } from '../builderContext.ts';

/** Shows a refusal with the way to another template; the résumé does not change. */
export function useTemplateRefusal(): (text?: string) => void {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  return (text = t('builder.template.gate')) => {
    const { templateId } = drafts.state.resume;
    const { profile } = sessionStore.getState();
    notify({
      kind: 'warning',
      about: 'pdf',
      text,
      action: { label: t('builder.template.choose'), run: () => ui.openTemplates() },
      while: {
        subscribe: subscribeToAll(drafts, sessionStore),
        holds: () => drafts.state.resume.templateId === templateId && sessionStore.getState().profile === profile,
      },
    });
  };
}

/**
 * Asks for the résumé's template before it is downloaded or saved in the cloud, where it is a premium one that was only
 * tried until now (PREM-06, PREM-07). False: it was refused, and said so.
 */
export function useTemplateGate(): () => Promise<boolean> {
  const { drafts } = useBuilder();
  const refuse = useTemplateRefusal();
  return async () => {
    const allowed = await requestTemplate(drafts.state.resume.templateId);
    if (!allowed) refuse();
    return allowed;
  };
}
