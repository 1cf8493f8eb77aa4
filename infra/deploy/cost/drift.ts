import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '../../../shared/api/endpoints.ts';
import { FILE_READER } from '../../../shared/api/import.ts';
import { MEASURED_CALLS, type CallMeasurement } from './measure.ts';
import type { CostMeasurement } from './pages.ts';

/** How it is measured. */
const MEASURING = ['measure.ts', 'meter.ts', 'structuring.ts'] as const;

/**
 * Returns a short hash of the inputs of the measurement: the measuring code, and the rows of the measured endpoints. If
 * it differs from that in measured.json, those figures were measured from other inputs.
 */
export function measuringInputs(): string {
  const hash = createHash('sha256');
  for (const file of MEASURING) hash.update(readFileSync(new URL(file, import.meta.url)));
  hash.update(JSON.stringify([MEASURED_CALLS.map(({ name }) => [name, ENDPOINTS[name].needs]), FILE_READER]));
  return hash.digest('hex').slice(0, 16);
}

/** Measured units that do not depend on the machine, and the share by which each may differ. */
const COUNTED = {
  reads: 0.02,
  writes: 0.02,
  requests: 0.02,
  answerBytes: 0.1,
  logBytes: 0.1,
} as const satisfies Partial<Record<keyof CallMeasurement, number>>;
const MAX_SITE_DRIFT = 0.1;

const differs = (before: number, now: number, share: number) => Math.abs(now - before) > share * Math.max(before, 1);

/** Returns where a new measurement differs from that of the pages, a line each; processor time is not compared. */
export function driftOf(before: CostMeasurement, now: CostMeasurement): string[] {
  const [earlier, later] = [before, now].map(({ calls, night }): CostMeasurement['calls'] => ({ ...calls, night }));
  const names = [...new Set([...Object.keys(earlier ?? {}), ...Object.keys(later ?? {})])];
  return [
    ...names.flatMap((name) => {
      const [old, fresh] = [earlier?.[name], later?.[name]];
      if (!old || !fresh) return [`${name} was not measured ${old ? 'now' : 'before'}`];
      return (Object.entries(COUNTED) as [keyof typeof COUNTED, number][]).flatMap(([what, share]) =>
        differs(old[what], fresh[what], share) ? [`${name}: ${what} ${old[what]}, now ${fresh[what]}`] : [],
      );
    }),
    ...(differs(before.siteBytes, now.siteBytes, MAX_SITE_DRIFT)
      ? [`the site: ${before.siteBytes}, now ${now.siteBytes}`]
      : []),
  ];
}
