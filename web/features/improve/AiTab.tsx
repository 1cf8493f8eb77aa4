import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { LANGUAGES } from '../../../shared/platform/language.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useSiteConfig } from '../../lib/api/useSiteConfig.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useResumeLanguage } from '../drafts/index.ts';
import { ImproveAction } from './ImproveAction.tsx';
import { ImproveResult } from './ImproveResult.tsx';
import { ImproveUnavailable } from './ImproveUnavailable.tsx';
import { JobDescriptionField } from './JobDescriptionField.tsx';
import { useFreshCredits } from './useFreshCredits.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import { SummaryOptionsForm } from './SummaryOptionsForm.tsx';
import { IMPROVE_MODES } from './improveOptions.ts';
import '../../ui/field.css';
import '../../ui/notice.css';
import './ai.css';

/**
 * The tab "Improve with AI" (AI-01, AI-02, AI-03, AI-04): the advertisement and how the résumé answers it, then options
 * and price; or the result.
 */
export default function AiTab() {
  const t = useTranslations();
  const improver = useImprover();
  const wish = useImproverState((state) => state.options);
  const { response, pending } = useImproverState(
    useShallow((state) => ({ response: state.response, pending: state.pending })),
  );
  // The texts name the local editor where it is in use; a model is assumed until the site's configuration says
  // otherwise.
  const isLocal = useSiteConfig()?.ai === 'local-editor';
  // The price depends on the profile.
  useFreshCredits();
  useEffect(() => void improver.checkAvailability(), [improver]);

  if (response && pending)
    return (
      <div className="ai">
        {isLocal && <p className="notice notice-plain">{t('ai.localEditor')}</p>}
        <ImproveResult key={pending.requestId} response={response} request={pending} />
      </div>
    );
  return (
    <div className="ai">
      {isLocal && <p className="notice notice-plain">{t('ai.localEditor')}</p>}
      <ImproveUnavailable />
      <JobDescriptionField />
      <div className="choice-row">
        <span className="choice-name">{t('ai.mode')}</span>
        <SegmentedControl
          label={t('ai.mode')}
          value={wish.mode}
          onChange={(mode) => improver.setOptions({ mode })}
          options={IMPROVE_MODES.map((value) => ({ value, label: t(`ai.mode.${value}`) }))}
        />
      </div>
      <p className="quiet">{t(`ai.about.${wish.mode}`)}</p>
      <SummaryOptionsForm />
      <LanguageOption />
      <ImproveAction />
    </div>
  );
}

function LanguageOption() {
  const t = useTranslations();
  const improver = useImprover();
  const resume = useResumeLanguage();
  const language = useImproverState((state) => state.options.language) ?? resume.language;
  return (
    <>
      <div className="choice-row">
        <span className="choice-name">{t('ai.language')}</span>
        <SegmentedControl
          label={t('ai.language')}
          value={language}
          onChange={(chosen) => improver.setOptions({ language: chosen === resume.language ? null : chosen })}
          options={LANGUAGES.map((value) => ({ value, label: t(`builder.language.${value}`) }))}
        />
      </div>
      {language !== resume.language && <p className="quiet">{t('ai.language.other')}</p>}
    </>
  );
}
