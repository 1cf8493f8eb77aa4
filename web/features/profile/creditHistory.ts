import { IMPROVED_SECTIONS } from '../../../shared/improve/improvedSections.ts';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/**
 * Text for a transaction's source in the credit log; pack names come from the price list, unknown sources are shown
 * unchanged.
 */
const SOURCE_MESSAGES: Readonly<Record<string, MessageId>> = {
  premium: 'profile.source.premium',
  refund: 'profile.source.refund',
  operator: 'profile.source.operator',
  welcome: 'profile.source.welcome',
};

export const sourceMessage = (source: string): MessageId | undefined => ownProperty(SOURCE_MESSAGES, source);

/** Reads the use of a credit from the details of the log entry: the improved sections, or a translation. */
export function parseImprovedSections(details: string) {
  const named = new Set(details.split(', '));
  return ([...IMPROVED_SECTIONS, 'translation'] as const).filter((section) => named.has(section));
}

/** Days before expiry from which a credit grant is marked. */
const EXPIRES_SOON_DAYS = 30;

/** Whether this expiry is soon; both in ms since 1970. */
export const expiresSoon = (expiresAt: number, now: number): boolean =>
  expiresAt - now <= EXPIRES_SOON_DAYS * 86_400_000;

/**
 * The day on which the rest of a grant expired; undefined while it is valid, and for revoked credits. `now` in ms since
 * 1970.
 */
export const expiredOn = (
  { amount, expiresAt }: { readonly amount: number; readonly expiresAt?: string | undefined },
  now: number,
): string | undefined =>
  amount > 0 && expiresAt !== undefined && Date.parse(expiresAt) <= now ? expiresAt : undefined;
