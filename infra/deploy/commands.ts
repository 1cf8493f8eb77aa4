import { bootstrapOf, environmentConfig, isSandbox, stageName } from '../config.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { boundaryTemplate } from './boundary.ts';
import { deploy, requirePreflight } from './deployStacks.ts';
import type { DeployTools } from './deployTools.ts';

/** The request of the command line; the parts of the work are {@link DeployTools}. */
export interface DeployRequest {
  readonly command: 'synth' | 'bootstrap' | 'preflight' | 'deploy' | 'diff' | 'gc' | 'destroy';
  /** Only `synth` can do without: then it makes all of them. */
  readonly config: EnvironmentConfig | undefined;
  /** The stack of alarms before the others: it lets go of endpoints that are about to be taken away. */
  readonly observabilityFirst: boolean;
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

/** Reads the command line. Throws with a text for the person who typed it. */
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

/** Deletes assets that no stack has used for that long; CDK asks first. */
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
    const { qualifier, toolkitStack, boundary } = bootstrapOf(config);
    const toolkit = ['--toolkit-stack-name', toolkitStack];
    if (command === 'gc') return cdk(['gc', place, ...toolkit, ...GC_OPTIONS]);
    if (boundary === undefined) return cdk(['bootstrap', place, ...toolkit]);
    await tools.deployTemplate(config, boundary, boundaryTemplate(config.name));
    const bounds = ['--custom-permissions-boundary', boundary, '--apply-permissions-boundary-to-all-roles'];
    return cdk(['bootstrap', place, ...toolkit, '--qualifier', qualifier, ...bounds]);
  }
  // Before minutes of building: without credentials nothing else can be done. Preflight says it itself.
  if (config && command !== 'synth' && command !== 'preflight') await tools.identify(config);
  // A deployment builds after it has read the state of the stacks.
  if (command !== 'preflight' && command !== 'deploy') await build();
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
