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
 * Handles the token trigger of a user pool that replaced a lost one: ID and access tokens name the account that belongs
 * to the Google account, so that everybody finds their own again. Throws if that account cannot be determined, because
 * a failed sign-in is tried again and a sign-in to an empty account is not.
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

/** Parses the attribute, which Cognito gives as JSON text; empty if it is not JSON, as for a user without Google. */
function parseIdentities(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
