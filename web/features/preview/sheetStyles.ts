import { A4_PAGE } from '../../../shared/templates/page.ts';

/** Space between two sheets, in CSS px of the paper (before zoom). */
export const SHEET_GAP = 24;

/** From the start of one sheet to the start of the next, in CSS px of the paper. */
export const SHEET_STEP = A4_PAGE.widthPx + SHEET_GAP;

/**
 * The sheet's own CSS: everything is laid out in paper size and scaled as a whole, so that zoom never moves a line
 * break.
 */
export const SHEETS_CSS = `
:host { all: initial; display: block; }
.viewport {
  block-size: 100%;
  overflow: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 12px;
  overscroll-behavior-x: contain;
}
.viewport:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
.stage { position: relative; margin: 12px auto; overflow: clip; overflow-clip-margin: 12px; }
.paper { position: absolute; inset-block-start: 0; inset-inline-start: 0; block-size: ${A4_PAGE.heightPx}px; }
.paper:dir(ltr) { transform-origin: 0 0; }
.paper:dir(rtl) { transform-origin: 100% 0; }
.leaf {
  position: absolute;
  inset-block: 0;
  inline-size: 210mm;
  scroll-snap-align: center;
  border-radius: 2px;
  background: #fff;
  box-shadow: 0 1px 3px rgb(28 36 48 / 18%), 0 6px 18px rgb(28 36 48 / 10%);
}
.sheet { block-size: 100%; print-color-adjust: exact; }
.flow {
  position: relative;
  inline-size: 210mm;
  block-size: ${A4_PAGE.heightPx}px;
  column-width: 210mm;
  column-gap: ${SHEET_GAP}px;
  column-fill: auto;
  orphans: 2;
  widows: 2;
}
.flow.unpaged { position: absolute; visibility: hidden; block-size: auto; column-width: auto; }
`;
