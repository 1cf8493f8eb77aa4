import { addressRateKey } from '../http/rateLimit.ts';
import type { AuthenticatedUser } from '../http/call.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { Lanes, type LaneName } from './lanes.ts';
import type { PrintBrowser } from './printBrowser.ts';
import { createResumeJob, HEAVY_PRINT_COST, renderPdf, type PrintJob } from './renderPdf.ts';
import { TemplateAssets } from './templateAssets.ts';

/** The browsers of this process, whichever of its handlers print. */
export const lanes = new Lanes();

let assets: TemplateAssets | undefined;

/** The built files of the templates, read once. */
export const loadAssets = (folder: string): TemplateAssets => (assets ??= new TemplateAssets(folder));

/** Throws pdf_failed where a part of ours is missing. */
export function createJob(create: () => PrintJob): PrintJob {
  try {
    return create();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('pdf_failed', { cause });
  }
}

/** The browser that is for this kind of job, and as whom its caller waits there. */
export function laneOf(
  { cost, isUntrusted }: PrintJob,
  user: AuthenticatedUser | undefined,
  address: string,
): { readonly printer: PrintBrowser; readonly caller: string } {
  const ofVisitor: LaneName = cost > HEAVY_PRINT_COST ? 'slow' : 'visitors';
  const ofMember: LaneName = isUntrusted ? 'markup' : 'members';
  return { printer: lanes.of(user ? ofMember : ofVisitor), caller: user?.id ?? addressRateKey(address) };
}

/**
 * Starts the browsers of résumés and prints a whole résumé in each, so that the first caller waits neither for them nor
 * for code that runs for the first time: one in Hebrew goes through all of it.
 */
export async function warm(): Promise<void> {
  const folder = process.env.TEMPLATE_ASSETS_DIR;
  if (folder === undefined) return;
  const job = createResumeJob(SAMPLE_HE, loadAssets(folder), { carry: true });
  await Promise.all((['members', 'visitors'] as const).map((lane) => renderPdf(lanes.of(lane), job)));
}

/** Ends the browsers. */
export async function close(): Promise<void> {
  await lanes.close();
}

/** Lambda gives a function more processor while it starts, and the time is not the caller's. */
export async function warmInLambda(): Promise<void> {
  if (process.env.LAMBDA_TASK_ROOT !== undefined) await warm().catch(() => {});
}
