import type { EnvironmentConfig } from '../../environmentConfig.ts';

/** The result of a check: nothing, a warning, or a fault that would stop a deployment; with advice. */
export type Finding = { readonly level: 'ok' | 'warn' | 'stop'; readonly text: string };

/** One thing that must be so before an environment is deployed. */
export interface PreflightCheck {
  readonly name: string;
  /** The check, and what AWS would refuse without it, for a reader of docs/aws-checks.md. */
  readonly demands: string;
  /** How that was learned. */
  readonly source: string;
  /** Whether it concerns this environment. */
  readonly concerns?: (config: EnvironmentConfig) => boolean;
  readonly run: (config: EnvironmentConfig) => Promise<Finding>;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const stop = (text: string): Finding => ({ level: 'stop', text });

/** The service's name of an error. */
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));
