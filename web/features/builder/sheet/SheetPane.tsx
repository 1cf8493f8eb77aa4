import { useCallback, useEffect, useRef, useState } from 'react';
import { detectLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { LANGUAGES, toSupportedLanguage } from '../../../../shared/platform/language.ts';
import { newerVersion, templateOf } from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartMissing } from '../../../ui/PagePart.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { PreviewPane, type PreviewHandle } from '../../preview/PreviewPane.tsx';
import type { AskPageBreaks, PagesState } from '../../preview/index.ts';
import { api } from '../../../lib/api/client.ts';
import { useBuilder, useIsWide, useResume, useUi } from '../builderContext.ts';
import { useBuilderSlots } from '../builderSlots.ts';
import { setLanguage } from '../store/edits.ts';
import { focusField } from '../flows/focusField.ts';
import { ExportButton, FormatsButton, PdfLinks } from './ExportButton.tsx';
import { PageNavigation } from './PageNavigation.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { useSheetLinks } from './useSheetLinks.ts';

/** The strip with its texts; loaded when it is opened. */
const TemplateStrip = lazyPart(async () => (await import('../templates/TemplateStrip.tsx')).TemplateStrip, ['design'], {
  Missing: () => <PartMissing />,
});

const askPageBreaks: AskPageBreaks = (resume, signal) =>
  api.measurePages({ templateId: resume.templateId, resumeData: resume }, { signal });

/** The sheet: the résumé as its PDF will be, with the controls of the document as a whole. */
export function SheetPane() {
  const t = useTranslations();
  const { previewSource, ui } = useBuilder();
  const { SheetNote } = useBuilderSlots();
  const isWide = useIsWide();
  const pages = useUi((state) => state.pages);
  const templatesShown = useUi((state) => state.templatesShown);
  const [isFullScreen, setFullScreen] = useState(false);
  const isFit = (pages?.zoom ?? 'fit') === 'fit';
  const preview = useRef<PreviewHandle>(null);
  const press = useSheetLinks(preview);
  const onPages = useCallback((next: PagesState) => ui.update({ pages: next }), [ui]);
  useEffect(() => {
    ui.update({ sheet: preview.current });
    return () => ui.update({ sheet: null });
  }, [ui]);
  const isLetter = useUi(({ letterShown }) => letterShown !== null);
  const isEmpty = useResume(isEmptyResume) && !isLetter;
  const begin = () => focusField(ui, { tab: 'personal', field: 'personal.fullName' });
  const pane = useFullScreen(isFullScreen, () => setFullScreen(false));
  return (
    <section
      ref={pane}
      className="sheet-pane"
      aria-label={t('builder.preview')}
      data-size={pages?.sizeClass ?? 'normal'}
      data-full-screen={isFullScreen}
    >
      <div className="sheet-bar">
        <TemplateButton />
        <DesignButton />
        <ResumeLanguageSelect />
        {isWide && <ExportButton />}
        {isWide && <FormatsButton />}
      </div>
      {templatesShown && <TemplateStrip />}
      <SheetNote />
      {pages?.letters && <p className="letters-note">{t(`builder.letters.${pages.letters}`)}</p>}
      {/* For whoever points: by keyboard the list of sections leads to the same fields. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className="desk" translate="no" onClick={isEmpty ? begin : press}>
        {/* The sample on it is for the eye alone, and nothing to press. */}
        <div className="desk-paper" inert={isEmpty}>
          <PreviewPane
            ref={preview}
            className="desk-sheets"
            source={previewSource}
            label={t('builder.preview.pages')}
            onPages={onPages}
            askPageBreaks={askPageBreaks}
          />
        </div>
        {isEmpty && <p className="empty-note">{t('builder.preview.empty')}</p>}
      </div>
      <PdfLinks />
      <div className="sheet-foot">
        <PageNavigation pages={isEmpty ? null : pages} goTo={(page) => preview.current?.goToPage(page)} />
        <span className="sheet-zoom">
          <IconButton
            size="small"
            tip="above"
            edge="end"
            icon={isFit ? 'zoomIn' : 'zoomOut'}
            label={t(isFit ? 'builder.zoom.full' : 'builder.zoom.fit')}
            onClick={() => preview.current?.setZoom(isFit ? 1 : 'fit')}
          />
          <IconButton
            size="small"
            tip="above"
            edge="end"
            icon={isFullScreen ? 'close' : 'fullScreen'}
            label={t(isFullScreen ? 'builder.fullScreen.leave' : 'builder.fullScreen')}
            onClick={() => setFullScreen(!isFullScreen)}
          />
        </span>
      </div>
    </section>
  );
}

function TemplateButton() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const { language } = useLanguage();
  const template = useResume(templateOf);
  const isOutdated = useResume((resume) => newerVersion(resume) !== undefined && !isEmptyResume(resume));
  const isShown = useUi((state) => state.templatesShown);
  return (
    <Button
      size="small"
      icon="template"
      className="template-button"
      aria-expanded={isShown}
      onClick={() => (isShown ? ui.update({ templatesShown: false }) : ui.openTemplates())}
    >
      <span className="visually-hidden">{t('builder.template.change')}</span>
      {template.name[language]}
      {isOutdated && (
        <span className="template-mark" title={t('builder.template.newer')}>
          <span className="visually-hidden">{t('builder.template.newer')}</span>
        </span>
      )}
    </Button>
  );
}

function DesignButton() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const isShown = useUi((state) => state.designShown);
  return (
    <Button
      size="small"
      icon="design"
      className="design-button"
      aria-expanded={isShown}
      onClick={() => ui.update({ designShown: !isShown, designPart: null, ...(!isWide && { templatesShown: false }) })}
    >
      {t('builder.design')}
    </Button>
  );
}

/** The résumé's own language, apart from that of the screens; detected from its content unless it is set. */
function ResumeLanguageSelect() {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const stated = useResume((resume) => resume.language);
  const screens = useLanguage();
  const detected = useResume((resume) => detectLanguage(resume, screens.language));
  return (
    <label className="language-choice">
      <span className="visually-hidden">{t('builder.language.label')}</span>
      <select
        className="quiet-select"
        value={stated ?? 'auto'}
        onChange={(event) => {
          const language = toSupportedLanguage(event.target.value) ?? null;
          drafts.edit((resume) => setLanguage(resume, language), { tab: 'personal' });
        }}
      >
        <option value="auto">{t('builder.language.auto', { language: t(`builder.language.${detected}`) })}</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`builder.language.only.${language}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
