import { CREATION_CONTEXT, environmentConfig, isSandbox, stageName } from '../config.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { GATE_CHANGE_SET } from './changeGate.ts';
import { missingForSelling, missingSettings } from '../missingSettings.ts';

/** What the command line asks for; the parts of the work are {@link DeployTools}. */
export interface DeployRequest {
  readonly command: 'synth' | 'bootstrap' | 'preflight' | 'deploy' | 'diff' | 'gc' | 'destroy';
  /** Only `synth` can do without: then it makes all of them. */
  readonly config: EnvironmentConfig | undefined;
  /** The stack of alarms before the others: it lets go of endpoints that are about to be taken away. */
  readonly observabilityFirst: boolean;
}

/** What the commands work with. */
export interface DeployTools {
  /** Number of the account that the shell has credentials of. Throws what to do where there are none. */
  readonly identify: (config: EnvironmentConfig) => Promise<string>;
  /** Builds templates and site. */
  readonly build: () => Promise<void>;
  /** Runs the CDK command line; rejects when it fails. */
  readonly cdk: (words: readonly string[]) => Promise<void>;
  /** Whether everything that must be so before a first deployment is so; tells what is not. */
  readonly preflight: (config: EnvironmentConfig) => Promise<boolean>;
  /** Whether the stack was created whole once. */
  readonly wasCreated: (config: EnvironmentConfig, stackName: string) => Promise<boolean>;
  /** What the prepared change set of a stack would lose, a line each; the change set is deleted. */
  readonly readDataLoss: (config: EnvironmentConfig, stackName: string) => Promise<readonly string[]>;
  /** Uploads the site of a deployed environment. */
  readonly upload: (config: EnvironmentConfig) => Promise<void>;
  /** Whether the site that was just deployed works; tells what does not. */
  readonly smoke: (config: EnvironmentConfig) => Promise<boolean>;
  /** Empties the buckets of an environment's stacks. */
  readonly empty: (config: EnvironmentConfig) => Promise<void>;
  /** Tells whoever typed the command something that they should know. */
  readonly warn: (line: string) => void;
}

export const USAGE = `npm run synth [-- <environment>]
npm run bootstrap -- <environment>
npm run preflight -- <environment>
npm run diff -- <environment>
npm run deploy -- <environment> [--observability-first]
npm run gc -- <environment>
npm run destroy -- sandbox-<name>
An environment is prod, qa or sandbox-<name>.`;

const COMMANDS: readonly string[] = [
  'synth',
  'bootstrap',
  'preflight',
  'deploy',
  'diff',
  'gc',
  'destroy',
] satisfies DeployRequest['command'][];
const isCommand = (word: string | undefined): word is DeployRequest['command'] => COMMANDS.includes(word ?? '');

/** Reads the command line. Throws with a text for whoever typed it. */
export function parseRequest(words: readonly string[]): DeployRequest {
  const [command, ...others] = words;
  const flags = others.filter((word) => word.startsWith('-'));
  const names = others.filter((word) => !word.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--observability-first');
  if (!isCommand(command)) throw new Error(USAGE);
  if (unknown !== undefined || names.length > 1 || (names.length === 0 && command !== 'synth')) throw new Error(USAGE);
  const config = names[0] === undefined ? undefined : environmentConfig(names[0]);
  if (command === 'destroy' && !(config && isSandbox(config.name)))
    throw new Error(
      `Only sandboxes are destroyed. ${config?.name} stays; ` +
        'docs/operations.md says how it would be taken down by hand.',
    );
  return { command, config, observabilityFirst: flags.length > 0 };
}

/** What no stack has used for so long is deleted; CDK asks before it does. */
const GC_OPTIONS = ['--unstable=gc', '--rollback-buffer-days', '60'] as const;

/** Runs the command. */
export async function runCommand(
  { command, config, observabilityFirst }: DeployRequest,
  tools: DeployTools,
): Promise<void> {
  const { build, cdk, empty } = tools;
  if (command === 'bootstrap' || command === 'gc') {
    if (!config) throw new Error(USAGE);
    const place = `aws://${await tools.identify(config)}/${config.region}`;
    return cdk([command, place, ...(command === 'gc' ? GC_OPTIONS : [])]);
  }
  // Before minutes of building: without credentials nothing else can be done. Preflight says it itself.
  if (config && command !== 'synth' && command !== 'preflight') await tools.identify(config);
  if (command !== 'preflight') await build();
  if (config === undefined) return cdk(['synth', '--quiet']);
  const context = ['-c', `environment=${config.name}`];
  const stacks = `${stageName(config)}/*`;
  switch (command) {
    case 'preflight':
      return requirePreflight(config, tools);
    case 'synth':
      return cdk(['synth', '--quiet', ...context]);
    case 'diff':
      return cdk(['diff', stacks, ...context]);
    case 'deploy':
      return deploy(config, observabilityFirst, tools);
    case 'destroy':
      // CloudFormation deletes no bucket that holds something.
      await empty(config);
      return cdk(['destroy', stacks, '--force', ...context]).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(
          `${message}. Run the same command again: it goes on where it stopped. When it names a resource again, ` +
            'docs/operations.md, "Sandboxes", says what to do.',
        );
      });
  }
}

/** Stacks, then site, then what is still to be said. Throws before anything is changed when data would be lost. */
async function deploy(config: EnvironmentConfig, observabilityFirst: boolean, tools: DeployTools): Promise<void> {
  const { cdk, wasCreated, upload, smoke, warn } = tools;
  const run = (stack: string, ...words: readonly string[]) =>
    cdk([
      'deploy',
      `${stageName(config)}/${stack}`,
      ...words,
      '--require-approval',
      'never',
      '-c',
      `environment=${config.name}`,
    ]);
  const isNew = !(await wasCreated(config, `${stageName(config)}-Data`));
  await (isNew ? requirePreflight(config, tools) : refuseDataLoss(config, run, tools));
  if (observabilityFirst && config.alarms) await run('Observability', '--exclusively');
  await run('*', ...(isNew ? ['-c', `${CREATION_CONTEXT}=true`] : []));
  // What is protected from the start could not be taken back by CloudFormation when its creation fails.
  if (isNew && config.keepData) {
    await run('Data', '--exclusively');
    await run('App', '--exclusively');
  }
  await upload(config);
  const works = await smoke(config);
  // Last, where it is read: what CDK prints is long.
  for (const line of missingSettings(config)) warn(`Not configured in infra/settings.ts, ${config.name}: ${line}`);
  if (missingForSelling(config).length > 0) warn(`${config.name} sells nothing until these are configured.`);
  if (!works) throw new Error(`${config.name} is deployed and does not work: see the lines that begin with FAIL.`);
}

async function requirePreflight(config: EnvironmentConfig, { preflight }: DeployTools): Promise<void> {
  if (!(await preflight(config)))
    throw new Error(`${config.name} cannot be deployed yet: see the lines that begin with stop.`);
}

async function refuseDataLoss(
  config: EnvironmentConfig,
  run: (stack: string, ...words: readonly string[]) => Promise<void>,
  { readDataLoss }: DeployTools,
): Promise<void> {
  await run('Data', '--exclusively', '--method', 'prepare-change-set', '--change-set-name', GATE_CHANGE_SET);
  const lost = await readDataLoss(config, `${stageName(config)}-Data`);
  if (lost.length > 0)
    throw new Error(
      `Nothing was deployed: this release would lose data.\n${lost.join('\n')}\n` +
        'docs/operations.md, "Deploying again", says what to do.',
    );
}
