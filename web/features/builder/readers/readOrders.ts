import { DESIGN_KNOBS, setKnob, type TextOrder } from '../../../../shared/resume/design.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { Builder } from '../builder.ts';
import { makePdf } from '../flows/exportPdf.ts';
import { factsOf, statesIn, type FactState } from './facts.ts';
import { openOwnPages, readByPdfium } from './programs.ts';
import { READERS, readPdfTexts, type Reader } from './readTexts.ts';

export const TEXT_ORDERS = DESIGN_KNOBS.textOrder.options;

export const orderOf = ({ design }: ResumeData): TextOrder => design?.textOrder ?? TEXT_ORDERS[0];

/** The same résumé with the text of its PDF in another order; the first is that of a résumé that says none. */
export function withOrder({ design, ...resume }: ResumeData, order: TextOrder): ResumeData {
  const next = setKnob(design, 'textOrder', order === TEXT_ORDERS[0] ? undefined : order);
  return next ? { ...resume, design: next } : resume;
}

/** How many facts a reader has whole. */
export type FactCounts = Readonly<Partial<Record<Reader, number>>>;

interface ReaderStates {
  readonly reader: Reader;
  readonly states: ReadonlyMap<string, FactState>;
}

/** Counts of facts over the readers of PDFs. */
export const countsOf = (states: readonly ReaderStates[]): FactCounts =>
  Object.fromEntries(
    states
      .filter(({ reader }) => reader !== 'word')
      .map(({ reader, states: each }) => [reader, countWhole(each)] as const),
  );

const countWhole = (states: ReadonlyMap<string, FactState>) =>
  [...states.values()].filter((state) => state === 'whole').length;

/** Returns each reader's result for the résumé in another order of the text: its PDF is made, read and dropped. */
export async function readInOrder(
  builder: Pick<Builder, 'ui'>,
  resume: ResumeData,
  order: TextOrder,
): Promise<FactCounts> {
  const file = await makePdf(builder, withOrder(resume, order));
  const opened = await openOwnPages(file);
  try {
    const [{ pdfJs, pdfBox }, pdfium] = await Promise.all([readPdfTexts(opened.document), readByPdfium(file)]);
    const facts = factsOf(resume);
    const texts = { pdfJs, pdfium, pdfBox };
    return countsOf(
      READERS.flatMap((reader) => {
        const text = reader === 'word' ? undefined : texts[reader];
        return text === undefined ? [] : [{ reader, states: statesIn(text, facts) }];
      }),
    );
  } finally {
    opened.close();
  }
}
