import { mentionsPlace, scoreTitleOrCompany } from './cues.ts';

/** Words before a contact that may lead to it: `Write to me at`. */
const MAX_WORDS = 4;

/** A person of whom a profession says nothing: `כתבו לי` is no reporter. */
const ASKS = /(?<!\p{L})(?:me|us|לי|אותי|אתי|איתי|אליי?)(?!\p{L})/iu;

/**
 * Whether a text right before a contact, with no sign between but a colon, leads to it and says nothing of the person:
 * `Call`, `Reach me at`, `כתבו לי`. A place, a street and a profession stand there too, in a line without signs.
 */
export function leadsToContact(text: string): boolean {
  const plain = text.trim().replace(/(?<!\s)\s*[:–-]$/, '');
  return (
    /^[\p{L}'’"״׳\s-]*$/u.test(plain) &&
    plain.split(/\s+/).length <= MAX_WORDS &&
    !mentionsPlace(plain) &&
    (ASKS.test(plain) || scoreTitleOrCompany(plain) === 0)
  );
}
