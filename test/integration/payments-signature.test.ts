import { createSign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { crc32 } from 'node:zlib';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifySignature } from '../../functions/payments/webhookSignature.ts';

/** Signatures of webhooks against certificates of every kind, served on the wire as the provider serves its own. */
const NAME = 'messageverificationcerts.paypal.com';
const WEBHOOK = 'WH123';
const DAY = 86_400_000;
const raw = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"name":"קורות"}}');

let server: Server;
let api: string;
let asked = 0;
/** The service that has the certificates is down. */
let failing = false;
const files = new Map<string, string>();
const trusted = tls.getCACertificates('default');

interface Pair {
  readonly cert: string;
  readonly private: string;
}
const days = (from: number, to: number) => ({
  notBeforeDate: new Date(Date.now() + from * DAY),
  notAfterDate: new Date(Date.now() + to * DAY),
  // Made for every case: a larger one takes eight times as long.
  keySize: 1_024,
  algorithm: 'sha256',
});
const authority = (issuer?: Pair): Promise<Pair> =>
  generate([{ name: 'commonName', value: `Authority ${Math.random()}` }], {
    ...days(-10, 100),
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
    ...(issuer && { ca: { key: issuer.private, cert: issuer.cert } }),
  });
const leaf = (issuer: Pair | undefined, { name = NAME, span = days(-1, 30) } = {}): Promise<Pair> =>
  generate([{ name: 'commonName', value: name }], {
    ...span,
    extensions: [{ name: 'basicConstraints', cA: false }],
    ...(issuer && { ca: { key: issuer.private, cert: issuer.cert } }),
  });

let root: Pair;
let good: Pair;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    const file = files.get(request.url ?? '');
    response.writeHead(failing ? 503 : file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  root = await authority();
  good = await leaf(root);
  tls.setDefaultCACertificates([...trusted, root.cert]);
});
afterAll(() => {
  tls.setDefaultCACertificates(trusted);
  server.close();
});
afterEach(() => void (asked = 0));

let served = 0;
/** Serves a file of certificates at an address that was never asked before. */
function serve(...certificates: string[]): string {
  const path = `/v1/notifications/certs/CERT-${(served += 1)}`;
  files.set(path, certificates.join('\n'));
  return api + path;
}

function signed(
  key: string,
  certUrl: string,
  changes: Record<string, string> = {},
  body: Buffer = raw,
): (name: string) => string | undefined {
  const [id, time] = ['8f2d3a40-0000-11ef-8000-000000000001', new Date().toISOString()];
  const signature = createSign('RSA-SHA256')
    .update(`${id}|${time}|${WEBHOOK}|${crc32(body)}`)
    .sign(key, 'base64');
  const headers: Record<string, string> = {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': certUrl,
    'paypal-auth-algo': 'SHA256withRSA',
    ...changes,
  };
  return (name) => headers[name];
}

const check = (header: (name: string) => string | undefined, body: Buffer = raw, webhookId = WEBHOOK) =>
  verifySignature(body, header, { api, webhookId });
const invalid = { code: 'invalid_signature' };

describe('a webhook’s signature', () => {
  it('is good when an authority that is trusted vouches for its certificate, which is fetched once', async () => {
    const header = signed(good.private, serve(good.cert, root.cert));
    await check(header);
    await check(header);
    expect(asked).toBe(1);
  });

  it('is good through an authority in between that the file brings along', async () => {
    const between = await authority(root);
    const own = await leaf(between);
    await check(signed(own.private, serve(own.cert, between.cert)));
    await expect(check(signed(own.private, serve(own.cert)))).rejects.toMatchObject(invalid);
  });

  it.each([
    ['the body', {}, Buffer.from(raw.toString().replace('COMPLETED', 'REFUNDED'))],
    ['white space of the body', {}, Buffer.from(`${raw.toString()}\n`)],
    ['the transmission’s id', { 'paypal-transmission-id': 'another' }, raw],
    ['the transmission’s time', { 'paypal-transmission-time': new Date(Date.now() - 1_000).toISOString() }, raw],
    ['the signature', { 'paypal-transmission-sig': Buffer.from('forged').toString('base64') }, raw],
    ['the algorithm', { 'paypal-auth-algo': 'none' }, raw],
  ])('is refused once %s is altered', async (_, changes, body) => {
    const url = serve(good.cert, root.cert);
    await expect(check(signed(good.private, url, changes), body)).rejects.toMatchObject(invalid);
  });

  it.each(['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'])(
    'is refused without the header %s',
    async (name) => {
      await expect(check(signed(good.private, serve(good.cert), { [`paypal-${name}`]: '' }))).rejects.toMatchObject(
        invalid,
      );
    },
  );

  it('is refused for another webhook than ours', async () => {
    await expect(check(signed(good.private, serve(good.cert)), raw, 'ANOTHER')).rejects.toMatchObject(invalid);
  });

  it.each([
    ['by an authority nobody trusts', async () => leaf(await authority())],
    ['by itself', () => leaf(undefined)],
    ['to another name', () => leaf(root, { name: 'messageverificationcerts.paypal.com.evil.example' })],
    ['to a name that only ends alike', () => leaf(root, { name: 'evilpaypal.com' })],
    ['for a time that is over', () => leaf(root, { span: days(-9, -1) })],
    ['for a time to come', () => leaf(root, { span: days(1, 9) })],
    ['by a certificate that may issue none', () => leaf(good)],
  ])('is refused when its certificate was issued %s', async (_, make) => {
    const own = await make();
    await expect(check(signed(own.private, serve(own.cert, good.cert, root.cert)))).rejects.toMatchObject(invalid);
  });

  it('is refused when the authority itself has signed', async () => {
    await expect(check(signed(root.private, serve(root.cert)))).rejects.toMatchObject(invalid);
  });

  it.each([
    'https://evil.example/v1/notifications/certs/CERT-1',
    'http://127.0.0.1:1/v1/notifications/certs/CERT-1',
    'file:///v1/notifications/certs/CERT-1',
    'https://api-m.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'https://api-m.paypal.com@evil.example/v1/notifications/certs/CERT-1',
  ])('is refused, and nothing is fetched, from %s', async (url) => {
    await expect(check(signed(good.private, url))).rejects.toMatchObject(invalid);
    expect(asked).toBe(0);
  });

  it.each(['/v1/notifications/certs/../../elsewhere', '/elsewhere', '/v1/notifications/certs/'])(
    'is refused, and nothing is fetched, from the path %s',
    async (path) => {
      await expect(check(signed(good.private, api + path))).rejects.toMatchObject(invalid);
      expect(asked).toBe(0);
    },
  );

  it('asks for another try when the certificate cannot be had, and not where there is none', async () => {
    failing = true;
    await expect(check(signed(good.private, serve(good.cert)))).rejects.toMatchObject({ code: 'unavailable' });
    failing = false;
    await expect(check(signed(good.private, `${api}/v1/notifications/certs/CERT-MADE-UP`))).rejects.toMatchObject(
      invalid,
    );
  });

  it('is refused when what is served is not a certificate', async () => {
    await expect(check(signed(good.private, serve('<html>')))).rejects.toMatchObject(invalid);
  });
});
