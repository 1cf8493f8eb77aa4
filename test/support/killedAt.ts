import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { HttpEvent } from '../../functions/http/call.ts';

/**
 * Runs a handler, by its module below functions/, in a process of its own, which is killed before or after its nth
 * write has reached the database;
 * answers what ended it.
 */
export async function killedAt(
  environment: Readonly<Record<string, string>>,
  handler: string,
  event: HttpEvent,
  write: number,
  side: 'before' | 'after',
): Promise<NodeJS.Signals | null> {
  let seen = 0;
  const child: { kill?: () => void } = {};
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    // How far it is stands in rows that no credit depends on, written whenever a section ends.
    const counts =
      /\.(TransactWriteItems|UpdateItem)$/.test(String(request.headers['x-amz-target'])) && !body.includes('PROGRESS#');
    const hit = counts && seen++ === write;
    if (hit && side === 'before') return child.kill?.();
    const answer = await fetch(environment['AWS_ENDPOINT_URL_DYNAMODB'] as string, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (hit) return child.kill?.();
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes);
  };
  const proxy = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const env = {
    ...environment,
    ...process.env,
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  };
  const call = spawn(
    process.execPath,
    [fileURLToPath(new URL('./improve.child.ts', import.meta.url)), handler, JSON.stringify(event)],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  child.kill = () => void call.kill('SIGKILL');
  const [, signal] = (await once(call, 'exit')) as [number, NodeJS.Signals | null];
  proxy.closeAllConnections();
  proxy.close();
  return signal;
}
