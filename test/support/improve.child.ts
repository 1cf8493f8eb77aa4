import type { Event } from '../../functions/middleware/call.ts';
import { handler } from '../../functions/improve/improve.ts';
import { contextWith } from './event.ts';

/** One call of the improve handler in a process of its own, for tests that kill it: `node improve.child.ts <event as JSON>`. */
const { statusCode, body } = await handler(JSON.parse(process.argv[2] ?? '') as Event, contextWith(27_000));
process.stdout.write(`${JSON.stringify({ status: statusCode ?? 200, body: JSON.parse(body ?? '') })}\n`);
