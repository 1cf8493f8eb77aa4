import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { anyCharacter } from '../../shared/platform/anyCharacter.fixture.ts';

/** The parts of a valibot schema that say what it is made of. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Texts that programs often handle wrongly. */
export const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ud800',
  '\udfff',
  '\uffff',
  '״׳',
  'ﷺ'.repeat(50),
  'e\u0301'.repeat(80),
  '👩‍👩‍👧‍👦'.repeat(30),
  'אa'.repeat(400),
  '\u0600'.repeat(200),
  'a'.repeat(20_000),
  '\n'.repeat(500),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '..\\..\\',
  '%00',
  '%2e%2e%2f',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=1>',
  "' OR 1=1 --",
  '$(id)',
  '`id`',
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '9007199254740993',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2026-13-45T99:99:99Z',
  '0000-00-00T00:00:00.000Z',
  'data:text/html,x',
  'file:///etc/passwd',
  'javascript:1',
  'http://169.254.169.254/',
] as const;

/** Values of any other kind. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    2 ** 53 + 2,
    0.1,
    [],
    {},
    [[[[]]]],
    { length: 1e9 },
    { toString: 1 },
    [null],
    '',
  ),
  fc.constantFrom<unknown>(...NASTY_TEXTS),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
  // Deeply nested, and with very many keys.
  fc.constantFrom(200, 2_000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
  fc.constantFrom(100, 3_000).map((width) => Array.from({ length: width }, (_, at) => ({ id: `x-${at}` }))),
);

const requirementOf = (shape: Shape, type: string) => shape.pipe?.find((action) => action.type === type)?.requirement;

function textOf(shape: Shape): fc.Arbitrary<string> {
  if (shape.pipe?.some(({ type }) => type === 'uuid')) return fc.uuid();
  if (shape.pipe?.some(({ type }) => type === 'iso_timestamp'))
    return fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString());
  const regex = requirementOf(shape, 'regex');
  if (regex instanceof RegExp && regex.flags === '') return fc.stringMatching(regex, { maxLength: 60 });
  const most = requirementOf(shape, 'max_length');
  const least = requirementOf(shape, 'min_length');
  const maxLength = Math.min(typeof most === 'number' ? most : 100, 100);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: typeof least === 'number' ? least : 1, maxLength }),
    fc.constantFrom('Dana Levi', 'דנה לוי', 'professional', 'classic', 'x'),
  );
}

/** Values that a schema accepts, or nearly: rules about several fields together are not followed. */
export function valuesOf(schema: GenericSchema | Shape): fc.Arbitrary<unknown> {
  const shape = schema as Shape;
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, valuesOf(entry)])),
        {
          requiredKeys: Object.entries(shape.entries ?? {})
            .filter(([, entry]) => entry.type !== 'optional')
            .map(([key]) => key),
        },
      );
    case 'array':
      return fc.array(valuesOf(shape.item as Shape), { maxLength: 4 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      return valuesOf(shape.wrapped as Shape);
    case 'literal':
      return fc.constant(shape.literal);
    case 'picklist':
      return fc.constantFrom(...(shape.options?.length ? shape.options : ['x']));
    case 'variant':
    case 'union':
      return fc.oneof(...(shape.options as readonly Shape[]).map((option) => valuesOf(option)));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 1, max: 1_000_000 });
    case 'string':
      return textOf(shape);
    case 'undefined':
      return fc.constant(undefined);
    default:
      return nastyValue;
  }
}

/** The value with one of its parts, chosen by the numbers, replaced, removed or duplicated. */
export function broken(value: unknown, [step = 0, ...steps]: readonly number[], by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 1)];
  if (key === undefined)
    return Array.isArray(value) ? [...(value as unknown[]), by] : { ...value, [`extra${step}`]: by };
  if (steps.length === 0)
    return Array.isArray(value)
      ? value.toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  const inner = broken((value as Record<string, unknown>)[key], steps, by);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
