import { expect, it } from 'vitest';
import { DAY_MS } from '../../shared/platform/time.ts';
import { signatureHeaders } from './webhookSignature.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const MINUTE_MS = 60_000;

/** The headers of a transmission that was first sent so long ago. */
const sentBefore = (age: number | undefined) => (name: string) =>
  name !== 'paypal-transmission-time'
    ? 'x'
    : age === undefined
      ? 'yesterday'
      : `${new Date(NOW.getTime() - age).toISOString().slice(0, 19)}Z`;

// The provider sends a message up to 25 times in three days, with the time of the first.
it.each([
  ['just now', 0],
  ['three days ago, for the last time now', 3 * DAY_MS],
  ['some hours before that', 3 * DAY_MS + 23 * 60 * MINUTE_MS],
  ['by a clock that is a little ahead', -4 * MINUTE_MS],
])('a transmission that was first sent %s is looked at', (_, age) => {
  expect(signatureHeaders(sentBefore(age), NOW)).toMatchObject({ 'transmission-id': 'x' });
});

it.each([
  ['longer ago than the provider repeats it', 4 * DAY_MS + MINUTE_MS],
  ['years ago', 900 * DAY_MS],
  ['in some minutes', -6 * MINUTE_MS],
  ['next year', -400 * DAY_MS],
  ['at no time', undefined],
])('one of %s is refused', (_, age) => {
  expect(() => signatureHeaders(sentBefore(age), NOW)).toThrow(expect.objectContaining({ code: 'invalid_signature' }));
});

const certificateAt = (value: string | undefined) => (name: string) =>
  name === 'paypal-cert-url' ? value : sentBefore(0)(name);

it('headers are taken up to a thousand characters, and none may be missing', () => {
  expect(signatureHeaders(certificateAt('x'.repeat(1_000)), NOW)['cert-url']).toHaveLength(1_000);
  for (const value of ['x'.repeat(1_001), '', undefined])
    expect(() => signatureHeaders(certificateAt(value), NOW)).toThrow(
      expect.objectContaining({ code: 'invalid_signature' }),
    );
});
