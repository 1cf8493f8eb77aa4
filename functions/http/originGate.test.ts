import { afterEach, expect, it, vi } from 'vitest';
import { handler } from './originGate.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['secret', 'secret', true],
  // While one replaces the other, as one value of the header or as two.
  ['secret', 'new,secret', true],
  ['secret', 'other', false],
  ['secret', 'a,b,secret', false],
  ['secret', '', false],
  ['', '', false],
])('where the secret is "%s", a call with "%s" is let in: %s', async (secret, sent, isAuthorized) => {
  vi.stubEnv('ORIGIN_SECRET', secret);
  for (const identitySource of [[sent], sent.split(',')])
    expect(await handler({ identitySource })).toEqual({ isAuthorized });
});

it('nobody is let in where there is no secret, or nothing was sent', async () => {
  vi.stubEnv('ORIGIN_SECRET', undefined);
  expect(await handler({ identitySource: ['secret'] })).toEqual({ isAuthorized: false });
  vi.stubEnv('ORIGIN_SECRET', 'secret');
  expect(await handler({ identitySource: undefined as unknown as string[] })).toEqual({ isAuthorized: false });
});
