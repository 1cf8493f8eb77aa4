import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { templateAccess, templateTrialKey } from '../../shared/payments/templateAccess.ts';
import { isPremiumAt } from '../../shared/payments/premiumTerm.ts';
import type { StoredProfile } from '../../shared/account/profile.ts';
import { findTemplateOrDefault, TEMPLATES } from '../../shared/templates/catalogue.ts';
import { clock } from '../platform/clock.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';

/** The value in `usedTrials` once the free trial of a premium template is used. */
const PREMIUM_TRIALS = TEMPLATES.filter(({ tier }) => tier === 'premium').map(({ id }) => templateTrialKey(id));

/**
 * Whether somebody may use a template now (PREM-07, decision 13): basic ones everyone, premium ones premium users and
 * users whose free trial is unused, which this write uses up. Visitors have no trial. One write of the profile for a
 * premium template, nothing for a basic one.
 */
export async function claimTemplateUse(
  database: DynamoDBDocumentClient,
  users: string,
  userId: string | undefined,
  templateId: string,
  now = clock(),
): Promise<boolean> {
  const template = findTemplateOrDefault(templateId);
  if (template.tier === 'basic') return true;
  if (userId === undefined) return false;
  const none = PREMIUM_TRIALS.map((_, place) => `NOT contains(usedTrials, :trial${place})`).join(' AND ');
  const { written, item: profile } = await updateIf<StoredProfile>(database, {
    TableName: users,
    Key: { uid: userId },
    UpdateExpression: 'SET usedTrials = list_append(usedTrials, :trials)',
    ConditionExpression: `attribute_exists(uid) AND NOT premiumUntil > :now AND ${none}`,
    ExpressionAttributeValues: {
      ':trials': [templateTrialKey(template.id)],
      ':now': now.toISOString(),
      ...Object.fromEntries(PREMIUM_TRIALS.map((trial, place) => [`:trial${place}`, trial])),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (written) return true;
  return (
    profile !== undefined &&
    templateAccess(template, { isPremium: isPremiumAt(profile, now), usedTrials: [...profile.usedTrials] }) === 'open'
  );
}
