import { createNewResume } from '../../../../shared/resume/blankResume.ts';
import { choiceOf, findTemplateOrDefault } from '../../../../shared/templates/catalogue.ts';
import { withAccent } from '../../../../shared/templates/design/accents.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useUi } from '../builderContext.ts';
import { setTemplate } from '../store/edits.ts';

/** The address names a template, but the draft is not empty: apply the template to it, or start a new résumé. */
export function TemplateChoiceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const { language } = useLanguage();
  const template = findTemplateOrDefault(useUi((state) => state.offeredTemplateId) ?? '');
  const accent = useUi((state) => state.offeredAccent);
  const forNew = useUi((state) => state.offeredForNew);
  const name = template.name[language];
  const dress = () => {
    onClose();
    drafts.edit((resume) => withAccent(setTemplate(resume, template), accent), { tab: ui.state.getState().tab });
  };
  const begin = async () => {
    onClose();
    await drafts.replace(withAccent(createNewResume(choiceOf(template)), accent), 'template');
    ui.goToTab('personal');
    notify({ kind: 'success', text: t('builder.startNew.done') });
  };
  const choices = [
    <Button
      key="dress"
      tone={forNew ? 'plain' : 'primary'}
      {...(forNew ? {} : { 'data-autofocus': '' })}
      onClick={dress}
    >
      {t('builder.templateChoice.dress')}
    </Button>,
    <Button
      key="begin"
      tone={forNew ? 'primary' : 'plain'}
      {...(forNew ? { 'data-autofocus': '' } : {})}
      onClick={() => void begin()}
    >
      {t('builder.templateChoice.begin')}
    </Button>,
  ];
  const actions = (
    <>
      {forNew ? choices.toReversed() : choices}
      <Button tone="quiet" onClick={onClose}>
        {t('builder.templateChoice.leave')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('builder.templateChoice.title', { name })} onClose={onClose} actions={actions}>
      <p>{t('builder.templateChoice.text')}</p>
    </Dialog>
  );
}
