import type { EnvironmentConfig } from '../environmentConfig.ts';
import type { StackReading } from './stackState.ts';

/** What the commands work with. */
export interface DeployTools {
  /** Number of the account that the shell has credentials of. Throws what to do where there are none. */
  readonly identify: (config: EnvironmentConfig) => Promise<string>;
  /** Builds templates and site. */
  readonly build: () => Promise<void>;
  /** Runs the CDK command line. Throws a CdkError where it fails. */
  readonly cdk: (words: readonly string[]) => Promise<void>;
  /** Whether everything that must be so before a first deployment is so; tells what is not. */
  readonly preflight: (config: EnvironmentConfig) => Promise<boolean>;
  /** How a stack is. */
  readonly readStack: (config: EnvironmentConfig, stackName: string) => Promise<StackReading>;
  /** Lets a stack be deleted. */
  readonly unprotect: (config: EnvironmentConfig, stackName: string) => Promise<void>;
  /** What the prepared change set of a stack would lose, a line each; the change set is deleted. */
  readonly readDataLoss: (config: EnvironmentConfig, stackName: string) => Promise<readonly string[]>;
  /** Uploads the site of a deployed environment. */
  readonly upload: (config: EnvironmentConfig) => Promise<void>;
  /** Whether the site that was just deployed works; tells what does not. */
  readonly smoke: (config: EnvironmentConfig) => Promise<boolean>;
  /** Makes or updates a small stack with names of its own from a template. */
  readonly deployTemplate: (config: EnvironmentConfig, stackName: string, template: string) => Promise<void>;
  /** Empties the buckets of an environment's stacks. */
  readonly empty: (config: EnvironmentConfig) => Promise<void>;
  /** Tells whoever typed the command something that they should know. */
  readonly warn: (line: string) => void;
}
