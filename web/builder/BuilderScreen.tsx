import { useEffect, useState, type ReactNode } from 'react';
import { resumeLanguage } from '../../shared/resume/language.ts';
import { Segmented } from '../design/Segmented.tsx';
import type { LoadReport } from '../draft/types.ts';
import { useLanguage, useText } from '../i18n/useText.ts';
import { useNavigationGuard } from '../layout/useNavigationGuard.ts';
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

  const showForm = isWide || view === 'form';
  const showSheet = isWide ? previewShown : view === 'preview';
  return (
    <div className="builder" data-view={isWide ? 'both' : view} data-sheet={showSheet}>
      <Toolbar />
      <Notices report={firstReport} />
      {showForm && <SectionTabs />}
      {showForm && <Panel />}
      {showSheet && <SheetPane />}
      {!isWide && (
        <div className="view-switch">
          <Segmented
            label={t('builder.view')}
            value={view}
            onChange={(next) => ui.set({ view: next })}
            options={[{ value: 'form', label: t('builder.view.form') }, { value: 'preview', label: t('builder.view.preview') }]}
          />
          <ExportButton short />
        </div>
      )}
      <Dialogs />
      <Spoken />
    </div>
  );
}
