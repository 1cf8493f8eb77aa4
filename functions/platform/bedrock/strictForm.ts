import type * as v from 'valibot';
import type { Conversation } from './converse.ts';

/** The parts of Valibot's schemas that an answer's form may be made of. */
type FormSchema =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * A schema as JSON Schema that strict tools take: each field must be there, and no other; numbers count. Lengths and
 * fallbacks are the checker's alone.
 */
function toJson(schema: v.GenericSchema): Record<string, unknown> {
  const part = schema as unknown as FormSchema;
  if (part.type === 'number') return { type: 'integer' };
  if (part.type === 'picklist') return { type: 'string', enum: part.options };
  if (part.type === 'array') return { type: 'array', items: toJson(part.item) };
  if (part.type !== 'object') return { type: part.type };
  const fields = Object.entries(part.entries).map(([key, field]) => [key, toJson(field as v.GenericSchema)] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: fields.map(([key]) => key),
    additionalProperties: false,
  };
}

/** The form of an answer as it goes over the wire, from the schema by which it is checked when it comes. */
export const strictForm = (
  name: string,
  description: string,
  schema: v.GenericSchema,
): Conversation['responseFormat'] => ({ strict: true, name, description, schema: toJson(schema) });
