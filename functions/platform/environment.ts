import { AppError } from '../../shared/errors/errors.ts';

/** The process lacks variables it cannot work without; their names are safe to log. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(`Missing environment variables: ${missing.join(', ')}`);
    this.missing = missing;
  }
}

/**
 * The environment variables of these names, all of them set.
 *
 * Throws not_configured, its cause naming every one that is missing.
 *
 * @example const { PDF_BUCKET } = readEnvironment(['PDF_BUCKET']);
 */
export function readEnvironment<Name extends string>(
  names: readonly Name[],
  source: NodeJS.ProcessEnv = process.env,
): Readonly<Record<Name, string>> {
  const missing = names.filter((name) => !source[name]);
  if (missing.length > 0) throw new AppError('not_configured', { cause: new ConfigurationError(missing) });
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Record<Name, string>;
}
