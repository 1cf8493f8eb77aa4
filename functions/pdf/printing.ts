import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { closeFinishThreads } from './finish/finishThread.ts';
import { Lanes, type LaneName } from './lanes.ts';
import { PrintTurns } from './printTurns.ts';
import { createResumeJob, renderPdf } from './renderPdf.ts';
import { TemplateAssets } from './templateAssets.ts';

/** The browsers of this process, whichever of its handlers print. */
export const lanes = new Lanes();

let assets: TemplateAssets | undefined;

/** The built files of the templates, read once. */
export const loadAssets = (folder: string): TemplateAssets => (assets ??= new TemplateAssets(folder));

/** In whose turn the calls of this process print. */
export const turns = new PrintTurns(lanes);

/**
 * Starts the browsers of these lanes and prints a whole résumé in each, so that the first caller waits neither for them
 * nor for code that runs for the first time: one in Hebrew goes through all of it. Most who begin have not signed in;
 * members' browser starts with their first PDF, for which it takes 0.3 s: a second one at rest takes 110 MB, and while
 * a function starts both share one processor.
 */
export async function warm(names: readonly LaneName[] = ['visitors']): Promise<void> {
  const folder = process.env.TEMPLATE_ASSETS_DIR;
  if (folder === undefined) return;
  const job = createResumeJob(SAMPLE_HE, loadAssets(folder), { carry: true });
  await Promise.all(names.map((lane) => renderPdf(lanes.of(lane), job)));
}

/** Gives back what the browsers do not use. */
export async function rest(): Promise<void> {
  await lanes.rest();
}

/** Ends the browsers and the threads. */
export async function close(): Promise<void> {
  await Promise.all([lanes.close(), closeFinishThreads()]);
}

/** Lambda gives a function more processor while it starts, and the time is not the caller's. */
export async function warmInLambda(): Promise<void> {
  if (process.env.LAMBDA_TASK_ROOT !== undefined) await warm().catch(() => {});
}
