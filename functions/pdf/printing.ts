import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { closeFinishThreads } from './finish/finishThread.ts';
import { Lanes, type LaneName } from './lanes.ts';
import { PrintTurns } from './printTurns.ts';
import { createResumeJob, renderPdf } from './renderPdf.ts';
import { TemplateAssets } from './templateAssets.ts';

/** The browsers of this process, shared by all handlers that print. */
export const lanes = new Lanes();

let assets: TemplateAssets | undefined;

/** Returns the built files of the templates, read once. */
export const loadAssets = (folder: string): TemplateAssets => (assets ??= new TemplateAssets(folder));

/** The turns of this process's calls. */
export const turns = new PrintTurns(lanes);

/**
 * Starts the browsers of these lanes and prints a whole résumé in each, so that the first caller waits neither for them
 * nor for code that runs for the first time; a Hebrew résumé runs all of it. Only the visitors' browser by default:
 * most people begin without signing in. The members' browser starts with their first PDF, which takes 0.3 s; idle it
 * would take 110 MB, and while a function starts both would share one processor.
 */
export async function warm(names: readonly LaneName[] = ['visitors']): Promise<void> {
  const folder = process.env.TEMPLATE_ASSETS_DIR;
  if (folder === undefined) return;
  const job = createResumeJob(SAMPLE_HE, loadAssets(folder), { carry: true });
  await Promise.all(names.map((lane) => renderPdf(lanes.of(lane), job)));
}

/** Frees unused memory of the browsers. */
export async function rest(): Promise<void> {
  await lanes.rest();
}

/** Closes the browsers and the threads. */
export async function close(): Promise<void> {
  await Promise.all([lanes.close(), closeFinishThreads()]);
}

/** Warms up in Lambda, which gives a function more processor while it starts, at no cost of a caller's time. */
export async function warmInLambda(): Promise<void> {
  if (process.env.LAMBDA_TASK_ROOT !== undefined) await warm().catch(() => {});
}
