import { isDeepStrictEqual } from 'node:util';

/**
 * Evaluates DynamoDB's expressions, as far as the product uses them, over plain objects: conditions with comparisons,
 * IN, AND, OR, NOT and the functions; updates with SET, ADD and REMOVE. Throws on anything else, so that an unsupported
 * expression never passes unnoticed.
 */
export type Item = Readonly<Record<string, unknown>>;

interface Input {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: Readonly<Record<string, unknown>> | undefined;
}

type Value = (item: Item | undefined, input: Input) => unknown;
type Test = (item: Item | undefined, input: Input) => boolean;

const TOKEN = /\s*(<>|<=|>=|[()=<>,+]|[#:]?[A-Za-z_]\w*(?:\.#?[A-Za-z_]\w*)*)/gy;

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = [...text.matchAll(TOKEN)].map(([, token]) => token as string);
    if (this.#tokens.join('') !== text.replace(/\s+/g, '')) throw new Error(`Cannot read the expression ${text}`);
  }

  get next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  take(expected?: string): string {
    const token = this.next;
    if (token === '' || (expected !== undefined && token.toUpperCase() !== expected))
      throw new Error(`Expected ${expected ?? 'more'} at ${token}`);
    this.#at += 1;
    return token;
  }

  takes(word: string): boolean {
    if (this.next.toUpperCase() !== word) return false;
    this.#at += 1;
    return true;
  }
}

const nameOf = (token: string, { ExpressionAttributeNames: names = {} }: Input) =>
  token.startsWith('#') ? (names[token] as string) : token;
/** What stands at a path, `link.#key`. */
const within = (item: Item | undefined, path: string, input: Input): unknown =>
  path.split('.').reduce<unknown>((of, token) => (of as Item | undefined)?.[nameOf(token, input)], item);

/** A path, a value, or `list_append` and `if_not_exists` of them. */
function valueIn(reader: Reader): Value {
  const token = reader.take();
  if (token.startsWith(':')) return (_, { ExpressionAttributeValues: values = {} }) => values[token];
  if (!reader.takes('(')) return (item, input) => within(item, token, input);
  const one = valueIn(reader);
  reader.take(',');
  const other = valueIn(reader);
  reader.take(')');
  if (token === 'list_append')
    return (item, input) => [...(one(item, input) as unknown[]), ...(other(item, input) as unknown[])];
  if (token === 'if_not_exists') return (item, input) => one(item, input) ?? other(item, input);
  throw new Error(`Unknown function ${token}`);
}

/**
 * Whether both exist and have the same type, as DynamoDB compares: with an absent attribute every comparison is false.
 */
const comparable = (a: unknown, b: unknown) => a !== undefined && b !== undefined && typeof a === typeof b;
const COMPARE: Readonly<Record<string, (a: never, b: never) => boolean>> = {
  // Lists and maps are compared as a whole.
  '=': (a, b) => isDeepStrictEqual(a, b),
  '<>': (a, b) => !isDeepStrictEqual(a, b),
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  NULL: (value) => value === null,
  N: (value) => typeof value === 'number',
  S: (value) => typeof value === 'string',
};

const FUNCTIONS: Readonly<Record<string, (path: Value, argument?: Value) => Test>> = {
  attribute_exists: (path) => (item, input) => path(item, input) !== undefined,
  attribute_not_exists: (path) => (item, input) => path(item, input) === undefined,
  attribute_type: (path, type) => (item, input) => TYPES[type?.(item, input) as string]?.(path(item, input)) === true,
  begins_with: (path, start) => (item, input) =>
    ((path(item, input) ?? '') as string).startsWith(start?.(item, input) as string),
  contains: (path, value) => (item, input) => ((path(item, input) ?? []) as unknown[]).includes(value?.(item, input)),
};

function either(reader: Reader): Test {
  const parts = [all(reader)];
  while (reader.takes('OR')) parts.push(all(reader));
  return (item, input) => parts.some((part) => part(item, input));
}

function all(reader: Reader): Test {
  const parts = [one(reader)];
  while (reader.takes('AND')) parts.push(one(reader));
  return (item, input) => parts.every((part) => part(item, input));
}

function one(reader: Reader): Test {
  if (reader.takes('NOT')) {
    const negated = one(reader);
    return (item, input) => !negated(item, input);
  }
  if (reader.takes('(')) {
    const inner = either(reader);
    reader.take(')');
    return inner;
  }
  const made = Object.hasOwn(FUNCTIONS, reader.next) ? FUNCTIONS[reader.take()] : undefined;
  if (made) {
    reader.take('(');
    const path = valueIn(reader);
    const argument = reader.takes(',') ? valueIn(reader) : undefined;
    reader.take(')');
    return made(path, argument);
  }
  const left = valueIn(reader);
  const sign = reader.take();
  const compare = COMPARE[sign];
  if (!compare) throw new Error(`Unknown comparison ${sign}`);
  const right = valueIn(reader);
  return (item, input) => {
    const [a, b] = [left(item, input), right(item, input)];
    return sign === '<>' ? !isDeepStrictEqual(a, b) : comparable(a, b) && compare(a as never, b as never);
  };
}

const conditions = new Map<string, Test>();

/** Whether a condition holds for an item, or for its absence. */
export function meetsCondition(expression: string | undefined, item: Item | undefined, input: Input): boolean {
  if (expression === undefined) return true;
  let test = conditions.get(expression);
  if (!test) {
    const reader = new Reader(expression);
    conditions.set(expression, (test = either(reader)));
    if (reader.next !== '') throw new Error(`Cannot read the condition ${expression}`);
  }
  return test(item, input);
}

/** The item after an update expression; `before` holds at least the keys. */
export function updated(expression: string, before: Item, input: Input): Item {
  const reader = new Reader(expression);
  const after: Record<string, unknown> = { ...before };
  while (reader.next !== '') {
    const clause = reader.take().toUpperCase();
    do {
      const name = nameOf(reader.take(), input);
      if (clause === 'REMOVE') delete after[name];
      else if (clause === 'ADD')
        after[name] = ((before[name] ?? 0) as number) + (valueIn(reader)(before, input) as number);
      else if (clause === 'SET' && reader.takes('=')) after[name] = valueIn(reader)(before, input);
      else throw new Error(`Cannot read the update ${expression}`);
    } while (reader.takes(','));
  }
  return after;
}
