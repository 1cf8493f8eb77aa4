import { buildResumeDocument } from '../../../shared/templates/document/document.ts';
import { findTemplateOrDefault } from '../../../shared/templates/catalogue.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { loadFonts } from './loadFonts.ts';
import { A4_PAGE } from '../../../shared/templates/page.ts';
import { MeasuredFlow } from './measuredFlow.ts';
import { findPageBreaks, isPrintingEngine, PageBreakInquiry, rememberPageBreaks } from './pageBreaks.ts';
import { SHEETS_CSS } from './sheetStyles.ts';
import { SheetStage } from './sheetStage.ts';
import type { PagesState, Preview, PreviewOptions } from './types.ts';

/** Part of a page that a document fills when it may have two pages in another engine. */
const NEAR_BREAK = 0.85;

/**
 * Shows a résumé in `host` as the sheets of its PDF: the same document, CSS and fonts, broken into pages by the same
 * algorithm (docs/decisions/0002). Works under a strict content security policy: it uses adopted style sheets, and
 * `font-src 'self'` is all it needs. The host's own size sets the size of the pane.
 */
export function createPreview(host: HTMLElement, options: PreviewOptions): Preview {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const lookSheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [createStyleSheet(SHEETS_CSS), createStyleSheet(options.baseCss), lookSheet];
  const listeners = new Set<(pages: PagesState) => void>();
  const stage = new SheetStage(root, options.label ?? '', (pages) => listeners.forEach((listener) => listener(pages)));
  const flow = new MeasuredFlow(root, (measured) => {
    stage.show(measured.sheets, measured.sizeClass);
    if (shown && isPrinting && measured.breaks) rememberPageBreaks(shown, measured.breaks);
    isNearBreak = measured.height > NEAR_BREAK * A4_PAGE.heightPx;
  });
  const isPrinting = isPrintingEngine();
  const inquiry =
    options.askPageBreaks && !isPrinting
      ? new PageBreakInquiry(options.askPageBreaks, (resume) => shown === resume && showDocument(resume))
      : undefined;

  let isNearBreak = false;
  let shown: ResumeData | undefined;
  let latest: ResumeData | undefined;
  let template: string | undefined;
  let switching: Promise<void> = Promise.resolve();
  let wanted: string | undefined;
  let alive = true;

  const showDocument = (resume: ResumeData) =>
    flow.update(buildResumeDocument(resume), isPrinting ? undefined : findPageBreaks(resume));

  const show = (resume: ResumeData) => {
    shown = resume;
    showDocument(resume);
    // A document that leaves much of its page empty has one page everywhere.
    if (isNearBreak) inquiry?.show(resume);
    else inquiry?.stop();
  };

  async function switchTo(id: string): Promise<void> {
    wanted = id;
    const [look] = await Promise.all([
      options.loadStyle(id).catch(() => ''),
      loadFonts(findTemplateOrDefault(id).fonts, options.fontUrl),
    ]);
    if (!alive || wanted !== id || !latest) return;
    wanted = undefined;
    template = id;
    lookSheet.replaceSync(look);
    show(latest);
  }

  return {
    update(resume) {
      latest = resume;
      const id = findTemplateOrDefault(resume.templateId).id;
      if (id !== (wanted ?? template)) switching = switchTo(id);
      // Until the other template is loaded, typed changes show in the previous one.
      if (template !== undefined && (id === template || wanted !== undefined)) {
        if (id === template) wanted = undefined;
        show(id === template ? resume : { ...resume, templateId: template });
      }
    },
    setZoom: (zoom) => stage.setZoom(zoom),
    setLabel: (label) => stage.setLabel(label),
    onPages(listener) {
      listeners.add(listener);
      listener(stage.pages);
      return () => listeners.delete(listener);
    },
    goToPage: (page) => stage.goToPage(page),
    showPlace: (selector) => stage.showPlace(selector),
    async settled() {
      for (let seen: unknown; seen !== switching;) await (seen = switching);
      flow.layOut();
    },
    destroy() {
      alive = false;
      inquiry?.stop();
      listeners.clear();
      flow.destroy();
      stage.destroy();
      root.adoptedStyleSheets = [];
      root.replaceChildren();
    },
  };
}

function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
