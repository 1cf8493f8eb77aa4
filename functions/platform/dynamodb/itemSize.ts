import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { TooLargeError } from '../tooLarge.ts';

/** DynamoDB's limit of an item, names included, in bytes. */
export const MAX_ITEM_BYTES = 400 * 1_024;

/**
 * Bytes of a value as DynamoDB counts an item: names and texts in UTF-8, two digits of a number in one, one for each
 * element of a list or a map, and three for the list or map itself.
 *
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function itemBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 1;
  const entries =
    Symbol.iterator in value
      ? Array.from(value as Iterable<unknown>, (element) => ['', element] as const)
      : Object.entries(value).filter(([, element]) => element !== undefined);
  return entries.reduce((sum, [name, element]) => sum + 1 + Buffer.byteLength(name) + itemBytes(element), 3);
}

/** The addition of a write to one item: a whole item or, for an update, values besides the existing ones. */
interface ItemWrite {
  readonly TableName?: string;
  readonly Item?: unknown;
  readonly ExpressionAttributeValues?: unknown;
}

interface AnyInput extends ItemWrite {
  readonly TransactItems?: readonly Readonly<Record<string, ItemWrite | undefined>>[];
}

const writesOf = (input: AnyInput): ItemWrite[] => [
  input,
  ...(input.TransactItems ?? []).flatMap((item) => Object.values(item)).filter((write) => write !== undefined),
];

/** How DynamoDB refuses an item that an update, or a transaction, would make too large. */
const REFUSAL = /item size.*exceeded/i;

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { CancellationReasons = [] } = error as { CancellationReasons?: readonly { readonly Message?: string }[] };
  return [error.message, ...CancellationReasons.map(({ Message }) => Message ?? '')].some((said) => REFUSAL.test(said));
}

/**
 * The client, whose writes throw a TooLargeError instead of what DynamoDB answers to an item above its limit: measured
 * before it is sent, and where only DynamoDB knows the rest of the item, by its refusal.
 */
export function withSizedItems(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  client.middlewareStack.add(
    (next) => async (call) => {
      for (const { TableName, Item, ExpressionAttributeValues } of writesOf(call.input as AnyInput)) {
        const bytes = itemBytes(Item ?? ExpressionAttributeValues ?? '');
        if (bytes > MAX_ITEM_BYTES) throw new TooLargeError(`an item for ${TableName}`, bytes);
      }
      try {
        return await next(call);
      } catch (error) {
        throw isRefusal(error) ? new TooLargeError('an item that was changed') : error;
      }
    },
    { step: 'initialize', priority: 'high', name: 'sizedItems' },
  );
  return client;
}
