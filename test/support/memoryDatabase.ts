import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { TABLES, type TableName, type TableShape } from '../../shared/platform/tables.ts';
import { meetsCondition, updated, type Item } from './dynamoExpressions.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the inputs of many commands
type Input = Record<string, any>;

/** Hook that each call awaits before it runs: another step may run meanwhile, or this one may end here. */
export type Gate = () => Promise<void>;

/** Rows of a page where no limit is asked for, and keys of a batch that are answered: a megabyte of larger rows. */
const [PAGE_ROWS, BATCH_ROWS] = [20, 10];

/** Keys that a batch has left out. */
const unprocessed = ({ Keys: keys, ...wanted }: Input): Input | undefined =>
  keys.length > BATCH_ROWS ? { ...wanted, Keys: keys.slice(BATCH_ROWS) } : undefined;

/**
 * A document client over a map in this process, which evaluates the real conditions of the real code: fast enough for
 * every order of many steps. Tables are named as in shared/platform/tables.ts. It is as hard as the service may be: a
 * read that does not ask for consistency misses the last write of an item, nothing is returned that was not asked for,
 * and an answer leaves out what is too much for it. The sampled part of the model test compares its behaviour with the
 * real emulator.
 */
export class MemoryDatabase {
  #rows = new Map<string, Item>();
  /** Items as they were before their last write; undefined: there was none. */
  readonly #earlier = new Map<string, Item | undefined>();
  gate: Gate = async () => {};
  readonly client: DynamoDBDocumentClient;

  constructor() {
    this.client = DynamoDBDocumentClient.from(
      new DynamoDBClient({ region: 'none', credentials: { accessKeyId: 'none', secretAccessKey: 'none' } }),
    );
    Object.assign(this.client, {
      send: async (command: { constructor: { name: string }; input: Input }) => {
        await this.gate();
        assertValid(command.input);
        return this.#answer(command.constructor.name, command.input);
      },
    });
  }

  get rows(): Map<string, Item> {
    return this.#rows;
  }

  /** Another state altogether, which every read sees. */
  set rows(rows: Map<string, Item>) {
    this.#rows = rows;
    this.settle();
  }

  /** A while goes by: reads that are not consistent see all that was written. */
  settle(): void {
    this.#earlier.clear();
  }

  #answer(name: string, input: Input): object {
    const { TableName: table } = input;
    switch (name) {
      case 'GetCommand':
        return { Item: this.#seenBy(input).get(keyOf(table, input['Key'])) };
      case 'QueryCommand':
        return this.#query(input);
      case 'BatchGetCommand':
        return {
          Responses: mapValues(input['RequestItems'] as Input, (wanted, of) => this.#batch(of, wanted)),
          UnprocessedKeys: mapValues(input['RequestItems'] as Input, unprocessed),
        };
      case 'PutCommand':
      case 'UpdateCommand':
      case 'DeleteCommand': {
        const kind = name.replace('Command', '');
        const item = this.#itemOf(kind, input);
        if (!meetsCondition(input['ConditionExpression'], item, input))
          throw new ConditionalCheckFailedException({
            $metadata: {},
            message: 'The conditional request failed',
            ...returned(item, input),
          });
        this.#write(kind, input);
        return { Attributes: ({ ALL_NEW: this.#itemOf(kind, input), ALL_OLD: item } as Input)[input['ReturnValues']] };
      }
      case 'TransactWriteCommand':
        this.#transact(input['TransactItems'] as Input[]);
        return {};
      default:
        throw new Error(`${name} is not known here`);
    }
  }

  #transact(items: readonly Input[]): void {
    if (items.length === 0 || items.length > 100) throw new Error('ValidationException: 1 to 100 items');
    const writes = items.map((each) => Object.entries(each)[0] as [string, Input]);
    const keys = writes.map(([kind, input]) => keyOf(input['TableName'], input[kind === 'Put' ? 'Item' : 'Key']));
    if (new Set(keys).size < keys.length)
      throw new Error('Transaction request cannot include multiple operations on one item');
    const reasons = writes.map(([kind, input]) => {
      const item = this.#itemOf(kind, input);
      return meetsCondition(input['ConditionExpression'], item, input)
        ? { Code: 'None' }
        : { Code: 'ConditionalCheckFailed', ...returned(item, input) };
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
    if (kind !== 'ConditionCheck') this.#earlier.set(key, this.rows.get(key));
    if (kind === 'Put') this.rows.set(key, stored(input['Item'] as Item));
    if (kind === 'Delete') this.rows.delete(key);
    if (kind === 'Update')
      this.rows.set(
        key,
        stored(updated(input['UpdateExpression'] as string, this.rows.get(key) ?? (input['Key'] as Item), input)),
      );
  }

  /** All rows; for a read that is not consistent, without what was written last. An index has it. */
  #seenBy({ ConsistentRead: isConsistent = false, IndexName: index }: Input): ReadonlyMap<string, Item> {
    if (isConsistent === true || index !== undefined) return this.rows;
    const rows = new Map(this.rows);
    for (const [key, item] of this.#earlier)
      if (item) rows.set(key, item);
      else rows.delete(key);
    return rows;
  }

  /** Rows by their keys, with the attributes that are named alone. */
  #batch(table: string, input: Input): Item[] {
    const { Keys: keys, ProjectionExpression: wanted, ExpressionAttributeNames: names } = input;
    if (keys.length === 0 || keys.length > 100) throw new Error('ValidationException: 1 to 100 keys');
    const rows = this.#seenBy(input);
    const fields = (wanted as string | undefined)?.split(', ').map((name) => (names as Input)[name] as string);
    return (keys.slice(0, BATCH_ROWS) as readonly Item[])
      .map((key) => rows.get(keyOf(table, key)))
      .filter((row) => row !== undefined)
      .map((row) => (fields ? Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) : row));
  }

  #query({
    TableName: table,
    IndexName: index,
    KeyConditionExpression: condition,
    ScanIndexForward: forward = true,
    Limit: most = PAGE_ROWS,
    ExclusiveStartKey: start,
    ...input
  }: Input): { readonly Items: Item[]; readonly LastEvaluatedKey?: Item } {
    const { indexes, sortKey = '' }: TableShape = TABLES[table as TableName];
    if (index !== undefined && !Object.hasOwn(indexes ?? {}, index as string))
      throw new Error(`No index ${String(index)}`);
    const found = [...this.#seenBy({ ...input, IndexName: index })]
      .filter(([key, item]) => key.startsWith(`${table} `) && meetsCondition(condition, item, input))
      .map(([, item]) => item);
    const by = index === undefined ? sortKey : (indexes?.[index as string]?.sortKey ?? '');
    const place = (item: Item) => `${String(item[by])} ${keyOf(table, item)}`;
    const sorted = found.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
    const ordered = forward === true ? sorted : sorted.toReversed();
    const isAfter = (item: Item) => (forward === true ? place(item) > place(start) : place(item) < place(start));
    const left = start === undefined ? ordered : ordered.filter(isAfter);
    const Items = left.slice(0, most);
    const last = Items.at(-1);
    return { Items, ...(last && Items.length < left.length && { LastEvaluatedKey: last }) };
  }
}

/** The item whose condition failed, where its write asks for it. */
const returned = (item: Item | undefined, { ReturnValuesOnConditionCheckFailure: wanted }: Input) =>
  item && wanted === 'ALL_OLD' ? { Item: marshall(item, { removeUndefinedValues: true }) } : {};

/** Expressions use every name and every value that is given with them, and no others. */
function assertValid(input: Input): void {
  for (const inner of (input['TransactItems'] ?? []) as Input[]) Object.values<Input>(inner).forEach(assertValid);
  for (const inner of Object.values<Input>((input['RequestItems'] ?? {}) as Input)) assertValid(inner);
  const expressions = Object.entries(input).filter(([name]) => name.endsWith('Expression'));
  const used = new Set(expressions.flatMap(([, text]) => String(text).match(/[#:]\w+/g) ?? []));
  for (const field of ['ExpressionAttributeNames', 'ExpressionAttributeValues'])
    if (input[field] !== undefined && Object.keys(input[field] as Input).length === 0)
      throw new Error(`ValidationException: ${field} must not be empty`);
  const given = { ...input['ExpressionAttributeNames'], ...input['ExpressionAttributeValues'] } as Input;
  const names = Object.keys(given).filter((name) => given[name] !== undefined);
  if (names.length !== used.size || !names.every((name) => used.has(name)))
    throw new Error(`ValidationException: ${expressions.map(([, text]) => text).join('; ')} with ${names.join(', ')}`);
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
