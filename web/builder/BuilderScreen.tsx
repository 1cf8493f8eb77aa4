import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { resumeLanguage } from '../../shared/resume/language.ts';
import { Segmented } from '../design/Segmented.tsx';
import type { LoadReport } from '../draft/types.ts';
import { useLanguage, useText } from '../i18n/useText.ts';
import { ReviewPane } from '../import/review/lazy.ts';
import { ReviewNote } from '../import/review/ReviewNote.tsx';
import { useReview, useReviews } from '../import/review/useReview.ts';
import { useNavigationGuard } from '../layout/useNavigationGuard.ts';
import { ImprovementElsewhere } from './ai/lazy.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Notices } from './Notices.tsx';
import { Panel } from './Panel.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { Spoken } from './Spoken.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ExportButton } from './sheet/ExportButton.tsx';
import { SheetPane } from './sheet/SheetPane.tsx';
import { useContinue } from './cloud/useContinue.ts';
import { useArrival } from './flows/useArrival.ts';
import { useShortcuts } from './flows/useShortcuts.ts';
import { BuilderContext, ResumeLanguageContext, useBuilder, useIsWide, useResume, useUi } from './hooks.ts';
import type { Builder } from './session.ts';

export interface BuilderScreenProps {
  readonly builder: Builder;
  readonly report: LoadReport;
}

/** The builder's three parts (sections, form, sheet) side by side, or form and sheet in turn on a narrow screen. */
export function BuilderScreen({ builder, report }: BuilderScreenProps) {
  return (
    <BuilderContext value={builder}>
      <InResumeLanguage>
        <Layout report={report} />
      </InResumeLanguage>
    </BuilderContext>
  );
}

function InResumeLanguage({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  // A résumé that says nothing yet is taken to be in the language of the screens: examples and presets follow it.
  return <ResumeLanguageContext value={useResume((resume) => resumeLanguage(resume, language))}>{children}</ResumeLanguageContext>;
}

/** What a narrow screen shows in turn; the review while there is one. */
const VIEWS = ['form', 'review', 'preview'] as const;

function Layout({ report }: { report: LoadReport }) {
  const t = useText();
  const builder = useBuilder();
  const { drafts, ui } = builder;
  const isWide = useIsWide();
  const view = useUi((state) => state.view);
  const previewShown = useUi((state) => state.previewShown);
  const [firstReport] = useState(report);
  useArrival();
  useContinue();
  useShortcuts();
  useNavigationGuard(() => drafts.state.unsaved, t('builder.leave'));
  useEffect(() => {
    const stop = ui.followAddress();
    return () => {
      stop();
      // Leaving the screen within the page: AUTO-05.
      drafts.flush();
    };
  }, [ui, drafts]);

  const { review, shown: reviewShown } = useReview();
  const reviews = useReviews();
  const showReview = review !== null && (isWide ? reviewShown : view === 'review');
  const showSheet = !showReview && (isWide ? previewShown : view === 'preview');
  const showForm = isWide || (!showReview && !showSheet);
  return (
    <div className="builder" data-view={isWide ? 'both' : showForm ? 'form' : view} data-sheet={showSheet || showReview}>
      <Toolbar />
      <Notices report={firstReport}>{review && !showReview && isWide && <ReviewNote review={review} onShow={() => reviews.show(true)} />}</Notices>
      {showForm && <SectionTabs />}
      {showForm && <Panel />}
      {showSheet && <SheetPane />}
      {showReview && <Suspense><ReviewPane review={review} onHide={isWide ? () => reviews.show(false) : null} /></Suspense>}
      {!isWide && (
        <div className="view-switch">
          <Segmented
            label={t('builder.view')}
            value={showForm ? 'form' : view}
            onChange={(next) => ui.set({ view: next })}
            options={VIEWS.filter((each) => each !== 'review' || review !== null).map((value) => ({ value, label: t(`builder.view.${value}`) }))}
          />
          <ExportButton short />
        </div>
      )}
      <Dialogs />
      <Spoken />
      <ImprovementElsewhere />
    </div>
  );
}
