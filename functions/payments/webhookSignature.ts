import { createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AppError } from '../../shared/errors/errors.ts';
import { fetchCertificate } from './webhookCertificate.ts';

/** Who signs, and for whom. */
export interface SignatureSettings {
  /** Origin of the provider's REST service. */
  readonly api: string;
  /** Id of our webhook, which is part of what is signed. */
  readonly webhookId: string;
}

/** The headers of a webhook that say how it was signed. */
const SIGNATURE_HEADER_NAMES = [
  'transmission-id',
  'transmission-time',
  'transmission-sig',
  'cert-url',
  'auth-algo',
] as const;
export type SignatureHeaders = Record<(typeof SIGNATURE_HEADER_NAMES)[number], string>;

const KEY_CACHE_TTL_MS = 3_600_000;
const MAX_CACHED_KEYS = 8;
const keyCache = new Map<string, { readonly key: KeyObject; readonly until: number }>();

/** The signature's headers. Throws invalid_signature where one is missing. */
export function signatureHeaders(header: (name: string) => string | undefined): SignatureHeaders {
  const entries = SIGNATURE_HEADER_NAMES.map((name) => [name, header(`paypal-${name}`) ?? ''] as const);
  if (entries.some(([, value]) => value === '' || value.length > 1_000)) throw new AppError('invalid_signature');
  return Object.fromEntries(entries) as SignatureHeaders;
}

/**
 * Whether a webhook is the provider's: RSA-SHA256 over id, time, our webhook's id and the CRC of the body's very bytes,
 * by a certificate that the provider itself serves and an authority has issued in its name.
 *
 * Throws invalid_signature; unavailable when the certificate cannot be had, so that the provider tries again.
 */
export async function verifySignature(
  raw: Uint8Array,
  header: (name: string) => string | undefined,
  { api, webhookId }: SignatureSettings,
): Promise<void> {
  const sent = signatureHeaders(header);
  if (sent['auth-algo'] !== 'SHA256withRSA') throw new AppError('invalid_signature');
  const key = await publicKey(certificateUrl(sent['cert-url'], api));
  const signed = `${sent['transmission-id']}|${sent['transmission-time']}|${webhookId}|${crc32(raw)}`;
  if (!createVerify('RSA-SHA256').update(signed).verify(key, sent['transmission-sig'], 'base64'))
    throw new AppError('invalid_signature');
}

/** Only the service that we call ourselves, and its sister name, may say whom to trust. */
function certificateUrl(address: string, api: string): string {
  const url = URL.parse(address);
  const origins = [new URL(api).origin, new URL(api.replace('//api-m.', '//api.')).origin];
  if (!url || !origins.includes(url.origin) || !/^\/v1\/notifications\/certs\/[\w-]+$/.test(url.pathname))
    throw new AppError('invalid_signature');
  return url.origin + url.pathname;
}

async function publicKey(url: string): Promise<KeyObject> {
  const known = keyCache.get(url);
  if (known && known.until > Date.now()) return known.key;
  const certificate = await fetchCertificate(url);
  if (keyCache.size >= MAX_CACHED_KEYS) keyCache.clear();
  keyCache.set(url, {
    key: certificate.publicKey,
    until: Math.min(Date.now() + KEY_CACHE_TTL_MS, certificate.validToDate.getTime()),
  });
  return certificate.publicKey;
}
