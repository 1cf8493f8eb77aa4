import { once } from 'node:events';
import { createServer } from 'node:http';
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
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { Name } = body as { Name: string };
      const [, action = ''] = /^AWSEvents\.(\w+)$/.exec(String(request.headers['x-amz-target'])) ?? [];
      asked.push(`${action} ${Name}`);
      if (action === 'DisableRule') off.add(Name);
      if (action === 'EnableRule') off.delete(Name);
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, off, asked, close: () => void server.close() };
}
