import { readFile, writeFile } from 'node:fs/promises';
import { createSign, generateKeyPair } from 'node:crypto';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { DAY_MS } from '../../../../shared/platform/time.ts';

/** Signs the emulator's webhooks, with a certificate by an authority that the emulator makes. */
export interface WebhookSigner {
  /** PEM: the certificate and the authority that issued it, as the provider serves them. */
  readonly chain: string;
  /** Headers of a webhook of that body. */
  sign(
    body: Buffer,
    webhookId: string,
    transmission: { readonly id: string; readonly time: string; readonly certUrl: string },
  ): Record<string, string>;
  /** Removes the authority from the trusted ones of this process. */
  close(): void;
}

interface SignerKeys {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

/** Name in the certificate, which a verifier looks for. */
const CERTIFICATE_NAME = 'messageverificationcerts.local.paypal.com';

const makeKeyPair = promisify(generateKeyPair);

async function createKeys(): Promise<SignerKeys> {
  // At the first start alone: it brings some 250 modules.
  const { generate } = await import('selfsigned');
  // One pair for both, as this machine alone trusts either, and making one is half of the work.
  const keyPair = await makeKeyPair('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const until = {
    notBeforeDate: new Date(Date.now() - 800 * DAY_MS),
    notAfterDate: new Date(Date.now() + 3_650 * DAY_MS),
    keyPair,
    algorithm: 'sha256',
  };
  const authority = await generate([{ name: 'commonName', value: 'Korot local authority' }], {
    ...until,
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  const leaf = await generate([{ name: 'commonName', value: CERTIFICATE_NAME }], {
    ...until,
    ca: { key: authority.private, cert: authority.cert },
  });
  return { authority: authority.cert, certificate: leaf.cert, key: leaf.private };
}

/**
 * Opens the keys in that file, made at the first start. While it is open this process, and no other, trusts the
 * authority: nothing that is deployed ever hears of it.
 */
export async function openWebhookSigner(file: string): Promise<WebhookSigner> {
  let keys: SignerKeys;
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored === undefined) {
    keys = await createKeys();
    await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  } else keys = JSON.parse(stored) as SignerKeys;
  const before = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...before, keys.authority]);
  return {
    chain: `${keys.certificate.trim()}\n${keys.authority.trim()}\n`,
    sign(body, webhookId, { id, time, certUrl }) {
      const signature = createSign('RSA-SHA256')
        .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
        .sign(keys.key, 'base64');
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
    close: () =>
      tls.setDefaultCACertificates(
        tls.getCACertificates('default').filter((pem) => pem.trim() !== keys.authority.trim()),
      ),
  };
}
