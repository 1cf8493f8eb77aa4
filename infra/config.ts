import type { EnvironmentConfig } from './environmentConfig.ts';
import { DEFAULT_MODEL } from './models.ts';
import { SETTINGS } from './settings.ts';
import { SIZES } from './sizes.ts';
import { RETENTION_DAYS } from '../shared/platform/retention.ts';

const REGION = 'eu-central-1';

/** Allowances of an environment that few people use. */
const allowancesOf = (dailyDollars: number): EnvironmentConfig['allowances'] => ({
  improve: { on: true, dailyDollars },
  import: { on: true, dailyDollars },
  pdf: { on: true, dailyDollars: dailyDollars / 10, signedInDollars: dailyDollars },
});

const COMMON_CONFIG = {
  region: REGION,
  originSecrets: ['a'],
  payments: 'sandbox',
  model: DEFAULT_MODEL,
  structuring: 'rules',
  ocrRegion: REGION,
} as const satisfies Partial<EnvironmentConfig>;

/** The environments that last, as the product knows them; what an operator adds is in {@link SETTINGS}. */
const LASTING_ENVIRONMENTS = {
  prod: {
    ...COMMON_CONFIG,
    name: 'prod',
    secretsPrefix: 'korot/prod',
    payments: 'live',
    structuring: 'model',
    identity: { own: true },
    keepData: true,
    logDays: RETENTION_DAYS.logs,
    accessLogs: true,
    alarms: {},
    // Add `concurrency: { generatePdf: 50 }` once the account may run more than 10 at once.
    ...SIZES[1_000],
  },
  qa: {
    ...COMMON_CONFIG,
    name: 'qa',
    secretsPrefix: 'korot/qa',
    structuring: 'model',
    identity: { own: true },
    keepData: false,
    logDays: 30,
    accessLogs: true,
    alarms: {},
    allowances: allowancesOf(5),
    budget: 50,
    scanBudget: 10,
    throttle: { rate: 50, burst: 100 },
  },
} as const satisfies Record<string, EnvironmentConfig>;

/** One that is thrown away whole. */
function sandboxConfig(name: string): EnvironmentConfig {
  return {
    ...COMMON_CONFIG,
    name,
    secretsPrefix: 'korot/sandbox',
    identity: { own: true },
    keepData: false,
    logDays: 3,
    accessLogs: false,
    allowances: allowancesOf(2),
    throttle: { rate: 20, burst: 40 },
  };
}

/** Letters, digits and hyphens; short enough for every name that CloudFormation derives from it. */
const SANDBOX_NAME = /^sandbox-[a-z][a-z0-9-]{0,19}$/;

export const LASTING_ENVIRONMENT_NAMES = Object.keys(
  LASTING_ENVIRONMENTS,
) as readonly (keyof typeof LASTING_ENVIRONMENTS)[];

export const isSandbox = (name: string) => SANDBOX_NAME.test(name);

/**
 * The configuration of an environment: `prod`, `qa` or `sandbox-<name>`, without what an operator has filled in. Throws
 * on any other name, so that a misspelt one makes no new environment.
 */
export function baseConfig(name: string): EnvironmentConfig {
  const lasting = LASTING_ENVIRONMENT_NAMES.find((known) => known === name);
  if (lasting) return LASTING_ENVIRONMENTS[lasting];
  if (isSandbox(name)) return sandboxConfig(name);
  throw new Error(
    `No such environment: "${name}". It is one of ${LASTING_ENVIRONMENT_NAMES.join(', ')}, ` +
      'or sandbox-<name> of up to 20 lower-case letters, digits and hyphens.',
  );
}

/** Returns the same as it is deployed: with the values of `infra/settings.ts`. */
export function environmentConfig(name: string): EnvironmentConfig {
  const settings: Readonly<Record<string, Partial<EnvironmentConfig> | undefined>> = SETTINGS;
  return { ...baseConfig(name), ...settings[name] };
}

/** Context of CDK's command line that sets {@link EnvironmentConfig.isBeingCreated}. */
export const CREATION_CONTEXT = 'creation';

/**
 * Returns CDK's bootstrap for an environment. Lasting environments have separate bootstraps and boundaries
 * (infra/deploy/boundary.ts), so that a deployment of one cannot touch another in the same account; sandboxes share
 * CDK's default. A qualifier has at most ten letters and digits.
 */
export const bootstrapOf = ({
  name,
}: Pick<EnvironmentConfig, 'name'>): {
  readonly qualifier: string;
  readonly toolkitStack: string;
  readonly boundary?: string;
} =>
  isSandbox(name)
    ? { qualifier: 'hnb659fds', toolkitStack: 'CDKToolkit' }
    : { qualifier: `korot${name}`, toolkitStack: `korot-toolkit-${name}`, boundary: `korot-boundary-${name}` };

/** Returns the name of an environment's stage, which begins the names of its stacks. */
export const stageName = (config: Pick<EnvironmentConfig, 'name'>) => `korot-${config.name}`;
