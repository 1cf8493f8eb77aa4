import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api';
import settings from '../../../cdk.json' with { type: 'json' };
import { createApp, type EnvironmentStage } from '../../../infra/app.ts';
import { baseConfig, stageName } from '../../../infra/config.ts';
import type { EnvironmentConfig } from '../../../infra/environmentConfig.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';

export interface CloudFormationResource {
  readonly Type: string;
  // Templates are JSON of many shapes; every test says what it expects of it.
  // eslint-disable-next-line typescript/no-explicit-any
  readonly Properties: Record<string, any>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Metadata?: Record<string, string>;
}

/** A stack as CloudFormation gets it. */
export interface SynthesizedStack {
  readonly stackName: string;
  readonly region: string;
  readonly terminationProtection: boolean;
  readonly dependencies: readonly string[];
  readonly resources: Readonly<Record<string, CloudFormationResource>>;
  readonly outputs: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>>;
  /** The template as a file, as CDK would upload it. */
  readonly templateFile: string;
  /** Where the assets lie that its functions name. */
  readonly assemblyFolder: string;
}

export interface SynthesizedEnvironment {
  readonly config: EnvironmentConfig;
  readonly data: SynthesizedStack;
  readonly app: SynthesizedStack;
  readonly observability: SynthesizedStack | undefined;
  readonly stacks: readonly SynthesizedStack[];
}

/** Folders that stand for the bundles: each holds the name of its handler. */
const folder = mkdtempSync(join(tmpdir(), 'korot-infra-'));
function createStubBundle(handler: string): string {
  const path = join(folder, handler);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.mjs'), `// ${handler}\n`);
  return path;
}

/** What was synthesized already, by its configuration: each takes seconds, and nothing changes a template. */
const synthesized = new Map<string, SynthesizedEnvironment>();

/** The environments as `cdk synth` makes them, cdk-nag included, but without bundles. Throws on findings. */
export function synthesize(configs: readonly (string | EnvironmentConfig)[]): SynthesizedEnvironment[] {
  const all = configs.map((config) => (typeof config === 'string' ? baseConfig(config) : config));
  const missing = all.filter((config) => !synthesized.has(JSON.stringify(config)));
  for (const environment of missing.length > 0 ? synthesizeAnew(missing) : [])
    synthesized.set(JSON.stringify(environment.config), environment);
  return all.map((config) => synthesized.get(JSON.stringify(config)) as SynthesizedEnvironment);
}

/** The same without what is known; `change` may add to the stacks. */
export function synthesizeAnew(
  configs: readonly EnvironmentConfig[],
  change: (environment: EnvironmentStage) => void = () => {},
): SynthesizedEnvironment[] {
  const { app, environments } = createApp(
    configs,
    createStubBundle,
    new App({
      context: { ...settings.context, 'aws:cdk:enable-asset-metadata': true },
      // It takes half of the time; validation.test.ts has the same rules, and warnings too.
      builtinCloudFormationValidation: EXHAUSTIVE,
      treeMetadata: false,
    }),
  );
  environments.forEach(change);
  const assembly = app.synth();
  return configs.map((config) => {
    const nested = assembly.getNestedAssembly(`assembly-${stageName(config)}`);
    const stacks = nested.stacks.map((artifact) => toStack(artifact, assembly.directory));
    const named = (part: string) => stacks.find(({ stackName }) => stackName === `${stageName(config)}-${part}`);
    return {
      config,
      data: named('Data') as SynthesizedStack,
      app: named('App') as SynthesizedStack,
      observability: named('Observability'),
      stacks,
    };
  });
}

function toStack(artifact: CloudFormationStackArtifact, assemblyFolder: string): SynthesizedStack {
  const template = artifact.template as {
    Resources: Record<string, CloudFormationResource>;
    Outputs?: SynthesizedStack['outputs'];
  };
  const resources = Object.entries(template.Resources).map(
    ([id, resource]) => [id, { ...resource, Properties: resource.Properties ?? {} }] as const,
  );
  return {
    stackName: artifact.stackName,
    region: artifact.environment.region,
    terminationProtection: artifact.terminationProtection ?? false,
    dependencies: artifact.dependencies.map(({ id }) => id).filter((id) => !id.endsWith('.assets')),
    resources: Object.fromEntries(resources.filter(([, { Type }]) => Type !== 'AWS::CDK::Metadata')),
    outputs: template.Outputs ?? {},
    templateFile: artifact.templateFullPath,
    assemblyFolder,
  };
}

/** Resources of a type, with their logical ids. */
export function resourcesOfType(
  { resources }: SynthesizedStack,
  type: string,
): (CloudFormationResource & { readonly id: string })[] {
  return Object.entries(resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, resource]) => ({ id, ...resource }));
}

/** A function with all that surrounds it. */
export interface SynthesizedFunction {
  readonly id: string;
  readonly handler: string;
  readonly properties: CloudFormationResource['Properties'];
  readonly environment: Readonly<Record<string, unknown>>;
  readonly statements: readonly { readonly Effect: string; readonly Action: string[]; readonly Resource: unknown[] }[];
}

const toArray = <Value>(value: Value | Value[]): Value[] => (Array.isArray(value) ? value : [value]);

export function synthesizedFunctions(stack: SynthesizedStack): SynthesizedFunction[] {
  return resourcesOfType(stack, 'AWS::Lambda::Function').map(({ id, Properties, Metadata }) => {
    const role = Properties['Role']['Fn::GetAtt'][0] as string;
    const policies = resourcesOfType(stack, 'AWS::IAM::Policy').filter((policy) =>
      policy.Properties['Roles'].some((one: { Ref: string }) => one.Ref === role),
    );
    const statements = policies.flatMap(
      (policy) =>
        policy.Properties['PolicyDocument'].Statement as {
          Effect: string;
          Action: string | string[];
          Resource: unknown;
        }[],
    );
    return {
      id,
      handler: readFileSync(join(assetFolder(stack, Metadata), 'index.mjs'), 'utf8')
        .slice(3)
        .trim(),
      properties: Properties,
      environment: Properties['Environment']?.Variables ?? {},
      statements: statements.map(({ Effect, Action, Resource }) => ({
        Effect,
        Action: toArray(Action),
        Resource: toArray(Resource),
      })),
    };
  });
}

function assetFolder({ assemblyFolder }: SynthesizedStack, metadata: CloudFormationResource['Metadata']): string {
  const path = metadata?.['aws:asset:path'];
  if (path === undefined) throw new Error('A function without an asset');
  return join(assemblyFolder, basename(path));
}
