import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { ERRORS, type ErrorCode } from '../../shared/errors/errors.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import { COMMON_ERRORS, type Endpoint } from '../../shared/api/endpoint.ts';

/** A JSON Schema or a part of an OpenAPI document. */
type JsonObject = Readonly<Record<string, unknown>>;

/**
 * JSON Schema of what a schema accepts. Rules that JSON Schema cannot express (the size of the whole, trimming) are
 * left out.
 */
const toJsonSchemaObject = (schema: GenericSchema): JsonObject => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const BODY_TYPES = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: 'application/octet-stream',
} as const;

function toParameters({ params, query }: Endpoint): JsonObject[] {
  return (
    [
      ['path', params],
      ['query', query],
    ] as const
  ).flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = toJsonSchemaObject(schema) as {
      properties?: Record<string, JsonObject>;
      required?: readonly string[];
    };
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: of,
    }));
  });
}

function toRequestBody({ body, bodyType = 'json', limits }: Endpoint): JsonObject {
  if (body === undefined && bodyType === 'json') return {};
  const schema = body ? toJsonSchemaObject(body) : { type: bodyType === 'multipart' ? 'object' : 'string' };
  return {
    requestBody: {
      required: true,
      description: `At most ${limits.bodyBytes} bytes.`,
      content: { [BODY_TYPES[bodyType]]: { schema } },
    },
  };
}

/** The errors of an endpoint by status, each with its codes. */
function toErrorResponses({ errors }: Endpoint): JsonObject {
  const byStatus = Map.groupBy<number, ErrorCode>(
    new Set([...COMMON_ERRORS, ...errors]),
    (code) => ERRORS[code].status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function toOperation(name: string, endpoint: Endpoint): JsonObject {
  const { response, auth } = endpoint;
  const content =
    typeof response === 'string'
      ? { [response]: {} }
      : { 'application/json': { schema: toJsonSchemaObject(response) } };
  const security = { none: [], signature: [], optional: [{}, { bearer: [] }], user: [{ bearer: [] }] }[auth];
  return {
    operationId: name,
    tags: [endpoint.capability],
    security,
    parameters: toParameters(endpoint),
    ...toRequestBody(endpoint),
    responses: { 200: { description: 'Success', content }, ...toErrorResponses(endpoint) },
  };
}

/** The table of endpoints as an OpenAPI 3.1 document. */
export function createOpenApiDocument(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const { name, endpoint } of listEndpoints()) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint) };
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
    info: { title: PRODUCT.name.en, version: '1' },
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
