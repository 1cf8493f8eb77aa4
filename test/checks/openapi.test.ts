import { describe, expect, it } from 'vitest';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { createOpenApiDocument } from '../tools/openapi-document.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly content: Record<
      string,
      { readonly schema: { readonly properties?: object; readonly required?: readonly string[] } }
    >;
  };
  readonly responses: Record<string, { readonly description: string }>;
}
const operationsOf = (document: unknown) =>
  Object.entries((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );

describe('the OpenAPI document', () => {
  it('describes every row of the table, and nothing else', () => {
    const operations = operationsOf(createOpenApiDocument()).map(
      ({ call, operation }) => `${operation.operationId}: ${call}`,
    );
    expect(operations.toSorted()).toEqual(
      listEndpoints()
        .map(({ name, endpoint }) => `${name}: ${endpoint.method} ${endpoint.path}`)
        .toSorted(),
    );
  });

  it('says of generate-pdf what may be sent, by whom, and what comes back', () => {
    const found = operationsOf(createOpenApiDocument()).find(
      ({ call }) => call === 'POST /api/generate-pdf',
    )?.operation;
    const schema = found?.requestBody?.content['application/json']?.schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual([
      'templateId',
      'forceScale',
      'resumeData',
      'html',
      'css',
      'embedData',
      'pageBreaks',
    ]);
    expect(schema?.required).toEqual(['templateId']);
    expect(found?.security).toEqual([{}, { bearer: [] }]);
    expect(Object.keys(found?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '413', '415', '422', '429', '500', '503']),
    );
    expect(found?.responses['422']?.description).toBe('pdf_too_long, pdf_too_complex');
  });

  it('has the parameters of a path and of a query', () => {
    const found = operationsOf(createOpenApiDocument()).find(({ call }) => call.includes('placeholder'))?.operation;
    expect(found?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['w', 'path', true],
      ['h', 'path', true],
      ['text', 'query', false],
    ]);
  });

  it('is plain JSON without references to anything it lacks', () => {
    const text = JSON.stringify(createOpenApiDocument());
    expect(
      [...text.matchAll(/"\$ref":"([^"]+)"/g)]
        .map((match) => match[1])
        .filter((target) => target !== '#/components/schemas/Error'),
    ).toEqual([]);
  });
});
