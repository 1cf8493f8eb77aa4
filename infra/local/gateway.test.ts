import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HandlerLoader } from './handlerLoader.ts';
import { openGateway, type Gateway } from './gateway.ts';
import { CLOUD_LIMITS } from './apiHandler.ts';
import { StaticSite } from './staticSite.ts';

let gateway: Gateway;

beforeAll(async () => {
  const functions = new HandlerLoader(new URL('../../functions/', import.meta.url));
  gateway = await openGateway({
    api: { functions, authorize: async () => true },
    site: new StaticSite([]),
    port: 0,
    host: '127.0.0.1',
    deadlineMs: 300,
  });
});
afterAll(() => gateway.close());

/** Sends one byte after the other until the other side has enough; what it answered. */
async function trickle(head: string, byte: string): Promise<string> {
  const socket: Socket = connect(gateway.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString())).on('error', () => {});
  socket.write(head);
  while (!socket.destroyed) {
    await pause(20);
    if (byte !== '' && socket.writable) socket.write(byte);
  }
  return answer;
}

const POST = 'POST /api/generate-pdf HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

describe('a request that never comes to an end is ended', () => {
  it.each([
    ['its first byte', '', ''],
    ['its first line', 'GET /', 'a'],
    ['its headers', 'GET /api/templates HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'a'],
    ['its headers, one after the other', 'GET /api/templates HTTP/1.1\r\nhost: localhost\r\n', 'x-slow: a\r\n'],
    ['its body', `${POST}content-length: 900000\r\n\r\n{`, ' '],
    ['its body, of a length it does not say', `${POST}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`, '1\r\n \r\n'],
    ['the body of what has none', 'GET /builder HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n{', ' '],
    [
      'its body, behind an endpoint that is not there',
      'POST /api/nothing HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\n{',
      ' ',
    ],
  ])('in the middle of %s', async (_, head, byte) => {
    expect(await trickle(head, byte)).toMatch(/^(?:HTTP\/1\.1 (?:408|404) [\s\S]*)?$/);
  });

  it('while others are answered', async () => {
    const slow = Array.from({ length: 50 }, () => trickle(`${POST}content-length: 900000\r\n\r\n{`, ' '));
    expect((await fetch(`http://127.0.0.1:${gateway.port}/api/templates`)).status).toBe(200);
    await Promise.all(slow);
  });
});

it('a request has as long as HTTP API gives it', () => {
  expect(CLOUD_LIMITS.milliseconds).toBe(30_000);
});
