/**
 * Prints the table of endpoints as an OpenAPI 3.1 document, for clients and tools that read one:
 * `node test/tools/openapi.ts > openapi.json`.
 */
import { createOpenApiDocument } from './openapi-document.ts';

process.stdout.write(`${JSON.stringify(createOpenApiDocument(), null, 2)}\n`);
