import type { EndpointName } from '../shared/api/endpoints.ts';
import type { Operator } from '../shared/site/operator.ts';
import { PRICES } from './prices.ts';
import { SETTINGS } from './settings.ts';
import { SIZES, type Size } from './sizes.ts';
import { RETENTION_DAYS } from '../shared/platform/retention.ts';

/** How a model is spoken to; which of the ways works depends on the model. */
export interface ModelConfig {
  /** Id of a model or of an inference profile, such as `eu.…` for one that stays in the EU. */
  readonly id: string;
  /** Regions the profile may send a call to; each holds the model behind it. */
  readonly regions: readonly string[];
  readonly structured: 'tool' | 'outputConfig' | 'prompt';
  /** Whether the model can be made to use the tool. */
  readonly forcedTool: boolean;
  /** Whether it takes temperature and the like; functions/platform/bedrock/models.ts has what is known of each. */
  readonly sampling: boolean;
  /** Whether a second call for each section asks if what came follows from the source: about half as dear again. */
  readonly verify?: boolean;
  /**
   * Seconds after which an improvement is made of what has come; 25 where absent, which is as long as a call can take.
   */
  readonly seconds?: number;
  /**
   * A second model, asked where this one is throttled; none where absent. What it costs counts for the same ceilings,
   * and what it writes is judged by `npm run eval:improve` first.
   */
  readonly fallback?: Omit<ModelConfig, 'fallback' | 'verify' | 'seconds'>;
  /** Dollars for a token. */
  readonly price: { readonly tokenIn: number; readonly tokenOut: number };
}

/** What one environment has that another has not. */
export interface EnvironmentConfig extends Size {
  /** As it is named on the command line: `prod`, `qa`, `sandbox-dana`. */
  readonly name: string;
  readonly region: string;
  /** The site's own name, and its certificate, which must be in us-east-1. CloudFront's own name without. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** Names of the secrets that the operator has made: `<prefix>/google`, `<prefix>/payments` (docs/operations.md). */
  readonly secretsPrefix: string;
  /** Sign-in: a pool of its own, or one that is there and whose redirect Google already knows. */
  readonly identity:
    | { readonly own: true; readonly domainPrefix?: string }
    | { readonly own: false; readonly userPoolId: string; readonly domain: string };
  /** Data outlives the stack: kept on deletion, protected from it, and restorable to any second of 35 days. */
  readonly keepData: boolean;
  /** Its stacks are made for the first time: nothing is protected yet. Set by the deploy command alone. */
  readonly isBeingCreated?: boolean;
  /** Days that logs are kept; what they hold is in `functions/platform/logging/log.ts`. */
  readonly logDays: 3 | 7 | 30 | 90;
  /** Logs of requests to the distribution and to the buckets. */
  readonly accessLogs: boolean;
  /** Alarms and dashboards; notifications go to `email`, if there is one. */
  readonly alarms?: { readonly email?: string };
  /** Who answers the contact form; where nobody is named, messages are only kept. */
  readonly support?: { readonly email: string };
  /**
   * Who runs it, for terms, privacy policy, receipts and accessibility statement; what is missing is told after a
   * deployment.
   */
  readonly operator?: Operator;
  /** A web ACL of scope CLOUDFRONT, in us-east-1. */
  readonly webAclArn?: string;
  /** Secrets of the distribution by name, the one in use first; a second one only during a rotation. */
  readonly originSecrets: readonly [string, ...string[]];
  /** Multiplies the rates of the table of endpoints. */
  readonly rateFactor?: number;
  /** Endpoints that are switched off: their routes are not there. */
  readonly switchedOff?: readonly EndpointName[];
  /** Which of the payment provider's services money goes through; `sandbox` is the provider's own for trying out. */
  readonly payments: keyof typeof PAYMENT_APIS;
  readonly model: ModelConfig;
  /**
   * What sorts the text of an import: rules alone, or for what they leave open the model too, which costs with every
   * such file.
   */
  readonly structuring: 'rules' | 'model';
  /** Where scans are read. */
  readonly ocrRegion: string;
}

/** The provider's addresses; no environment of the cloud knows another. */
export const PAYMENT_APIS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;

const REGION = 'eu-central-1';

const DEFAULT_MODEL: ModelConfig = {
  id: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
  regions: ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
  structured: 'tool',
  forcedTool: true,
  sampling: true,
  price: PRICES.model,
};

/** Of an environment that few people use. */
const allowancesOf = (dailyDollars: number): EnvironmentConfig['allowances'] => ({
  improve: { on: true, dailyDollars },
  import: { on: true, dailyDollars },
  pdf: { on: true, dailyDollars: dailyDollars / 10 },
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
    identity: { own: true },
    keepData: false,
    logDays: 30,
    accessLogs: true,
    alarms: {},
    allowances: allowancesOf(5),
    budget: 50,
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

/** Letters, digits and hyphens; short enough for every name that CloudFormation makes of it. */
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

/** The same as it is deployed: with what stands in `infra/settings.ts`. */
export function environmentConfig(name: string): EnvironmentConfig {
  const settings: Readonly<Record<string, Partial<EnvironmentConfig> | undefined>> = SETTINGS;
  return { ...baseConfig(name), ...settings[name] };
}

/** Context of CDK's command line that sets {@link EnvironmentConfig.isBeingCreated}. */
export const CREATION_CONTEXT = 'creation';

/** What the stage, and with it every stack, of an environment is called. */
export const stageName = (config: Pick<EnvironmentConfig, 'name'>) => `korot-${config.name}`;
