import { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import { AppError } from '../../shared/errors/errors.ts';

/** Certificates between that of the provider and an authority's. */
const MAX_INTERMEDIATES = 4;
const MAX_BYTES = 60_000;
const FETCH_TIMEOUT_MS = 5_000;
/** Whose name a certificate must bear. */
const PAYPAL_SUBJECT = /^CN=(?:[\w-]+\.)+paypal\.com$/im;

/**
 * The certificate at that address: in the provider's name, valid now, and issued by an authority that this process
 * trusts, directly or through others that the file brings along or that are named in it.
 *
 * Throws invalid_signature; unavailable when it cannot be fetched.
 */
export async function fetchCertificate(url: string): Promise<X509Certificate> {
  const [leaf, ...others] = parseCertificates(await fetchBytes(url, 'error'));
  if (!leaf || leaf.ca || !PAYPAL_SUBJECT.test(leaf.subject) || !(await isTrusted(leaf, others)))
    throw new AppError('invalid_signature');
  return leaf;
}

async function isTrusted(leaf: X509Certificate, others: readonly X509Certificate[]): Promise<boolean> {
  const authorities = parseCertificates(getCACertificates('default').join('\n'));
  let certificate = leaf;
  for (let step = 0; step <= MAX_INTERMEDIATES && isCurrentlyValid(certificate); step += 1) {
    const below = certificate;
    if (authorities.some((authority) => isIssuedBy(authority, below))) return true;
    // oxlint-disable-next-line no-await-in-loop -- each is found in the one before
    const next = others.find((other) => isIssuedBy(other, below)) ?? (await fetchIssuer(below));
    if (!next || !isIssuedBy(next, below)) return false;
    certificate = next;
  }
  return false;
}

const isIssuedBy = (by: X509Certificate, certificate: X509Certificate) =>
  by.ca && isCurrentlyValid(by) && certificate.checkIssued(by) && certificate.verify(by.publicKey);

function isCurrentlyValid({ validFromDate, validToDate }: X509Certificate): boolean {
  const now = Date.now();
  return validFromDate.getTime() <= now && now < validToDate.getTime();
}

/**
 * The issuer as a certificate names it, where a file does not bring it along. What it is worth, its own issuer says.
 */
async function fetchIssuer({ infoAccess }: X509Certificate): Promise<X509Certificate | undefined> {
  const url = /^CA Issuers - URI:(http:\/\/[\w.-]+\/[\w./-]+)$/m.exec(infoAccess ?? '')?.[1];
  return url === undefined ? undefined : parseCertificates(await fetchBytes(url, 'follow'))[0];
}

async function fetchBytes(url: string, redirect: 'error' | 'follow'): Promise<Buffer> {
  try {
    const response = await fetch(url, { redirect, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    // An address that the provider does not serve is forged: it must not trigger the alarm for an outage.
    if (response.status >= 400 && response.status < 500) throw new AppError('invalid_signature');
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_BYTES) throw new Error('Too long for a certificate');
    return bytes;
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('unavailable', { cause });
  }
}

/** PEM, one or more, or a single one as DER. Throws invalid_signature. */
function parseCertificates(content: Buffer | string): X509Certificate[] {
  try {
    const pems = content.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
    return pems ? pems.map((pem) => new X509Certificate(pem)) : [new X509Certificate(content)];
  } catch (cause) {
    throw new AppError('invalid_signature', { cause });
  }
}
