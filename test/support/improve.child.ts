import type { HttpEvent } from '../../functions/http/call.ts';
import type { LambdaHandler } from '../../functions/http/handlerFor.ts';
import { createContext } from './httpEvent.ts';

/**
 * One call of a handler in a child process, for tests that kill it: `node improve.child.ts
 * improve/handlers/improveResume <event as JSON>`.
 */
const [, , name = '', event = ''] = process.argv;
const { handler } = (await import(`../../functions/${name}.ts`)) as { handler: LambdaHandler };
const { statusCode, body } = await handler(JSON.parse(event) as HttpEvent, createContext(27_000));
process.stdout.write(`${JSON.stringify({ status: statusCode ?? 200, body: JSON.parse(body ?? '') })}\n`);
