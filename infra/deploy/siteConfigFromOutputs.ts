import { dataAreasOf } from '../../shared/site/dataAreas.ts';
import type { SiteConfig } from '../../shared/site/siteConfig.ts';
import type { EnvironmentConfig } from '../environmentConfig.ts';

/** Returns the pages' configuration, from the outputs of the stack that answers. Throws if one is missing. */
export function siteConfigFromOutputs(
  { region, ocrRegion, model, operator }: EnvironmentConfig,
  outputs: Readonly<Record<string, string>>,
): SiteConfig {
  const output = (name: string) => {
    const value = outputs[name];
    if (!value) throw new Error(`The stack has no output ${name}: deploy it first.`);
    return value;
  };
  return {
    ai: 'model',
    auth: {
      region,
      userPoolId: output('UserPoolId'),
      userPoolClientId: output('UserPoolClientId'),
      domain: output('SignInDomain'),
    },
    dataAreas: dataAreasOf([region, ocrRegion, ...model.regions, ...(model.fallback?.regions ?? [])]),
    ...(operator && { operator }),
  };
}
