import { environmentConfig, isSandbox, stageName, type EnvironmentConfig } from '../config.ts';
import { missingSettings } from './missingSettings.ts';

/** What the command line asks for; the parts of the work are {@link DeployTools}. */
export interface DeployRequest {
  readonly command: 'synth' | 'deploy' | 'diff' | 'destroy';
  /** Only `synth` can do without: then it makes all of them. */
  readonly config: EnvironmentConfig | undefined;
  /** The stack of alarms before the others: it lets go of endpoints that are about to be taken away. */
  readonly observabilityFirst: boolean;
}

/** What the commands work with. */
export interface DeployTools {
  /** Builds templates and site. */
  readonly build: () => Promise<void>;
  /** Runs the CDK command line; rejects when it fails. */
  readonly cdk: (words: readonly string[]) => Promise<void>;
  /** Uploads the site of a deployed environment. */
  readonly upload: (config: EnvironmentConfig) => Promise<void>;
  /** Empties the buckets of an environment's stacks. */
  readonly empty: (config: EnvironmentConfig) => Promise<void>;
  /** Tells whoever typed the command something that they should know. */
  readonly warn: (line: string) => void;
}

export const USAGE = `npm run synth [-- <environment>]
npm run diff -- <environment>
npm run deploy -- <environment> [--observability-first]
npm run destroy -- sandbox-<name>
An environment is prod, qa or sandbox-<name>.`;

/** Reads the command line. Throws with a text for whoever typed it. */
export function parseRequest(words: readonly string[]): DeployRequest {
  const [command, ...others] = words;
  const flags = others.filter((word) => word.startsWith('-'));
  const names = others.filter((word) => !word.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--observability-first');
  if (command !== 'synth' && command !== 'deploy' && command !== 'diff' && command !== 'destroy')
    throw new Error(USAGE);
  if (unknown !== undefined || names.length > 1 || (names.length === 0 && command !== 'synth')) throw new Error(USAGE);
  const config = names[0] === undefined ? undefined : environmentConfig(names[0]);
  if (command === 'destroy' && !(config && isSandbox(config.name)))
    throw new Error(
      `Only sandboxes are destroyed. ${config?.name} stays; ` +
        'docs/operations.md says how it would be taken down by hand.',
    );
  return { command, config, observabilityFirst: flags.length > 0 };
}

/** Runs the command. */
export async function runCommand(
  { command, config, observabilityFirst }: DeployRequest,
  { build, cdk, upload, empty, warn }: DeployTools,
): Promise<void> {
  await build();
  if (config === undefined) return cdk(['synth', '--quiet']);
  const context = ['-c', `environment=${config.name}`];
  const stacks = `${stageName(config)}/*`;
  switch (command) {
    case 'synth':
      return cdk(['synth', '--quiet', ...context]);
    case 'diff':
      return cdk(['diff', stacks, ...context]);
    case 'deploy':
      if (observabilityFirst && config.alarms)
        await cdk([
          'deploy',
          `${stageName(config)}/Observability`,
          '--exclusively',
          '--require-approval',
          'never',
          ...context,
        ]);
      await cdk(['deploy', stacks, '--require-approval', 'never', ...context]);
      await upload(config);
      // Last, where it is read: what CDK prints is long.
      for (const line of missingSettings(config)) warn(`Not configured in infra/config.ts, ${config.name}: ${line}`);
      return;
    case 'destroy':
      // CloudFormation deletes no bucket that holds something.
      await empty(config);
      return cdk(['destroy', stacks, '--force', ...context]);
  }
}
