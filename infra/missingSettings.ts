import { isSandbox } from './config.ts';
import { vatFaults } from '../shared/site/vat.ts';
import type { EnvironmentConfig } from './environmentConfig.ts';

/**
 * Returns a line for each setting that an environment for people lacks, for the person who deploys it; the site leaves
 * the missing details out.
 */
export function missingSettings({ name, operator, support, alarms }: EnvironmentConfig): string[] {
  if (isSandbox(name)) return [];
  const lines: string[] = [];
  if (!operator)
    lines.push(
      'operator: terms, privacy policy and receipts name no seller, number or address, as the Consumer Protection ' +
        'Law asks; the accessibility statement names no coordinator.',
    );
  else {
    for (const place of emptyTextPaths(operator, 'operator')) lines.push(`${place}: is empty.`);
    for (const fault of vatFaults(operator.vat)) lines.push(`operator.vat: ${fault}.`);
  }
  if (!support) lines.push('support: messages of the contact form are kept, and nobody is told of them.');
  if (!alarms?.email) lines.push('alarms.email: nobody is told when something fails.');
  return lines;
}

/** Returns the settings still missing before real money may be taken; until then no purchase can begin. */
export const missingForSelling = (config: EnvironmentConfig): string[] =>
  config.payments === 'live' ? missingSettings(config) : [];

/** Places of texts that say nothing. */
function emptyTextPaths(value: object, place: string): string[] {
  return Object.entries(value).flatMap(([key, setting]: [string, unknown]) => {
    const path = `${place}.${key}`;
    if (typeof setting === 'string') return setting.trim() === '' ? [path] : [];
    return typeof setting === 'object' && setting !== null ? emptyTextPaths(setting, path) : [];
  });
}
