import { DESIGN_KNOBS, setKnob, type TextOrder } from '../../../../shared/resume/design.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { Builder } from '../builder.ts';
import { makePdf } from '../flows/exportPdf.ts';
import { factsOf, statesIn, type FactState } from './facts.ts';
import { openOwnPages, readByPdfium } from './programs.ts';
import { readPdfTexts, type Reader } from './readTexts.ts';

export const TEXT_ORDERS = DESIGN_KNOBS.textOrder.options;

export const orderOf = ({ design }: ResumeData): TextOrder => design?.textOrder ?? TEXT_ORDERS[0];

/** The same résumé with the text of its PDF in another order; the first is that of a résumé that says none. */
export function withOrder({ design, ...resume }: ResumeData, order: TextOrder): ResumeData {
  const next = setKnob(design, 'textOrder', order === TEXT_ORDERS[0] ? undefined : order);
  return next ? { ...resume, design: next } : resume;
}

/** How many facts a reader has whole. */
export type FactCounts = Readonly<Partial<Record<Reader, number>>>;

export const countWhole = (states: ReadonlyMap<string, FactState>): number =>
  [...states.values()].filter((state) => state === 'whole').length;

/** What each reader of PDFs makes of the résumé in an order that is not its own: its PDF is made, read and forgotten. */
export async function readInOrder(builder: Pick<Builder, 'ui'>, resume: ResumeData, order: TextOrder) {
  const file = await makePdf(builder, withOrder(resume, order));
  const opened = await openOwnPages(file);
  try {
    const [pages, pdfium] = await Promise.all([readPdfTexts(opened.document), readByPdfium(file)]);
    const facts = factsOf(resume);
    const texts = { pdfJs: pages.pdfJs, pdfium, pdfBox: pages.pdfBox };
    return Object.fromEntries(
      Object.entries(texts).flatMap(([reader, text]) =>
        text === undefined ? [] : [[reader, countWhole(statesIn(text, facts))]],
      ),
    ) as FactCounts;
  } finally {
    opened.close();
  }
}
