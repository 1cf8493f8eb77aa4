import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withSizedItems } from './itemSize.ts';

/**
 * The one database client of a function: connections are kept between calls. `undefined` values are
 * dropped, as they are in JSON; what is too large for an item throws a TooLargeError.
 */
export const database = withSizedItems(
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
);
