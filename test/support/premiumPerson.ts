import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { signInPerson, type TestPerson } from './signIn.ts';

/** Somebody who is signed in at the product in this process and has premium, granted directly. */
export async function signInPremiumPerson(site: string, email = 'premium@example.com'): Promise<TestPerson> {
  const person = await signInPerson(site, { email, name: 'Premium' });
  await person.call('POST', '/api/profile', { idToken: person.idToken });
  const database = DynamoDBDocumentClient.from(new DynamoDBClient());
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await database.send(
    new UpdateCommand({
      TableName: process.env.USERS_TABLE,
      Key: { uid: person.id },
      UpdateExpression: 'SET premiumUntil = :until',
      ExpressionAttributeValues: { ':until': until },
    }),
  );
  database.destroy();
  return person;
}
