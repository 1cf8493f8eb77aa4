import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** EventBridge as far as rules are switched, over its wire protocol. */
export interface NightlyRules {
  readonly url: string;
  /** Rules that are off. */
  readonly off: Set<string>;
  /** What was asked, in order: `DisableRule reconcile`. */
  readonly asked: string[];
  close(): void;
}

export async function startNightlyRules(): Promise<NightlyRules> {
  const [off, asked] = [new Set<string>(), [] as string[]];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { Name } = (await json(request)) as { Name: string };
    const [, action = ''] = /^AWSEvents\.(\w+)$/.exec(String(request.headers['x-amz-target'])) ?? [];
    asked.push(`${action} ${Name}`);
    if (action === 'DisableRule') off.add(Name);
    if (action === 'EnableRule') off.delete(Name);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, off, asked, close: () => void server.close() };
}
