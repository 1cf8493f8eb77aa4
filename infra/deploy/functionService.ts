import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { processorTime } from '../../functions/import/process/workerProcess.ts';
import { listen } from '../local/listen.ts';
import { bundleFolder } from './bundle.ts';

const CHILD_SCRIPT = fileURLToPath(new URL('./functionService.child.mjs', import.meta.url));

/** Bytes of a call and of an answer that Lambda takes. */
const MAX_PAYLOAD = 6_291_456;

/** A function that can be called, and how it is deployed. */
export interface ServedFunction {
  /** Its bundle, such as `import/handlers/readFile`. */
  readonly handler: string;
  /** All that it finds in its environment, besides what Lambda sets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Timeout. */
  readonly seconds: number;
  /** Calls at once; more are refused. */
  readonly runsAtOnce?: number;
}

/** Lambda's Invoke on this machine (`POST /2015-03-31/functions/<name>/invocations`), of a bundle as it is deployed. */
export interface FunctionService {
  /** Variables that lead the SDK to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds of processor time that the runs so far took, in their order: of the function and what it starts. */
  readonly milliseconds: readonly number[];
  /** Ids of its processes: all of them, and those that are kept for the next call. */
  processes(): readonly number[];
  idle(): readonly number[];
  close(): Promise<void>;
}

/** How a run ended, as Lambda says it: the answer's JSON, or a fault of the function. */
type RunOutcome =
  | { readonly answer: string }
  | { readonly fault: { readonly errorType: string; readonly errorMessage: string } };

const broken = (errorType: string, errorMessage: string): RunOutcome => ({ fault: { errorType, errorMessage } });

/** Milliseconds of processor time of a process and of those that it has started and that are there still. */
function processorTimeOf(child: { readonly pid?: number | undefined }): number {
  const started = existsSync(`/proc/${child.pid}`)
    ? readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number)
    : [];
  return [child.pid, ...started].reduce<number>((sum, pid) => sum + (processorTime({ pid }) || 0), 0);
}

/** Starts the service with one function, by its name. A run that breaks off takes its process with it. */
export async function startFunctionService(
  name: string,
  { handler, environment = {}, seconds, runsAtOnce = Infinity }: ServedFunction,
): Promise<FunctionService> {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const milliseconds: number[] = [];
  let running = 0;

  const begin = (): ChildProcess => {
    const folder = bundleFolder(handler);
    const child = fork(CHILD_SCRIPT, [join(folder, 'index.mjs')], {
      cwd: folder,
      env: { ...environment, LAMBDA_TASK_ROOT: folder, PATH: '/usr/bin:/bin' },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    });
    return child;
  };

  const run = async (event: unknown): Promise<RunOutcome> => {
    const child = idle.pop() ?? begin();
    const before = processorTimeOf(child);
    const timeout = Promise.withResolvers<RunOutcome>();
    const timer = setTimeout(
      () => timeout.resolve(broken('Sandbox.Timedout', `Error: Task timed out after ${seconds}.00 seconds`)),
      seconds * 1_000,
    );
    const stopped = new AbortController();
    child.send({ event, milliseconds: seconds * 1_000 });
    const outcome = await Promise.race([
      once(child, 'message', { signal: stopped.signal }).then(([said]) => said as RunOutcome),
      once(child, 'exit', { signal: stopped.signal }).then(([code, signal]) =>
        broken(
          'Runtime.ExitError',
          `Error: Runtime exited with error: ${signal === 'SIGKILL' ? 'signal: killed' : `exit status ${code}`}`,
        ),
      ),
      timeout.promise,
    ]);
    clearTimeout(timer);
    stopped.abort();
    milliseconds.push(processorTimeOf(child) - before);
    if ('answer' in outcome && child.exitCode === null) idle.push(child);
    else child.kill('SIGKILL');
    return 'answer' in outcome && Buffer.byteLength(outcome.answer) > MAX_PAYLOAD
      ? broken('Function.ResponseSizeTooLarge', 'Response payload size exceeded maximum allowed payload size')
      : outcome;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, called = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(request.url ?? '') ?? [];
    const body = await buffer(request);
    const refuse = (status: number, type: string) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
        .end(JSON.stringify({ Type: 'User', message: type }));
    if (decodeURIComponent(called) !== name) return refuse(404, 'ResourceNotFoundException');
    if (body.length > MAX_PAYLOAD) return refuse(413, 'RequestTooLargeException');
    if (running >= runsAtOnce) return refuse(429, 'TooManyRequestsException');
    running += 1;
    const outcome = await run(JSON.parse(body.toString())).finally(() => (running -= 1));
    if ('answer' in outcome) return response.writeHead(200, { 'content-type': 'application/json' }).end(outcome.answer);
    return response
      .writeHead(200, { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' })
      .end(JSON.stringify(outcome.fault));
  };

  const server = await listen(
    createServer((request, response) => void answer(request, response).catch(() => response.destroy())),
  );
  return {
    environment: { AWS_ENDPOINT_URL_LAMBDA: server.url },
    milliseconds,
    processes: () => [...all].flatMap(({ pid }) => pid ?? []),
    idle: () => idle.flatMap(({ pid }) => pid ?? []),
    close: async () => {
      await server.close();
      await Promise.all([...all].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
    },
  };
}
