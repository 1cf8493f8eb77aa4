// Imports a bundle in a clean process, calls it with each event that comes on stdin, and says how it went.
import { text } from 'node:stream/consumers';

async function timed(work) {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const used = process.cpuUsage(cpu);
  return { result, ms: performance.now() - started, cpuMs: (used.user + used.system) / 1_000 };
}

const events = JSON.parse(await text(process.stdin));
const { result: module, ...imported } = await timed(() => import(process.argv[2]));
const calls = [];
for (const event of events) {
  // What is not a call runs by the clock, and has the longest time there is.
  const ends = Date.now() + (event.requestContext ? 25_000 : 900_000);
  calls.push(
    await timed(() =>
      module.handler(event, {
        awsRequestId: '00000000-0000-0000-0000-000000000000',
        getRemainingTimeInMillis: () => ends - Date.now(),
      }),
    ),
  );
}
process.stdout.write(`\n${JSON.stringify({ imported, calls })}`, () => process.exit(0));
