import type { ModelConfig } from './environmentConfig.ts';
import { PRICES } from './prices.ts';

/** Regions that the profiles `eu.…` of these models send calls to. */
const EU_REGIONS = ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'] as const;

type PricedModel = Omit<ModelConfig, 'fallback' | 'checks' | 'seconds'>;

/**
 * Models that an environment can be configured with, with their prices. How each is spoken to, and where that was
 * checked, is in functions/platform/bedrock/models.ts. On {@link CHOSEN_ON} a new account got those that are not
 * legacy.
 */
export const MODELS = {
  /** AWS's model card: launched 2026-10-07, active, no end of life before 2027-10-07. */
  'haiku-5-5': {
    id: 'eu.anthropic.claude-haiku-5-5',
    regions: EU_REGIONS,
    structured: 'tool',
    forcedTool: false,
    sampling: false,
    price: PRICES.models['haiku-5-5'],
  },
  /** Dearer by thirty times: for when the first does not answer. */
  'sonnet-4-6': {
    id: 'eu.anthropic.claude-sonnet-4-6',
    regions: EU_REGIONS,
    structured: 'tool',
    forcedTool: true,
    sampling: true,
    price: PRICES.models['sonnet-4-6'],
  },
  /** Legacy since Haiku 5.5: accounts that have not used it in the last 30 days do not get it. */
  'haiku-4-5': {
    id: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    regions: EU_REGIONS,
    structured: 'tool',
    forcedTool: true,
    sampling: true,
    price: PRICES.models['haiku-4-5'],
  },
} as const satisfies Record<string, PricedModel>;

/** When the first of them was chosen as the default. */
export const CHOSEN_ON = '2026-11-28';

/** The model used for the bill. */
export const DEFAULT_MODEL_NAME = 'haiku-5-5' satisfies keyof typeof MODELS;

export const DEFAULT_MODEL: ModelConfig = { ...MODELS[DEFAULT_MODEL_NAME], fallback: MODELS['sonnet-4-6'] };
