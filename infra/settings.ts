import type { EnvironmentConfig } from './config.ts';

/** What an operator may say of an environment: anything of its configuration but what it is called. */
type EnvironmentSettings = Partial<Omit<EnvironmentConfig, 'name' | 'isBeingCreated'>>;

/**
 * The one file that an operator fills in (docs/operations.md): what is said here takes the place of the same entry of
 * `infra/config.ts`, where every entry is described. Commit it: the next deployment takes what stands in the commit.
 *
 * For example `prod: { operator: { … }, support: { email: '…' }, alarms: { email: '…' } }`.
 */
export const SETTINGS: Readonly<Partial<Record<'prod' | 'qa' | `sandbox-${string}`, EnvironmentSettings>>> = {
  prod: {},
  qa: {},
};
