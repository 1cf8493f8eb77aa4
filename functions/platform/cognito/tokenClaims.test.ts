import { expect, it } from 'vitest';
import { accountOf } from './accountClaim.ts';
import { checkClaims } from './tokenClaims.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const GOOD = { header: { alg: 'RS256' }, payload: { sub: 'dana', exp: SECONDS + 60, iat: SECONDS } };

it.each([
  [GOOD.header, GOOD.payload],
  // Clocks differ.
  [GOOD.header, { ...GOOD.payload, iat: SECONDS + 60 }],
])('a token with the header %j and the claims %j counts', (header, payload) => {
  expect(() => checkClaims({ header, payload }, NOW)).not.toThrow();
});

it.each([
  [{ alg: 'HS256' }, {}, 'signed in another way'],
  [{ alg: undefined }, {}, 'signed in another way'],
  [{ crit: ['b64'] }, {}, 'a critical header'],
  [{}, { exp: undefined }, 'no end'],
  [{}, { exp: '9999999999' }, 'no end'],
  [{}, { iat: undefined }, 'no beginning'],
  [{}, { iat: SECONDS + 61 }, 'no beginning'],
  [{}, { sub: undefined }, 'nobody'],
  [{}, { sub: '' }, 'nobody'],
])('a token with the header %j and the claims %j has %s', (header, payload, wrong) => {
  const token = { header: { ...GOOD.header, ...header }, payload: { ...GOOD.payload, ...payload } };
  expect(() => checkClaims(token, NOW)).toThrow(wrong);
});

it.each([
  [{}, 'dana'],
  [{ account_id: 'old' }, 'old'],
  [{ account_id: '' }, 'dana'],
  [{ account_id: 7 }, 'dana'],
])('a token of dana with %j speaks for %s', (claims, account) => {
  expect(accountOf({ sub: 'dana', ...claims })).toBe(account);
});
