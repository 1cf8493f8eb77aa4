/** Prints the table of endpoints as an OpenAPI 3.1 document, for clients and tools that read one: `node test/tools/openapi.ts > openapi.json`. */
import { openApi } from '../../shared/api/openapi.ts';

process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`);
