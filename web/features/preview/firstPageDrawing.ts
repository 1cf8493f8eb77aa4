import { nextTask } from '../../lib/async/idle.ts';
import { documentFonts } from '../../../shared/templates/html.ts';
import { templateOf } from '../../../shared/templates/catalogue.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { buildResumeDocument } from '../../../shared/templates/document/document.ts';
import type { TreeElement } from '../../../shared/templates/document/tree.ts';
import { A4_PAGE, findPageSize } from '../../../shared/templates/page.ts';
import { EndlessPage } from '../../../shared/templates/pagination/endlessPage.ts';
import { fitPages } from '../../../shared/templates/pagination/fitPages.ts';
import { createPageLayout } from '../../../shared/templates/pagination/pageLayout.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { loadFonts } from './loadFonts.ts';
import { createNode } from './patch.ts';
import { createStyleSheet, SHEETS_CSS } from './sheetStyles.ts';
import { BASE_CSS, fontUrl, loadTemplateStyle } from './templateCss.ts';

/** The small first page of a résumé: drawn once, and again only on request. */
export interface FirstPageDrawing {
  /** Draws this résumé when its turn comes; what is drawn stays until then. */
  draw(resume: ResumeData): void;
  destroy(): void;
}

const PAGE_CSS = `
${SHEETS_CSS}
:host { overflow: hidden; contain: strict; background: #fff; }
.page {
  position: absolute;
  inset: 0 auto auto 0;
  transform-origin: 0 0;
}
`;

/** Shared by all drawings, so that sixteen of them parse it once. */
const pageSheets = [PAGE_CSS, BASE_CSS].map(createStyleSheet);
const templateSheets = new Map<string, CSSStyleSheet>();

/** One drawing at a time, and one layout in a task: what is typed or scrolled meanwhile comes in between. */
const inTurn = createSerialQueue();

async function loadTemplateSheet(name: string): Promise<CSSStyleSheet> {
  const known = templateSheets.get(name);
  if (known) return known;
  const sheet = createStyleSheet(await loadTemplateStyle(name));
  templateSheets.set(name, sheet);
  return sheet;
}

/** Draws by the one rendering of preview and PDF, with the same pages; only the first is kept in the page. */
export function createFirstPage(host: HTMLElement): FirstPageDrawing {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const page = document.createElement('div');
  page.className = 'page';
  // The page has its own size before anything is drawn on it: none of it may count outside.
  root.adoptedStyleSheets = pageSheets;
  root.replaceChildren(page);
  let size = A4_PAGE;
  const fit = () => {
    page.style.inlineSize = `${size.widthMm}mm`;
    page.style.blockSize = `${size.heightPx}px`;
    page.style.transform = `scale(${host.clientWidth / size.widthPx})`;
  };
  const resize = new ResizeObserver(fit);
  resize.observe(host);
  let wanted: ResumeData | undefined;

  async function draw(resume: ResumeData): Promise<void> {
    const [style] = await Promise.all([
      loadTemplateSheet(templateOf(resume).style),
      loadFonts(documentFonts(resume), fontUrl),
    ]);
    await inTurn(async () => {
      await nextTask();
      if (wanted !== resume) return;
      const flow = document.createElement('div');
      flow.className = 'flow';
      root.append(flow);
      root.adoptedStyleSheets = [...pageSheets, style];
      try {
        const sheet = await layOutFirstPage(flow, resume, () => wanted === resume);
        if (!sheet) return;
        size = findPageSize(resume.design?.paper);
        fit();
        page.replaceChildren(createNode(sheet, document));
        host.dataset.drawn = '';
      } finally {
        flow.remove();
      }
    });
  }

  return {
    draw(resume) {
      if (wanted === resume) return;
      wanted = resume;
      // Without its style it would be another look than the one it is shown for: the paper stays blank.
      draw(resume).catch(() => {
        if (wanted === resume) wanted = undefined;
      });
    },
    destroy() {
      wanted = undefined;
      resize.disconnect();
    },
  };
}

/** The first sheet of the résumé, measured in `flow`; undefined when it is wanted no more. */
async function layOutFirstPage(
  flow: HTMLElement,
  resume: ResumeData,
  isWanted: () => boolean,
): Promise<TreeElement | undefined> {
  const tree = buildResumeDocument(resume);
  const article = createNode(tree, document) as HTMLElement;
  flow.append(article);
  const layout = createPageLayout(tree);
  const steps = fitPages(new EndlessPage(article), layout);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return layout.sheets(value.breaks)[0];
    // oxlint-disable-next-line no-await-in-loop -- each step is a layout of the whole document
    await nextTask();
    if (!isWanted()) return undefined;
  }
}
