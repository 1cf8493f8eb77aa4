import type { EndpointName } from '../shared/api/endpoints.ts';
import type { AwsRegion } from '../shared/site/dataAreas.ts';
import type { Operator } from '../shared/site/operator.ts';
import type { Size } from './sizes.ts';

/** How a model is spoken to; which of the ways works depends on the model. */
export interface ModelConfig {
  /** Id of a model or of an inference profile, such as `eu.…` for one that stays in the EU. */
  readonly id: string;
  /** Regions that the profile may send a call to; each holds the model. */
  readonly regions: readonly AwsRegion[];
  readonly structured: 'tool' | 'outputConfig' | 'prompt';
  /** Whether the model can be made to use the tool. */
  readonly forcedTool: boolean;
  /** Whether it takes temperature and the like; functions/platform/bedrock/models.ts has what is known about each. */
  readonly sampling: boolean;
  /** False where the claims of an improvement are not checked by a call for each text, which about doubles its cost. */
  readonly checks?: boolean;
  /**
   * Seconds after which an improvement is made of what has come; 25 where absent, which is as long as a call can take.
   */
  readonly seconds?: number;
  /**
   * A second model, asked where this one stays busy, is not allowed or is not there any more; none where absent. What
   * it costs counts for the same ceilings, and what it writes is judged by `npm run eval:improve` first.
   */
  readonly fallback?: Omit<ModelConfig, 'fallback' | 'checks' | 'seconds'>;
  /** Dollars for a token, and of a question with more tokens than `above`. */
  readonly price: {
    readonly tokenIn: number;
    readonly tokenOut: number;
    readonly long?: { readonly above: number; readonly tokenIn: number; readonly tokenOut: number };
  };
}

/** The settings in which environments differ. */
export interface EnvironmentConfig extends Size {
  /** The name on the command line: `prod`, `qa`, `sandbox-dana`. */
  readonly name: string;
  readonly region: AwsRegion;
  /** The site's own name, and its certificate, which must be in us-east-1. CloudFront's own name without. */
  readonly domain?: { readonly name: string; readonly certificateArn: string };
  /** Names of the secrets that the operator has made: `<prefix>/google`, `<prefix>/payments` (docs/operations.md). */
  readonly secretsPrefix: string;
  /**
   * Sign-in: a pool of its own, or one that is there and whose redirect Google already knows. `returning` where the
   * pool
   * took the place of one that was lost: people find the accounts that `npm run restore -- … pool` has written down.
   */
  readonly identity:
    | {
        readonly own: true;
        readonly domainPrefix?: string;
        /** The sign-in pages' own name instead of a prefix of AWS's, and its certificate in us-east-1. */
        readonly customDomain?: { readonly name: string; readonly certificateArn: string };
        readonly returning?: boolean;
      }
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
  /**
   * Minutes between looks at the site by its public name, from a function of this environment; two failed ones in a row
   * raise an alarm. None where absent, or where there are no alarms.
   */
  readonly outsideMinutes?: 5 | 10 | 15 | 30 | 60;
  /** The address that answers the contact form; without it messages are only stored. */
  readonly support?: { readonly email: string };
  /**
   * The operator, for terms, privacy policy, receipts and accessibility statement; missing fields are listed after a
   * deployment.
   */
  readonly operator?: Operator;
  /** A web ACL of scope CLOUDFRONT, in us-east-1. */
  readonly webAclArn?: string;
  /** Secrets of the distribution by name, the one that functions take first; a second one only during a rotation. */
  readonly originSecrets: readonly [string, ...string[]];
  /** Multiplies the rates of the table of endpoints. */
  readonly rateFactor?: number;
  /** Endpoints that are switched off: their routes are not there. */
  readonly switchedOff?: readonly EndpointName[];
  /** The payment provider's service that money goes through; `sandbox` is the provider's for trying out. */
  readonly payments: keyof typeof PAYMENT_APIS;
  readonly model: ModelConfig;
  /**
   * The sorter of an import's text: rules alone, or for the parts they leave open also the model, which costs with
   * every such file (decision 48).
   */
  readonly structuring: 'rules' | 'model';
  /** The region in which scans are read. */
  readonly ocrRegion: AwsRegion;
}

/** The provider's addresses; no environment of the cloud knows another. */
export const PAYMENT_APIS = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;
