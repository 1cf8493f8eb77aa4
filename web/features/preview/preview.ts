import { buildResumeDocument } from '../../../shared/templates/document/document.ts';
import { documentFonts } from '../../../shared/templates/html.ts';
import { choiceOf, templateOf, type Template } from '../../../shared/templates/catalogue.ts';
import { setKnob, type FontPairId } from '../../../shared/resume/design.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { enlargesLetters, loadFonts } from './loadFonts.ts';
import { MeasuredFlow, type MeasuredSheets } from './measuredFlow.ts';
import { findPageBreaks, findTextLines, isPrintingEngine, PageBreakInquiry, rememberPageBreaks } from './pageBreaks.ts';
import { createStyleSheet, FINE_SHEETS_CSS, SHEETS_CSS } from './sheetStyles.ts';
import { SheetStage } from './sheetStage.ts';
import { PdfLines } from './pdfLines.ts';
import type { PagesState, Preview, PreviewOptions } from './types.ts';

/**
 * Shows a résumé in `host` as the sheets of its PDF (BLD-01): the same document, CSS and fonts, broken into pages by
 * the same algorithm (docs/decisions/0002). Works under a strict content security policy: it uses adopted style sheets,
 * and `font-src 'self'` is all it needs. The host's own size sets the size of the pane.
 */
export function createPreview(host: HTMLElement, options: PreviewOptions): Preview {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const lookSheet = new CSSStyleSheet();
  const isPrintingBrowser = isPrintingEngine();
  const sheetsCss = isPrintingBrowser ? SHEETS_CSS : SHEETS_CSS + FINE_SHEETS_CSS;
  const isEnlarged = enlargesLetters(root);
  // In other letters than the PDF's a page breaks elsewhere in the engine that prints, too.
  const isPrinting = () => isPrintingBrowser && stage.pages.letters === undefined;
  root.adoptedStyleSheets = [createStyleSheet(sheetsCss), createStyleSheet(options.baseCss), lookSheet];
  const listeners = new Set<(pages: PagesState) => void>();
  const stage = new SheetStage(root, options, (pages) => listeners.forEach((listener) => listener(pages)));
  const lines = new PdfLines();
  const flow = new MeasuredFlow(root, {
    showAll(measured) {
      showSheets(measured);
      // Somebody types: what the pages come to is known once the document is fitted to them.
      if (!shown || !measured.breaks) return;
      if (isPrinting()) rememberPageBreaks(shown, measured.breaks);
      else inquiry?.show(shown, measured.isClose);
    },
    showInSight: (sheets) => stage.showInSight(lines.apply(sheets, false)),
    inSight: () => stage.inSight,
    elements: () => stage.elements,
  });
  const inquiry =
    options.askPageBreaks &&
    new PageBreakInquiry(options.askPageBreaks, (resume) => shown === resume && showDocument(resume));

  let shown: ResumeData | undefined;
  let latest: ResumeData | undefined;
  let look: PreviewLook | undefined;
  let switching: Promise<void> = Promise.resolve();
  let wanted: PreviewLook | undefined;
  let alive = true;

  /** Shows the sheets; where their breaks are the PDF's, with the PDF's lines too. */
  function showSheets(measured: MeasuredSheets): void {
    const pdfLines = shown && measured.isFromPdf ? findTextLines(shown) : undefined;
    const showLines = () => stage.show(lines.apply(measured.sheets, pdfLines !== undefined), measured);
    showLines();
    const made = () => ({ sheets: measured.sheets, elements: stage.elements });
    if (!pdfLines || !lines.set(pdfLines, made())) return;
    showLines();
    if (lines.check(made())) showLines();
  }

  const showDocument = (resume: ResumeData) =>
    flow.update(buildResumeDocument(resume), isPrinting() ? undefined : findPageBreaks(resume));

  const show = (resume: ResumeData) => {
    shown = resume;
    inquiry?.stop();
    showDocument(resume);
  };

  async function switchTo(next: PreviewLook, resume: ResumeData): Promise<void> {
    wanted = next;
    const [style, hasFonts] = await Promise.all([
      next.template === look?.template ? undefined : options.loadStyle(next.template.style).catch(() => ''),
      loadFonts(documentFonts(resume), options.fontUrl),
    ]);
    if (!alive || wanted !== next || !latest) return;
    wanted = undefined;
    look = next;
    stage.setLetters(isEnlarged ? 'enlarged' : hasFonts ? undefined : 'blocked');
    if (style !== undefined) lookSheet.replaceSync(style);
    show(latest);
  }

  return {
    update(resume) {
      latest = resume;
      const next = lookOf(resume);
      if (!isSameLook(next, wanted ?? look)) switching = switchTo(next, resume);
      // Until the other template or typeface is loaded, typed changes show in the previous one.
      if (!look) return;
      if (isSameLook(next, look)) wanted = undefined;
      show(isSameLook(next, look) ? resume : withLook(resume, look));
    },
    setZoom: (zoom) => stage.setZoom(zoom),
    setLabel: (label) => stage.setLabel(label),
    onPages(listener) {
      listeners.add(listener);
      listener(stage.pages);
      return () => listeners.delete(listener);
    },
    goToPage(page) {
      flow.finish();
      stage.goToPage(page);
    },
    showPlace(selector) {
      flow.finish();
      stage.showPlace(selector);
    },
    tryLooks: (run) => (latest === shown ? flow.tryLooks(run) : undefined),
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

/** Resources to load before a document can be shown. */
interface PreviewLook {
  readonly template: Template;
  readonly fonts: FontPairId | undefined;
}

const lookOf = (resume: ResumeData): PreviewLook => ({ template: templateOf(resume), fonts: resume.design?.fonts });
const isSameLook = (look: PreviewLook, other: PreviewLook | undefined) =>
  look.template === other?.template && look.fonts === other.fonts;
const withLook = (
  { design, templateVersion: _before, ...resume }: ResumeData,
  { template, fonts }: PreviewLook,
): ResumeData => {
  const shown = setKnob(design, 'fonts', fonts);
  return { ...resume, ...choiceOf(template), ...(shown && { design: shown }) };
};
