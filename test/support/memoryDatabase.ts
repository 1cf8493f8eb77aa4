import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { TABLES, type TableName, type TableShape } from '../../shared/platform/tables.ts';
import { holds, updated, type Item } from './dynamoExpressions.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the inputs of many commands
type Input = Record<string, any>;

/** Hook that each call awaits before it runs: another step may run meanwhile, or this one may end here. */
export type Gate = () => Promise<void>;

/**
 * A document client over a map in this process, which evaluates the real conditions of the real code: fast enough for
 * every order of many steps. Tables are named as in shared/platform/tables.ts. The sampled part of the model test
 * compares its behaviour with the real emulator.
 */
export class MemoryDatabase {
  rows = new Map<string, Item>();
  gate: Gate = async () => {};
  readonly client: DynamoDBDocumentClient;

  constructor() {
    this.client = DynamoDBDocumentClient.from(
      new DynamoDBClient({ region: 'none', credentials: { accessKeyId: 'none', secretAccessKey: 'none' } }),
    );
    Object.assign(this.client, {
      send: async (command: { constructor: { name: string }; input: Input }) => {
        await this.gate();
        return this.#answer(command.constructor.name, command.input);
      },
    });
  }

  #answer(name: string, input: Input): object {
    const { TableName: table } = input;
    switch (name) {
      case 'GetCommand':
        return { Item: this.rows.get(keyOf(table, input['Key'])) };
      case 'QueryCommand':
        return this.#query(input);
      case 'BatchGetCommand':
        return { Responses: mapValues(input['RequestItems'] as Input, (wanted, of) => this.#batch(of, wanted)) };
      case 'PutCommand':
      case 'UpdateCommand':
      case 'DeleteCommand': {
        const kind = name.replace('Command', '');
        const item = this.#itemOf(kind, input);
        if (!holds(input['ConditionExpression'], item, input))
          throw new ConditionalCheckFailedException({
            $metadata: {},
            message: 'The conditional request failed',
            ...(item && { Item: marshall(item, { removeUndefinedValues: true }) }),
          });
        this.#write(kind, input);
        return { Attributes: this.#itemOf(kind, input) };
      }
      case 'TransactWriteCommand':
        this.#transact(input['TransactItems'] as Input[]);
        return {};
      default:
        throw new Error(`${name} is not known here`);
    }
  }

  #transact(items: readonly Input[]): void {
    const writes = items.map((each) => Object.entries(each)[0] as [string, Input]);
    const keys = writes.map(([kind, input]) => keyOf(input['TableName'], input[kind === 'Put' ? 'Item' : 'Key']));
    if (new Set(keys).size < keys.length)
      throw new Error('Transaction request cannot include multiple operations on one item');
    const reasons = writes.map(([kind, input]) => {
      const item = this.#itemOf(kind, input);
      return holds(input['ConditionExpression'], item, input)
        ? { Code: 'None' }
        : { Code: 'ConditionalCheckFailed', ...(item && { Item: marshall(item, { removeUndefinedValues: true }) }) };
    });
    if (reasons.some(({ Code }) => Code !== 'None'))
      throw new TransactionCanceledException({
        $metadata: {},
        message: 'Transaction cancelled',
        CancellationReasons: reasons,
      });
    for (const [kind, input] of writes) this.#write(kind, input);
  }

  #itemOf(kind: string, input: Input): Item | undefined {
    return this.rows.get(keyOf(input['TableName'], input[kind === 'Put' ? 'Item' : 'Key']));
  }

  #write(kind: string, input: Input): void {
    const key = keyOf(input['TableName'], input[kind === 'Put' ? 'Item' : 'Key']);
    if (kind === 'Put') this.rows.set(key, stored(input['Item'] as Item));
    if (kind === 'Delete') this.rows.delete(key);
    if (kind === 'Update')
      this.rows.set(
        key,
        stored(updated(input['UpdateExpression'] as string, this.rows.get(key) ?? (input['Key'] as Item), input)),
      );
  }

  /** Rows by their keys, with the attributes that are named alone. */
  #batch(table: string, { Keys: keys, ProjectionExpression: wanted, ExpressionAttributeNames: names }: Input): Item[] {
    const fields = (wanted as string | undefined)?.split(', ').map((name) => (names as Input)[name] as string);
    return (keys as readonly Item[])
      .map((key) => this.rows.get(keyOf(table, key)))
      .filter((row) => row !== undefined)
      .map((row) => (fields ? Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) : row));
  }

  #query({
    TableName: table,
    IndexName: index,
    KeyConditionExpression: condition,
    ScanIndexForward: forward = true,
    Limit: most,
    ...input
  }: Input): { readonly Items: Item[]; readonly LastEvaluatedKey?: Item } {
    const found = [...this.rows]
      .filter(([key, item]) => key.startsWith(`${table} `) && holds(condition, item, input))
      .map(([, item]) => item);
    const { indexes, sortKey = '' }: TableShape = TABLES[table as TableName];
    const by = index === undefined ? sortKey : (indexes?.[index as string]?.sortKey ?? '');
    const sorted = found.toSorted((a, b) => (String(a[by]) < String(b[by]) ? -1 : 1));
    const Items = (forward ? sorted : sorted.toReversed()).slice(0, most);
    const last = Items.at(-1);
    return { Items, ...(last && Items.length < sorted.length && { LastEvaluatedKey: last }) };
  }
}

function keyOf(table: string, item: Item): string {
  const { partitionKey, sortKey }: TableShape = TABLES[table as TableName];
  if (item[partitionKey] === '') throw new Error('ValidationException: a key attribute cannot be an empty string');
  return `${table} ${String(item[partitionKey])} ${sortKey === undefined ? '' : String(item[sortKey])}`;
}

/** A value as a database returns it: a copy, without undefined properties. */
const stored = (value: unknown): Item => copied(value) as Item;

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  // On the wire -0 is 0.
  if (typeof value === 'number') return value + 0;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(fields.map(([name, inner]) => [name, copied(inner)]));
}

const mapValues = (of: Input, make: (value: Input, name: string) => unknown) =>
  Object.fromEntries(Object.entries<Input>(of).map(([name, value]) => [name, make(value, name)]));
