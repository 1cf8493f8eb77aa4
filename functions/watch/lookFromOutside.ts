import { readEnvironment } from '../platform/environment.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { SITE_CHECKS, SiteCheckFailure } from './siteChecks.ts';

/**
 * Looks at the site by its public name, as anybody does, every few minutes where the environment says so. Throws where
 * something is not as it must be, so that the run counts as an error; an alarm goes off when the next one fails too.
 */
export async function handler(): Promise<void> {
  const { SITE_URL, SWITCHED_OFF = '' } = { ...readEnvironment(['SITE_URL']), ...process.env };
  const off = SWITCHED_OFF.split(',');
  const failed: string[] = [];
  for (const { name, uses, run } of SITE_CHECKS) {
    if (uses.some((endpoint) => off.includes(endpoint))) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- each is named by itself
      await run(SITE_URL);
    } catch (error) {
      failed.push(error instanceof SiteCheckFailure ? `${name}: ${error.message}` : name);
      log('error', { name: 'lookFromOutside', event: 'look_failed', look: name, ...describeError(error) });
    }
  }
  if (failed.length > 0) throw new Error(`Seen from outside: ${failed.join('; ')}`);
}
