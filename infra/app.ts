import { fileURLToPath } from 'node:url';
import settings from '../cdk.json' with { type: 'json' };
import { App, BOOTSTRAP_QUALIFIER_CONTEXT, PermissionsBoundary, Stage, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bootstrapOf, CREATION_CONTEXT, environmentConfig, LASTING_ENVIRONMENT_NAMES, stageName } from './config.ts';
import type { EnvironmentConfig } from './environmentConfig.ts';
import { ServiceRuleChecks } from './serviceRules/serviceRules.ts';
import { AppStack } from './stacks/app.ts';
import { DataStack, type FindBundle } from './stacks/data.ts';
import { ObservabilityStack } from './stacks/observability.ts';

/** One environment: data, application and observability. */
export class EnvironmentStage extends Stage {
  readonly data: DataStack;
  readonly app: AppStack;
  readonly observability: ObservabilityStack | undefined;

  constructor(scope: App, config: EnvironmentConfig, bundleOf: FindBundle) {
    const account = process.env.CDK_DEFAULT_ACCOUNT;
    const { qualifier, boundary } = bootstrapOf(config);
    super(scope, stageName(config), {
      env: { region: config.region, ...(account !== undefined && { account }) },
      ...(boundary !== undefined && { permissionsBoundary: PermissionsBoundary.fromName(boundary) }),
    });
    this.node.setContext(BOOTSTRAP_QUALIFIER_CONTEXT, qualifier);
    this.data = new DataStack(this, 'Data', {
      config,
      bundleOf,
      description: `Korot ${config.name}: data and sign-in`,
    });
    this.app = new AppStack(this, 'App', {
      config,
      data: this.data,
      bundleOf,
      description: `Korot ${config.name}: endpoints and site`,
    });
    this.observability =
      config.alarms &&
      new ObservabilityStack(this, 'Observability', {
        config,
        alarms: config.alarms,
        data: this.data,
        app: this.app,
        bundleOf,
        description: `Korot ${config.name}: alarms and dashboards`,
      });
    Tags.of(this).add('korot:environment', config.name);
  }
}

/**
 * The whole cloud side. At every synthesis cdk-nag's AwsSolutions and the rules of the services themselves check it; a
 * finding without a reason fails it.
 */
export function createApp(
  configs: readonly EnvironmentConfig[],
  bundleOf: FindBundle,
  app = new App({ context: settings.context }),
): { readonly app: App; readonly environments: readonly EnvironmentStage[] } {
  const environments = configs.map((config) => new EnvironmentStage(app, config, bundleOf));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServiceRuleChecks());
  return { app, environments };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { buildFunctions, bundleFolder } = await import('./deploy/bundle.ts');
  await buildFunctions();
  const app = new App({ context: settings.context });
  // One environment by `-c environment=<name>`; all that last, and a sandbox for the sake of the check, without.
  const wanted = app.node.tryGetContext('environment') as string | undefined;
  const names = wanted === undefined ? [...LASTING_ENVIRONMENT_NAMES, 'sandbox-check'] : [wanted];
  const isBeingCreated = app.node.tryGetContext(CREATION_CONTEXT) === 'true';
  const configs = names.map((name) => ({ ...environmentConfig(name), ...(isBeingCreated && { isBeingCreated }) }));
  createApp(configs, bundleFolder, app).app.synth();
}
