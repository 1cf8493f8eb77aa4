import type { Profile } from '../account/profile.ts';
import type { Template } from '../templates/catalogue.ts';

/** Prefix of an entry of `usedTrials`; the id of the premium template that the free first use went to follows. */
const TEMPLATE_TRIAL_PREFIX = 'template:';

/** The value in `usedTrials` once the free trial went to this template. */
export const templateTrialKey = (templateId: string) => `${TEMPLATE_TRIAL_PREFIX}${templateId}`;

/**
 * `open`: may be used; `trial`: the free first use is still there to go to it; `premium`: for premium users alone.
 */
export type TemplateAccess = 'open' | 'trial' | 'premium';

/**
 * Whether a template may be used (PREM-07, decision 13): basic ones by everyone, premium ones by premium users, and the
 * first premium one that a free user takes is theirs to keep using. Nobody signed in (`null`) has the free first use
 * before them.
 */
export function templateAccess(
  { id, tier }: Pick<Template, 'id' | 'tier'>,
  who: Pick<Profile, 'isPremium' | 'usedTrials'> | null,
): TemplateAccess {
  if (tier === 'basic' || who?.isPremium) return 'open';
  const used = who?.usedTrials ?? [];
  if (used.includes(templateTrialKey(id))) return 'open';
  return used.some((trial) => trial.startsWith(TEMPLATE_TRIAL_PREFIX)) ? 'premium' : 'trial';
}
