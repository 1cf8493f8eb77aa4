import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../shared/errors/errors.ts';
import { ORIGIN_SECRET_HEADER, VIEWER_ADDRESS_HEADER } from '../../shared/platform/headers.ts';
import { header, type HttpEvent } from './call.ts';

/**
 * The address of whoever calls.
 *
 * Where ORIGIN_SECRET is set, calls come through the distribution, which proves itself with that secret and
 * says whom it speaks for; a call that goes round it is refused, so that nobody chooses the address their
 * limits are counted by. The variable may hold several, separated by commas, while one replaces another.
 * Where it is not set, the connection's own address counts.
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

/** Takes the same time wherever the texts begin to differ. */
function isSameSecret(one: string, other: string): boolean {
  return other !== '' && timingSafeEqual(digest(one), digest(other));
}
