import type { Event } from '../../functions/middleware/call.ts';
import type { Handler } from '../../functions/middleware/handler.ts';
import { contextWith } from './event.ts';

/** One call of a handler of improving in a process of its own, for tests that kill it: `node improve.child.ts improve|take <event as JSON>`. */
const [, , name = '', event = ''] = process.argv;
const { handler } = (await import(`../../functions/improve/${name}.ts`)) as { handler: Handler };
const { statusCode, body } = await handler(JSON.parse(event) as Event, contextWith(27_000));
process.stdout.write(`${JSON.stringify({ status: statusCode ?? 200, body: JSON.parse(body ?? '') })}\n`);
