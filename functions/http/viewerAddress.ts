import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../shared/errors/errors.ts';
import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../shared/platform/headers.ts';
import { header, type HttpEvent } from './call.ts';

/** The address of the caller. */
export function viewerAddress(event: HttpEvent, secret = process.env.ORIGIN_SECRET): string {
  const connected = event.requestContext.http.sourceIp;
  if (!secret) return connected;
  if (!isFromOrigin(header(event, ORIGIN_SECRET_HEADER) ?? '', secret)) throw new AppError('forbidden');
  return header(event, VIEWER_ADDRESS_HEADER) ?? connected;
}

/** Whether what was sent is the secret, or holds it among two; never if there is no secret. */
export function isFromOrigin(sent: string, secret = process.env.ORIGIN_SECRET ?? ''): boolean {
  return secret !== '' && sent.split(',', MAX_SENT).some((candidate) => isSameSecret(candidate, secret));
}

/** The old secret and the new one. */
const MAX_SENT = 2;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant-time comparison. */
const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
