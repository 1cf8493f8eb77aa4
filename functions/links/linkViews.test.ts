import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { isView, keepPages, type OpenedLink } from './linkViews.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1';
const asking = (headers: Readonly<Record<string, string>>) => isView((name) => headers[name as 'user-agent']);

it('counts people, in a browser and in the one that an app has', () => {
  for (const agent of [
    PHONE,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 16; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A]',
  ])
    expect(asking({ 'user-agent': agent }), agent).toBe(true);
});

it('does not count who draws cards, crawls, or fetches ahead', () => {
  for (const agent of [
    'WhatsApp/2.24.6.77 A',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'TelegramBot (like TwitterBot)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'curl/8.5.0',
    '',
  ])
    expect(asking({ 'user-agent': agent }), agent).toBe(false);
  expect(asking({})).toBe(false);
  expect(asking({ 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(asking({ 'user-agent': PHONE, purpose: 'prefetch' })).toBe(false);
});

const opened = (twinVersion?: number) =>
  ({ link: { key: 'k', contacts: true }, version: 4, twinVersion }) as unknown as OpenedLink;

it('where printed pages begin is kept with what the state was, and for no key that is gone', async () => {
  const mock = mockClient(DynamoDBDocumentClient);
  mock.on(UpdateCommand).resolves({});
  const database = mock as unknown as DynamoDBDocumentClient;
  const breaks = { columns: [[{ unit: 3, offset: 0 }]], cloned: [] };
  await keepPages(database, 'requests', opened(), breaks);
  await keepPages(database, 'requests', opened(7), breaks);
  const written = mock.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => input);
  expect(written[0]).toEqual({
    TableName: 'requests',
    Key: { id: 'LINK#k' },
    UpdateExpression: 'SET pages = :pages',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: { ':pages': { version: 4, contacts: true, breaks } },
  });
  expect(written[1]?.ExpressionAttributeValues).toEqual({
    ':pages': { version: 4, twinVersion: 7, contacts: true, breaks },
  });
  const gone = new ConditionalCheckFailedException({ message: 'gone', $metadata: {} });
  mock.on(UpdateCommand).rejects(gone);
  await expect(keepPages(database, 'requests', opened(), breaks)).resolves.toBeUndefined();
  mock.restore();
});
