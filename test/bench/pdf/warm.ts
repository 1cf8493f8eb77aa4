import type { CDPSession, Page } from 'puppeteer-core';
import { database } from '../../../functions/platform/dynamodb/client.ts';
import { launchChromium } from '../../../functions/pdf/launchChromium.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { PageBreaks } from '../../../shared/templates/pagination/paginate.ts';
import { showSheets } from '../../tools/print-pdf.ts';
import { quantile, type BenchRow } from '../bench.ts';
import { FarDatabase } from './farDatabase.ts';
import { takeTurns } from './turns.ts';

/** Asks for the PDF of a résumé as another person each time. */
export type CallHandler = (resume: ResumeData, pageBreaks?: PageBreaks) => Promise<void>;

/** Times the bare print that a call may take. */
const BAR = 1.6;
/** Milliseconds in which a browser has painted its screen again. */
const PAUSE_MS = 20;

const PRINT_OPTIONS = {
  preferCSSPageSize: true,
  printBackground: true,
  scale: 1,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

/**
 * The handler beside the least it could do: printing the same page, loaded once, over and over. A preview that lays
 * pages out as the PDF does sends their breaks; for whoever sends none they are measured.
 *
 * First without a pause, so that each begins while the browser before it still paints, and with the database's emulator
 * on the same processors. Then with a pause, which tells what is whose: the emulator's part is the difference to a
 * database that answers from elsewhere; what every service pays that gets a new document is the difference between the
 * bare print and the one with new markup, which no former print has styled, laid out and shaped.
 */
export async function warmRows(call: CallHandler, resume: ResumeData): Promise<BenchRow[]> {
  const browser = await launchChromium();
  const far = new FarDatabase(database);
  try {
    const page = await browser.newPage();
    const breaks = await showSheets(page as unknown as Parameters<typeof showSheets>[0], resume);
    const fill = await filler(page, resume.personalInfo.fullName);
    await page.setJavaScriptEnabled(false);
    const session = await page.createCDPSession();
    const bare = () => session.send('Page.printToPDF', PRINT_OPTIONS);
    const from = async (isFar: boolean, pageBreaks?: PageBreaks) => {
      far.isOn = isFar;
      await call(resume, pageBreaks);
    };
    const near = { bare, given: () => from(false, breaks), measured: () => from(false) };
    const atOnce = await takeTurns(near);
    const filled = () => Promise.all([fill(), bare()]);
    const elsewhere = { farGiven: () => from(true, breaks), farMeasured: () => from(true) };
    const paused = await takeTurns({ ...near, ...elsewhere, filled }, { pause: PAUSE_MS });
    return [...atOnceRows(atOnce), ...pausedRows(paused)];
  } finally {
    far.close();
    await browser.close();
  }
}

/** Fills the page's own markup in once more, with another name each time. */
async function filler(page: Page, name: string): Promise<() => Promise<unknown>> {
  const session: CDPSession = await page.createCDPSession();
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'filler' };
  const { executionContextId } = await session.send('Page.createIsolatedWorld', world);
  const markup = await page.evaluate<[], () => string>('document.body.innerHTML');
  let count = 0;
  return () => {
    count += 1;
    return session.send('Runtime.callFunctionOn', {
      executionContextId,
      functionDeclaration: 'function (html) { document.body.innerHTML = html; }',
      arguments: [{ value: markup.replace(name, () => `${name} ${count}`) }],
    });
  };
}

type Times<Name extends string> = Readonly<Record<Name, readonly number[]>>;
type NearName = 'bare' | 'given' | 'measured';

function atOnceRows({ bare, given, measured }: Times<NearName>): BenchRow[] {
  return [
    { measure: 'bare printToPDF, median', value: quantile(bare), unit: 'ms' },
    { measure: 'warm handler, median', value: quantile(given), unit: 'ms' },
    { measure: 'warm handler, 95th percentile', value: quantile(given, 0.95), unit: 'ms' },
    ratio('warm handler : bare printToPDF', given, bare),
    { measure: 'warm handler that measures the pages, median', value: quantile(measured), unit: 'ms' },
    ratio('warm handler that measures : bare printToPDF', measured, bare),
  ];
}

function pausedRows(times: Times<NearName | 'farGiven' | 'farMeasured' | 'filled'>): BenchRow[] {
  const { bare, filled, given, measured, farGiven, farMeasured } = times;
  const rows: readonly [string, readonly number[]][] = [
    ['bare printToPDF', bare],
    ['bare, new markup filled in', filled],
    ['warm handler', given],
    ['warm handler, database elsewhere', farGiven],
    ['warm handler that measures', measured],
    ['warm handler that measures, database elsewhere', farMeasured],
  ];
  return [
    ...rows.flatMap(([name, own]): BenchRow[] => [
      { measure: `after a pause: ${name}, median`, value: quantile(own), unit: 'ms' },
      { measure: `after a pause: ${name}, 10th percentile`, value: quantile(own, 0.1), unit: 'ms' },
    ]),
    { measure: 'after a pause: new markup filled in : bare', value: quantile(filled) / quantile(bare), unit: 'x' },
    ratio('after a pause: warm handler : bare', given, bare),
    ratio('after a pause, database elsewhere: warm handler : bare', farGiven, bare),
    ratio('after a pause: warm handler that measures : bare', measured, bare),
    ratio('after a pause, database elsewhere: warm handler that measures : bare', farMeasured, bare),
  ];
}

const ratio = (measure: string, one: readonly number[], bare: readonly number[]): BenchRow => ({
  measure,
  value: quantile(one) / quantile(bare),
  unit: 'x',
  bar: BAR,
});
