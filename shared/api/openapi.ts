import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { endpoints } from '../api.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { PRODUCT } from '../product.ts';
import { COMMON_ERRORS, type Endpoint } from './endpoint.ts';

/** A JSON Schema or a part of an OpenAPI document. */
type Json = Readonly<Record<string, unknown>>;

/** What a schema accepts. Rules that JSON Schema has no word for (the size of the whole, trimming) are left out. */
const schemaOf = (schema: GenericSchema): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const BODY_TYPES = { json: 'application/json', multipart: 'multipart/form-data', raw: 'application/octet-stream' } as const;

function parametersOf({ params, query }: Endpoint): Json[] {
  return ([['path', params], ['query', query]] as const).flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Record<string, Json>; required?: readonly string[] };
    return Object.entries(properties).map(([name, of]) => ({ name, in: place, required: place === 'path' || required.includes(name), schema: of }));
  });
}

function bodyOf({ body, bodyType = 'json', limits }: Endpoint): Json {
  if (body === undefined && bodyType === 'json') return {};
  const schema = body ? schemaOf(body) : { type: bodyType === 'multipart' ? 'object' : 'string' };
  return { requestBody: { required: true, description: `At most ${limits.bodyBytes} bytes.`, content: { [BODY_TYPES[bodyType]]: { schema } } } };
}

/** The errors of an endpoint by status, each with its codes. */
function errorsOf({ errors }: Endpoint): Json {
  const byStatus = Map.groupBy<number, ErrorCode>(new Set([...COMMON_ERRORS, ...errors]), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    ]),
  );
}

function operationOf(name: string, endpoint: Endpoint): Json {
  const { response, auth } = endpoint;
  const content = typeof response === 'string' ? { [response]: {} } : { 'application/json': { schema: schemaOf(response) } };
  const security = { none: [], signature: [], optional: [{}, { bearer: [] }], user: [{ bearer: [] }] }[auth];
  return {
    operationId: name,
    tags: [endpoint.handler.split('/')[0]],
    security,
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { 200: { description: 'Success', content }, ...errorsOf(endpoint) },
  };
}

/** The table of endpoints as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { name, endpoint } of endpoints()) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string', description: 'Text to show, in the language of the request.' },
      code: { type: 'string', enum: Object.keys(ERRORS) },
      details: { type: 'object' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT.name, version: '1' },
    paths,
    components: { schemas: { Error: error }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}
