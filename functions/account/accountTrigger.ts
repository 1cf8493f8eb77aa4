import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ACCOUNT_CLAIM } from '../platform/cognito/accountClaim.ts';
import { database } from '../platform/dynamodb/client.ts';
import { readEnvironment } from '../platform/environment.ts';
import { readSecret } from '../platform/secrets/readSecret.ts';
import { tombstoneKey } from './profileRepository.ts';
import { findReturningAccount } from './returningAccount.ts';
import { findGoogleAccountId } from './verifiedIdentity.ts';

type TokenEvent = Pick<PreTokenGenerationV2TriggerEvent, 'request' | 'response'>;

/**
 * What a user pool that took the place of a lost one asks before it makes tokens: both kinds name the account that
 * belongs to that Google account, so that everybody finds their own again. Throws where that cannot be known: a sign-in
 * that fails is tried again, one that leads to an empty account is not.
 */
export async function handler<Event extends TokenEvent>(event: Event): Promise<Event> {
  const number = findGoogleAccountId(parseIdentities(event.request.userAttributes['identities']));
  if (number === undefined) return event;
  const { REQUESTS_TABLE, IDENTITY_HASH_SECRET } = readEnvironment(['REQUESTS_TABLE', 'IDENTITY_HASH_SECRET']);
  const tombstone = tombstoneKey(number, await readSecret(IDENTITY_HASH_SECRET));
  const account = await findReturningAccount(database, REQUESTS_TABLE, tombstone);
  if (account === undefined) return event;
  const claims = { claimsToAddOrOverride: { [ACCOUNT_CLAIM]: account } };
  const claimsAndScopeOverrideDetails = { idTokenGeneration: claims, accessTokenGeneration: claims };
  return { ...event, response: { ...event.response, claimsAndScopeOverrideDetails } };
}

/** Cognito gives the attribute as JSON text; nothing where it is none, as for a user without Google. */
function parseIdentities(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
