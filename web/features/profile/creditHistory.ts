import { IMPROVED_SECTIONS } from '../../../shared/improve/improvedSections.ts';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';

/**
 * What a transaction was for, by its source as the log keeps it; packs have their names in the price list, other
 * sources are shown as they are.
 */
const SOURCE_MESSAGES: Readonly<Record<string, MessageId>> = {
  premium: 'profile.source.premium',
  refund: 'profile.source.refund',
  operator: 'profile.source.operator',
  welcome: 'profile.source.welcome',
};

export const sourceMessage = (source: string): MessageId | undefined =>
  Object.hasOwn(SOURCE_MESSAGES, source) ? SOURCE_MESSAGES[source] : undefined;

/** Sections that an improvement changed, as the log's details name them. */
export function parseImprovedSections(details: string): (typeof IMPROVED_SECTIONS)[number][] {
  const named = new Set(details.split(', '));
  return IMPROVED_SECTIONS.filter((section) => named.has(section));
}

/** Days before its expiry from which a lot of credits is marked. */
const EXPIRES_SOON_DAYS = 30;

/** Whether what expires then expires soon; both in ms since 1970. */
export const expiresSoon = (expiresAt: number, now: number): boolean =>
  expiresAt - now <= EXPIRES_SOON_DAYS * 86_400_000;

/**
 * The day on which what was left of a grant expired; undefined while it counts, and for what was taken back. `now` in
 * ms since 1970.
 */
export const expiredOn = (
  { amount, expiresAt }: { readonly amount: number; readonly expiresAt?: string | undefined },
  now: number,
): string | undefined =>
  amount > 0 && expiresAt !== undefined && Date.parse(expiresAt) <= now ? expiresAt : undefined;
