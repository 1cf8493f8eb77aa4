import type { EnvironmentConfig } from '../environmentConfig.ts';
import type { StackReading } from './stackState.ts';

/** Tools of the commands. */
export interface DeployTools {
  /** Returns the number of the account of the shell's credentials. Throws with advice if there are none. */
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
  /** Returns the data that a stack's prepared change set would lose, a line each; the change set is deleted. */
  readonly readDataLoss: (config: EnvironmentConfig, stackName: string) => Promise<readonly string[]>;
  /** Uploads the site of a deployed environment. */
  readonly upload: (config: EnvironmentConfig) => Promise<void>;
  /** Whether the site that was just deployed works; tells what does not. */
  readonly smoke: (config: EnvironmentConfig) => Promise<boolean>;
  /** Makes or updates a small stack, whose resources have fixed names, from a template. */
  readonly deployTemplate: (config: EnvironmentConfig, stackName: string, template: string) => Promise<void>;
  /** Empties the buckets of an environment's stacks. */
  readonly empty: (config: EnvironmentConfig) => Promise<void>;
  /** Prints a warning for the person who typed the command. */
  readonly warn: (line: string) => void;
}
