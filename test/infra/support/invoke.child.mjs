// Imports a bundle in a clean process, calls it with each event that comes on stdin, and says how it went.
import { text } from 'node:stream/consumers';

const events = JSON.parse(await text(process.stdin));
const [started, cpu] = [performance.now(), process.cpuUsage()];
const { handler } = await import(process.argv[2]);
const used = process.cpuUsage(cpu);
const imported = { ms: performance.now() - started, cpuMs: (used.user + used.system) / 1_000 };

const results = [];
for (const event of events) {
  const ends = Date.now() + 25_000;
  results.push(await handler(event, { awsRequestId: 'request-1', getRemainingTimeInMillis: () => ends - Date.now() }));
}
process.stdout.write(`\n${JSON.stringify({ imported, results })}`, () => process.exit(0));
