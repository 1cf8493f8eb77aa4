import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../shared/errors/errors.ts';
import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../shared/platform/headers.ts';
import { header, type HttpEvent } from './call.ts';

/**
 * The address of whoever calls.
 *
 * Where ORIGIN_SECRET is set, calls come through the CloudFront distribution, which sends that secret and the caller's
 * address; a call that bypasses it is refused, so that nobody can choose the address under which their limits are
 * counted. The variable may hold several, separated by commas, while the secret is rotated. Where it is not set, the
 * connection's own address counts.
 *
 * Throws forbidden.
 */
export function viewerAddress(event: HttpEvent, secrets = process.env.ORIGIN_SECRET): string {
  const connected = event.requestContext.http.sourceIp;
  if (!secrets) return connected;
  const sent = header(event, ORIGIN_SECRET_HEADER) ?? '';
  if (!secrets.split(',').some((secret) => isSameSecret(sent, secret))) throw new AppError('forbidden');
  return header(event, VIEWER_ADDRESS_HEADER) ?? connected;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant-time comparison. */
function isSameSecret(one: string, other: string): boolean {
  return other !== '' && timingSafeEqual(digest(one), digest(other));
}
