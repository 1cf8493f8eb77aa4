import { describe, expect, it, vi } from 'vitest';
import { createContext, createEvent } from '../../test/support/httpEvent.ts';
import { pipelineFor } from './pipeline.ts';
import { viewerAddress } from './viewerAddress.ts';
import type { RateLimiter } from './rateLimit.ts';

const through = (secret: string) =>
  createEvent({ headers: { 'x-origin-secret': secret, 'x-viewer-address': '198.51.100.7' } });

describe('the address of a caller', () => {
  it('is the connection’s own where no distribution stands in front, whatever the headers claim', () => {
    expect(viewerAddress(through('anything'), undefined)).toBe('10.0.0.1');
  });

  it('is the one the distribution names once it has proved itself', () => {
    expect(viewerAddress(through('secret'), 'secret')).toBe('198.51.100.7');
  });

  it('is taken from a distribution that sends two secrets, while one replaces the other', () => {
    for (const known of ['old', 'new']) expect(viewerAddress(through('old,new'), known)).toBe('198.51.100.7');
  });

  it.each(['', 'secre', 'secret ', 'other', 'a,b', ',', 'a,b,secret'])(
    'is refused to a call that goes round the distribution with "%s"',
    (sent) => {
      expect(() => viewerAddress(through(sent), 'secret')).toThrow(expect.objectContaining({ code: 'forbidden' }));
      expect(() => viewerAddress(createEvent(), 'secret')).toThrow(expect.objectContaining({ code: 'forbidden' }));
    },
  );
});

describe('a handler behind a distribution', () => {
  const counted: string[] = [];
  const rates: RateLimiter = { consume: async (key) => (counted.push(key), { allowed: true }) };
  const handler = pipelineFor('listTemplates', () => ({ body: [] }), { rateLimiter: rates });

  it('answers nothing to a call that goes round it, and counts limits by the address it names', async () => {
    vi.stubEnv('ORIGIN_SECRET', 'secret');
    vi.stubEnv('LOG_LEVEL', 'silent');
    counted.length = 0;
    expect(await handler(createEvent(), createContext())).toMatchObject({
      statusCode: 403,
      body: expect.stringContaining('"code":"forbidden"') as string,
    });
    expect(counted).toEqual([]);
    expect((await handler(through('secret'), createContext())).statusCode).toBe(200);
    expect(counted).toEqual(['ip 198.51.100.7 GET /api/templates']);
    vi.unstubAllEnvs();
  });
});
