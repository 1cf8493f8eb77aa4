import { Suspense, lazy, useEffect } from 'react';
import { useStore } from 'zustand';
import { LANGUAGES } from '../../../shared/product.ts';
import { Segmented } from '../../design/Segmented.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/session.ts';
import { useResumeLanguage } from '../hooks.ts';
import { ActionPart } from './ActionPart.tsx';
import { Closed } from './Closed.tsx';
import { siteEditor } from './editor.ts';
import { JobPart } from './JobPart.tsx';
import { useImprover, useImproverState } from './shared.ts';
import { SummaryPart } from './SummaryPart.tsx';
import { knownProfile } from './useImprove.ts';
import { MODES } from './wish.ts';
import './ai.css';

const ReviewDialog = lazy(() => import('./review/ReviewDialog.tsx'));

/** Improve with AI (AI-01 to AI-04): what is asked, what it costs, what came of it. */
export default function AiTab() {
  const t = useText();
  const improver = useImprover();
  const wish = useImproverState((state) => state.wish);
  const reviewing = useImproverState((state) => state.reviewing && state.answer !== null);
  const isLocal = useStore(siteEditor, ({ ai }) => ai === 'local-editor');
  const signedIn = useSession(({ person }) => person !== null);
  // The price depends on the profile; where it cannot be read, the server decides.
  useEffect(() => {
    if (signedIn) void knownProfile();
  }, [signedIn]);
  useEffect(() => void improver.look(), [improver]);

  return (
    <div className="ai">
      {isLocal && <p className="notice notice-plain">{t('ai.localEditor')}</p>}
      <Closed />
      <div className="choice-row">
        <span className="choice-name">{t('ai.mode')}</span>
        <Segmented label={t('ai.mode')} value={wish.mode} onChange={(mode) => improver.wishFor({ mode })} options={MODES.map((value) => ({ value, label: t(`ai.mode.${value}`) }))} />
      </div>
      <p className="quiet">{t(`ai.about.${wish.mode}`)}</p>
      {wish.mode === 'job' && <JobPart />}
      <SummaryPart />
      <LanguagePart />
      <ActionPart />
      {reviewing && <Suspense><ReviewDialog /></Suspense>}
    </div>
  );
}

function LanguagePart() {
  const t = useText();
  const improver = useImprover();
  const { language: own } = useResumeLanguage();
  const language = useImproverState((state) => state.wish.language) ?? own;
  return (
    <>
      <div className="choice-row">
        <span className="choice-name">{t('ai.language')}</span>
        <Segmented label={t('ai.language')} value={language} onChange={(chosen) => improver.wishFor({ language: chosen === own ? null : chosen })} options={LANGUAGES.map((value) => ({ value, label: t(`builder.language.${value}`) }))} />
      </div>
      {language !== own && <p className="quiet">{t('ai.language.other')}</p>}
    </>
  );
}
