import type { EnvironmentConfig } from './environmentConfig.ts';

/** What an operator may say about an environment: anything of its configuration but what it is called. */
type EnvironmentSettings = Partial<Omit<EnvironmentConfig, 'name' | 'isBeingCreated'>>;

/**
 * The one file that an operator fills in (docs/operations.md): what is said here takes the place of the same entry of
 * `infra/config.ts`; `infra/environmentConfig.ts` describes each. Commit it: a deployment takes what the commit holds.
 *
 * For example `prod: { operator: { … }, support: { email: '…' }, alarms: { email: '…' } }`.
 */
export const SETTINGS: Readonly<Partial<Record<'prod' | 'qa' | `sandbox-${string}`, EnvironmentSettings>>> = {
  prod: {},
  qa: {},
};
