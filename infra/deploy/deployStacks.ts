import { CREATION_CONTEXT, stageName } from '../config.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { missingForSelling, missingSettings } from '../missingSettings.ts';
import { GATE_CHANGE_SET } from './changeGate.ts';
import type { DeployTools } from './deployTools.ts';
import { adviceFor, CdkError } from './knownFailures.ts';

/** The stacks of an environment in the order in which they need each other. */
type StackPart = 'Data' | 'App' | 'Observability';

/**
 * Templates made once and used for every stack: as they are to be, and as a stack is made for the first time, without
 * protection from deletion, since CloudFormation could not take back a creation that failed.
 */
const ASSEMBLIES = { lasting: '.build/assembly/lasting', creation: '.build/assembly/creation' } as const;

/**
 * Brings up an environment: stacks, site, alarms, and remarks. Each step checks the present state, so that the same
 * command continues a run that was stopped anywhere; the site is up before the alarms are tried. Throws before any
 * change if data would be lost; other errors say what happened and what to do.
 */
export async function deploy(
  config: EnvironmentConfig,
  observabilityFirst: boolean,
  tools: DeployTools,
): Promise<void> {
  const { build, cdk, upload, smoke, warn } = tools;
  const parts: readonly StackPart[] = ['Data', 'App', ...(config.alarms ? (['Observability'] as const) : [])];
  const missing = new Set<StackPart>();
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first fault is reported alone
  for (const part of parts) if (await isMissing(config, part, tools)) missing.add(part);
  const isFirst = missing.has('Data') || missing.has('App');
  if (isFirst) await requirePreflight(config, tools);
  await build();

  const synth = (kind: keyof typeof ASSEMBLIES, ...words: readonly string[]) =>
    cdk(['synth', '--quiet', '--output', ASSEMBLIES[kind], '-c', `environment=${config.name}`, ...words]);
  const run = (part: StackPart, kind: keyof typeof ASSEMBLIES = 'lasting', ...words: readonly string[]) =>
    explained(config, part, () =>
      cdk([
        'deploy',
        `${stageName(config)}/${part}`,
        '--exclusively',
        '--app',
        ASSEMBLIES[kind],
        ...words,
        '--require-approval',
        'never',
      ]),
    );
  await synth('lasting');
  const unprotected = config.keepData && isFirst;
  if (unprotected) await synth('creation', '-c', `${CREATION_CONTEXT}=true`);
  const bringUp = async (part: StackPart) => {
    if (unprotected && missing.has(part)) await run(part, 'creation');
    await run(part);
  };

  if (!missing.has('Data')) {
    await run('Data', 'lasting', '--method', 'prepare-change-set', '--change-set-name', GATE_CHANGE_SET);
    await refuseDataLoss(config, tools);
  }
  if (observabilityFirst && config.alarms) await run('Observability');
  await bringUp('Data');
  await bringUp('App');
  await upload(config);
  const unwatched = config.alarms && (await run('Observability').catch((error: unknown) => error));
  const works = await smoke(config);
  // Last, where it is read: what CDK prints is long.
  for (const line of missingSettings(config)) warn(`Not configured in infra/settings.ts, ${config.name}: ${line}`);
  if (missingForSelling(config).length > 0) warn(`${config.name} sells nothing until these are configured.`);
  if (unwatched !== undefined && works) warn(`${config.name} is up and works, but nobody watches it:`);
  if (unwatched instanceof Error) throw unwatched;
  if (!works)
    throw new Error(
      `${config.name} is deployed and does not work: see the lines that begin with FAIL. ` +
        `npm run smoke -- --environment ${config.name} looks again.`,
    );
}

/**
 * Whether a stack is still to be made. One whose update was left halfway is taken back first, and one that never stood
 * is made ready to be deleted. Throws where nothing can be done from here.
 */
async function isMissing(config: EnvironmentConfig, part: StackPart, tools: DeployTools): Promise<boolean> {
  const name = `${stageName(config)}-${part}`;
  let { state, status, isProtected } = await tools.readStack(config, name);
  if (state === 'halfway') {
    // CDK makes the templates for this too, of what is built.
    await tools.build();
    await explained(config, part, () =>
      tools.cdk(['rollback', `${stageName(config)}/${part}`, '-c', `environment=${config.name}`]),
    );
    ({ state, status, isProtected } = await tools.readStack(config, name));
  }
  if (state === 'busy') throw new Error(`${name} is ${status}: wait until that has ended, then run this again.`);
  if (state === 'undeletable')
    throw new Error(
      `${name} is ${status}: delete it in the CloudFormation console, Retain for what cannot be deleted, ` +
        'then run this again.',
    );
  if (state === 'unmade' && isProtected) await tools.unprotect(config, name);
  return state === 'absent' || state === 'unmade';
}

/** Does a part of the work; if CDK fails, the error says in words what to do. */
async function explained(config: EnvironmentConfig, part: StackPart, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CdkError)) throw error;
    throw new Error(
      `${stageName(config)}-${part} was not deployed.\n${adviceFor(error.output, config)}\n` +
        'Then run the same command again: it goes on from here.',
      { cause: error },
    );
  }
}

/** Throws where the account is not ready for a first deployment. */
export async function requirePreflight(config: EnvironmentConfig, { preflight }: DeployTools): Promise<void> {
  if (!(await preflight(config)))
    throw new Error(`${config.name} cannot be deployed yet: see the lines that begin with stop.`);
}

async function refuseDataLoss(config: EnvironmentConfig, { readDataLoss }: DeployTools): Promise<void> {
  const lost = await readDataLoss(config, `${stageName(config)}-Data`);
  if (lost.length > 0)
    throw new Error(
      `Nothing was deployed: this release would lose data.\n${lost.join('\n')}\n` +
        'docs/operations.md, "Deploying again", says what to do.',
    );
}
