import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { OUTSIDE_LOOK } from '../triggers.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';
import { Alarms } from '../constructs/alarms.ts';
import { createBudgets } from '../constructs/budget.ts';
import { createBusinessDashboard, createResourceDashboard } from '../constructs/dashboards.ts';
import { OutsideLook } from '../constructs/outsideLook.ts';
import type { AppStack } from './app.ts';
import type { DataStack, FindBundle } from './data.ts';

export interface ObservabilityStackProps extends StackProps {
  readonly config: EnvironmentConfig;
  readonly alarms: NonNullable<EnvironmentConfig['alarms']>;
  readonly data: DataStack;
  readonly app: AppStack;
  readonly bundleOf: FindBundle;
}

/** Alarms, their notifications, and dashboards. */
export class ObservabilityStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { config, alarms, data, app, bundleOf, ...props }: ObservabilityStackProps,
  ) {
    super(scope, id, props);
    const watch = new Alarms(this, 'Alarms', alarms);
    watch.api(app.api);
    for (const deployed of app.functions) watch.endpoint(deployed);
    watch.fileReader(app.fileReader);
    for (const scheduled of app.scheduled) watch.scheduled(scheduled);
    if (data.accountTrigger) watch.signIn(data.accountTrigger.function);
    for (const [name, table] of Object.entries(data.tables)) watch.table(name, table);
    const { outsideMinutes: minutes } = config;
    if (minutes !== undefined) {
      const bundle = bundleOf(OUTSIDE_LOOK.handler);
      const look = new OutsideLook(this, 'OutsideLook', { config, bundle, siteUrl: app.site.url, minutes });
      watch.outside(look.function, minutes);
    }
    watch.runs(config.runsAtOnce);
    watch.budgets(app.functions);
    watch.models(app.functions, config.model);
    watch.readingOrder(app.functions);
    createBudgets(this, config, watch.topic);
    createBusinessDashboard(this, config, app);
    createResourceDashboard(this, config, app, data);
  }
}
