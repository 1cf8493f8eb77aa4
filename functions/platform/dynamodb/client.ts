import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { withSizedItems } from './itemSize.ts';

/**
 * An attempt that is not answered within two seconds is made again: DynamoDB answers in milliseconds, and all attempts
 * together end before a call does (`limits.seconds`), which can then still be answered.
 */
export const PATIENCE = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
} as const;

/** A client of the database that the environment names; `undefined` values are dropped, as they are in JSON. */
export const connect = (patience: DynamoDBClientConfig = PATIENCE): DynamoDBDocumentClient =>
  withSizedItems(
    DynamoDBDocumentClient.from(new DynamoDBClient(patience), { marshallOptions: { removeUndefinedValues: true } }),
  );

/**
 * The one database client of a function: connections are kept between calls. What is too large for an item throws a
 * TooLargeError.
 */
export const database = connect();
