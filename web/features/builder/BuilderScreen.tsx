import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { resumeLanguage } from '../../../shared/resume/resumeLanguage.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PagePart, PartMissing } from '../../ui/PagePart.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { getPageCloudSync } from '../cloud/index.ts';
import { DraftStoreContext, ResumeLanguageContext, type LoadReport } from '../drafts/index.ts';
import { keepFocus } from '../../lib/dom/keepFocus.ts';
import { usePageMark } from '../../lib/dom/usePageMark.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { ImportReviewNote } from './importReview/ImportReviewNote.tsx';
import { useImportReview, useImportReviewStore } from './importReview/useImportReview.ts';
import { useHistoryLayer, useNavigationGuard } from '../../lib/routing/location.ts';
import { BuilderDialogs } from './BuilderDialogs.tsx';
import { StorageNotices } from './StorageNotices.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ExportButton } from './sheet/ExportButton.tsx';
import { SheetPane } from './sheet/SheetPane.tsx';
import { useContinueParameter } from './cloudSave/useContinue.ts';
import { useArrivalParameters } from './flows/useArrivalParameters.ts';
import { useShortcuts } from './flows/useShortcuts.ts';
import { BuilderContext, useBuilder, useIsWide, useResume, useUi } from './builderContext.ts';
import type { Builder } from './builder.ts';
import { useBuilderSlots } from './builderSlots.ts';

/** The review with its texts; loaded lazily when there is one. */
const StorageRiskNotice = lazyPart(async () => (await import('./dialogTable.tsx')).StorageRiskNotice, [], {
  isIdle: true,
});
const ImportReviewPane = lazyPart(
  async () => (await import('./importReview/ImportReviewPane.tsx')).default,
  ['review'],
  { Missing: () => <PartMissing className="sheet-pane" /> },
);

/** The design panel with its texts; loaded when it is opened. */
const DesignPanel = lazyPart(async () => (await import('./design/DesignPanel.tsx')).DesignPanel, ['design'], {
  Missing: () => <PartMissing className="panel" />,
});

export interface BuilderScreenProps {
  readonly builder: Builder;
  readonly report: LoadReport;
}

/**
 * The builder's three parts (sections, form, sheet) side by side, or form and sheet as alternatives on a narrow screen.
 */
export function BuilderScreen({ builder, report }: BuilderScreenProps) {
  return (
    <BuilderContext value={builder}>
      <DraftStoreContext value={builder.drafts}>
        <ResumeLanguageProvider>
          <BuilderLayout report={report} />
        </ResumeLanguageProvider>
      </DraftStoreContext>
    </BuilderContext>
  );
}

function ResumeLanguageProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  // An empty résumé gets the language of the screens: examples and presets follow it.
  return (
    <ResumeLanguageContext value={useResume((resume) => resumeLanguage(resume, language))}>
      {children}
    </ResumeLanguageContext>
  );
}

/** The alternatives of a narrow screen; with the review while there is one. */
const NARROW_VIEWS = ['form', 'review', 'preview'] as const;

function BuilderLayout({ report }: { report: LoadReport }) {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts, ui } = builder;
  const { Background, LetterForm } = useBuilderSlots();
  const isWide = useIsWide();
  const view = useUi((state) => state.view);
  const previewShown = useUi((state) => state.previewShown);
  const isLetter = useUi((state) => state.tab === 'letter');
  const designShown = useUi((state) => state.designShown);
  const [firstReport] = useState(report);
  useArrivalParameters();
  useContinueParameter();
  useShortcuts();
  useEffect(() => keepFocus(), []);
  useNavigationGuard(() => !drafts.state.stored, t('builder.leave'));
  useEffect(() => {
    const stop = ui.followHash();
    return () => {
      stop();
      // Asks before leaving the screen within the page: AUTO-05.
      drafts.flush();
      void getPageCloudSync().then((cloud) => cloud.autosave());
    };
  }, [ui, drafts]);

  const { review, shown: reviewShown } = useImportReview();
  const reviews = useImportReviewStore();
  const showReview = review !== null && (isWide ? reviewShown : view === 'review');
  const showSheet = !showReview && (isWide ? previewShown : view === 'preview');
  const showForm = isWide || (!showReview && !showSheet);
  const narrowView = showForm ? 'form' : view;
  const showDesign = designShown && showSheet;
  usePageMark('has-builder');
  usePageMark('has-view-switch', !isWide);
  useHistoryLayer(!isWide && !showForm, () => ui.update({ view: 'form' }));
  useHistoryLayer(!isWide && showDesign, () => ui.update({ designShown: false }));
  return (
    <div
      className="builder"
      data-view={isWide ? 'both' : narrowView}
      data-sheet={showSheet || showReview}
      data-design={showDesign}
    >
      <PagePart>
        <Toolbar />
      </PagePart>
      <StorageNotices report={firstReport}>
        <StorageRiskNotice />
        {isWide && review && !showReview && <ImportReviewNote review={review} onShow={() => reviews.setShown(true)} />}
      </StorageNotices>
      {showForm && (
        <PagePart>
          <SectionTabs hasPanel={!showDesign} />
        </PagePart>
      )}
      <div className="form">
        {showDesign ? (
          <DesignPanel />
        ) : (
          showForm && (
            <PagePart failed={<PartMissing className="panel" />}>
              {isLetter ? <LetterForm /> : <SectionPanel />}
            </PagePart>
          )
        )}
      </div>
      {showSheet && (
        <PagePart failed={<PartMissing className="sheet-pane" />}>
          <SheetPane />
        </PagePart>
      )}
      {showReview && <ImportReviewPane review={review} onHide={isWide ? () => reviews.setShown(false) : null} />}
      {!isWide && (
        <div className="view-switch">
          <SegmentedControl
            label={t('builder.view')}
            value={narrowView}
            onChange={(next) => ui.update({ view: next })}
            options={NARROW_VIEWS.filter((each) => each !== 'review' || review).map((value) => ({
              value,
              label: t(`builder.view.${value}`),
            }))}
          />
          <ExportButton short />
        </div>
      )}
      <BuilderDialogs />
      <LiveAnnouncer />
      <Background />
    </div>
  );
}

/** Live region: announces to screen readers what moved, was copied or undone. */
function LiveAnnouncer() {
  const { text, count } = useStore(useBuilder().announcements);
  return <output className="visually-hidden">{text !== '' && <p key={count}>{text}</p>}</output>;
}
