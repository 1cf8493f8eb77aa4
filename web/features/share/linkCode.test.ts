import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeLink } from '../../../shared/site/linkCode.ts';
import { readLinkCode } from './linkCode.ts';
import type { ShownLink } from './linkKeeper.ts';

const LINK: ShownLink = {
  key: '0123456789abcdefghjkmnpqrs',
  createdAt: '2026-11-20T10:00:00.000Z',
  contacts: true,
  indexed: false,
  expiresAt: null,
  views: 0,
  paused: null,
};
const read = (link: ShownLink | null) =>
  readLinkCode('r1', ({ id }) => Promise.resolve({ link: id === 'r1' ? link : null }));

beforeEach(() => void vi.stubGlobal('location', new URL('https://korot.example/builder')));
afterEach(() => void vi.unstubAllGlobals());

it('holds the address of a link that is on, and says why there is none', async () => {
  expect(await read(LINK)).toEqual({ state: 'on', code: encodeLink(`https://korot.example/r/${LINK.key}`) });
  expect(await read(null)).toEqual({ state: 'none' });
  for (const paused of ['expired', 'premium'] as const)
    expect(await read({ ...LINK, paused })).toEqual({ state: paused });
  expect(await readLinkCode('r1', () => Promise.reject(new Error('down')))).toEqual({ state: 'failed' });
});
