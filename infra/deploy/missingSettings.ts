import { isSandbox, type EnvironmentConfig } from '../config.ts';

/**
 * What an environment for people should say and does not, a line each for whoever deploys it; the site leaves these
 * lines out.
 */
export function missingSettings({ name, operator, support }: EnvironmentConfig): string[] {
  if (isSandbox(name)) return [];
  const lines: string[] = [];
  if (!operator)
    lines.push(
      'operator: terms, privacy policy and receipts name no seller, number or address, as the Consumer Protection ' +
        'Law asks; the accessibility statement names no coordinator.',
    );
  else for (const place of emptyTextPaths(operator, 'operator')) lines.push(`${place}: is empty.`);
  if (!support) lines.push('support: messages of the contact form are kept, and nobody is told of them.');
  return lines;
}

/** Places of texts that say nothing. */
function emptyTextPaths(value: object, place: string): string[] {
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const at = `${place}.${key}`;
    if (typeof one === 'string') return one.trim() === '' ? [at] : [];
    return typeof one === 'object' && one !== null ? emptyTextPaths(one, at) : [];
  });
}
