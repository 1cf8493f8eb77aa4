import { LATER_ATTRIBUTE } from '../../../shared/templates/pagination/firstPages.ts';
import { PDF_LINES_CSS } from './breakText.ts';

/** Space between two sheets, in CSS px of the paper (before zoom). */
export const SHEET_GAP = 24;

/**
 * The sheet's own CSS: everything is laid out in paper size and scaled as a whole, so that zoom never moves a line
 * break.
 */
export const SHEETS_CSS = `
:host { all: initial; display: block; position: relative; }
.viewport {
  block-size: 100%;
  overflow: auto;
  overscroll-behavior-x: contain;
  /* Two fingers are ours (pinchZoom.ts). */
  touch-action: pan-x pan-y;
}
.viewport:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
.stage { position: relative; margin: 12px auto; overflow: clip; overflow-clip-margin: 12px; }
.paper { position: absolute; inset-block-start: 0; inset-inline-start: 0; }
.paper:dir(ltr) { transform-origin: 0 0; }
.paper:dir(rtl) { transform-origin: 100% 0; }
.leaf {
  position: absolute;
  inset-block-start: 0;
  border-radius: 2px;
  background: #fff;
  box-shadow: 0 1px 3px rgb(28 36 48 / 18%), 0 6px 18px rgb(28 36 48 / 10%);
}
.sheet { block-size: 100%; overflow: clip; print-color-adjust: exact; }
.flow {
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: max-content;
  block-size: 0;
  overflow: clip;
  visibility: hidden;
  contain: layout style;
}
/* A layer for each entry: with every change the engine goes through all boxes of the layers that changed (how far they
   are painted), and here that is the whole document. Nothing of it is drawn, and no box is laid out differently. */
.flow .entry { isolation: isolate; }
.flow [${LATER_ATTRIBUTE}] { content-visibility: hidden; }
/* A shadow is left out there, and white on white needs an edge. */
@media (forced-colors: active) {
  .leaf { outline: 1px solid CanvasText; }
}
/* On paper: one sheet to a page, in its own size. */
@media print {
  .viewport, .stage { inline-size: auto !important; block-size: auto !important; margin: 0; overflow: visible; }
  .paper { position: static; transform: none !important; }
  .leaf { position: static; border-radius: 0; box-shadow: none; outline: none; }
  .leaf + .leaf { break-before: page; }
  .flow { display: none; }
}
`;

/** How much finer an engine that does not print lays out. */
const FINENESS = 8;

/**
 * For engines that round where the one that prints does not (decision 2): WebKit advances of glyphs and heights of
 * lines to whole px, Firefox to 60ths. What is rounded is so many times larger here, and shown in its own size.
 */
export const FINE_SHEETS_CSS = `
@supports (zoom: ${FINENESS}) {
  .flow > .resume { zoom: ${FINENESS}; }
  .leaf > .sheet {
    inline-size: var(--page-width);
    block-size: var(--page-height);
    zoom: ${FINENESS};
    transform: scale(${1 / FINENESS});
  }
  .leaf > .sheet:dir(ltr) { transform-origin: 0 0; }
  .leaf > .sheet:dir(rtl) { transform-origin: 100% 0; }
  /* Cut into pages, what is larger by zoom alone would fill eight times as many. A page is half a pixel lower there. */
  @media print {
    .leaf { block-size: auto !important; }
    .leaf > .sheet { block-size: calc(var(--page-height) - 1px); zoom: 1; transform: none; }
  }
}
${PDF_LINES_CSS}`;

/** A style sheet that a shadow root can adopt. */
export function createStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
