import { createVerify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AppError } from '../../shared/errors/errors.ts';
import { DAY_MS } from '../../shared/platform/time.ts';
import { clock } from '../platform/clock.ts';
import { fetchCertificate } from './webhookCertificate.ts';

/** The signer, and the webhook that is signed for. */
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

/**
 * How old a transmission may be. The provider sends one up to 25 times in three days, each time with the id and the
 * time of the first; what comes later is not lost, since the nightly run goes through the provider's own list of seven
 * days.
 */
const MAX_TRANSMISSION_AGE_MS = 4 * DAY_MS;
/** Maximum time by which the provider's clock may be ahead of ours. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000;

const KEY_CACHE_TTL_MS = 3_600_000;
const MAX_CACHED_KEYS = 8;
const keyCache = new Map<string, { readonly key: KeyObject; readonly until: number }>();

/**
 * The signature's headers. Throws invalid_signature where one is missing, or the transmission's time is past what the
 * provider repeats, or to come: a transmission that leaked is of no use for long.
 */
export function signatureHeaders(header: (name: string) => string | undefined, now = clock()): SignatureHeaders {
  const entries = SIGNATURE_HEADER_NAMES.map((name) => [name, header(`paypal-${name}`) ?? ''] as const);
  if (entries.some(([, value]) => value === '' || value.length > 1_000)) throw new AppError('invalid_signature');
  const sent = Object.fromEntries(entries) as SignatureHeaders;
  const age = now.getTime() - Date.parse(sent['transmission-time']);
  if (!(age <= MAX_TRANSMISSION_AGE_MS && age >= -MAX_CLOCK_DIFFERENCE_MS)) throw new AppError('invalid_signature');
  return sent;
}

/**
 * Returns whether a webhook is the provider's: RSA-SHA256 over id, time, our webhook's id and the CRC of the body's
 * very bytes, by a certificate that the provider serves and an authority issued in its name, sent within the last days.
 * A CRC does not secure the body: with one transmission, anybody can sign another body of the same CRC. So a signature
 * only means that the provider may have news, and nothing in the body is believed (payPalEvents.ts).
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
