import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext, createEvent } from '../../../test/support/httpEvent.ts';
import { handler } from './recordEvents.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.stubEnv('SITE_URL', 'https://korot.example');
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const send = async (events: unknown) => handler(createEvent({ json: { events } }), createContext());
const metrics = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => '_aws' in line);

describe('events', () => {
  it('[API-10] become metrics by name and language, the same ones as one line with their number', async () => {
    const view = { name: 'page_viewed', language: 'he', label: '/templates' };
    const { statusCode, body } = await send([
      view,
      view,
      { name: 'pdf_downloaded', language: 'en', label: 'modern' },
      { name: 'import_finished', language: 'en' },
    ]);
    expect([statusCode, JSON.parse(body ?? '')]).toEqual([200, { received: true }]);
    expect(metrics()).toMatchObject([
      { event: 'page_viewed', language: 'he', label: '/templates', events: 2, site: 'https://korot.example' },
      { event: 'pdf_downloaded', language: 'en', label: 'modern', events: 1 },
      { event: 'import_finished', language: 'en', events: 1 },
    ]);
    // As CloudWatch's specification of the embedded metric format wants it.
    expect(metrics()[0]?.['_aws']).toEqual({
      Timestamp: expect.closeTo(Date.now(), -4),
      CloudWatchMetrics: [
        {
          Namespace: 'Korot',
          Dimensions: [['site', 'event', 'language']],
          Metrics: [{ Name: 'events', Unit: 'Count' }],
        },
      ],
    });
  });

  it('[API-10] hold nothing that a caller made up: no other name, label or field is kept', async () => {
    for (const bad of [
      { name: 'opened', language: 'he' },
      { name: 'page_viewed', language: 'he', label: '/dana-levi' },
      { name: 'resume_started', language: 'he', label: 'dana@example.com' },
      { name: 'page_viewed', language: 'fr' },
    ]) {
      expect((await send([bad])).statusCode).toBe(400);
    }
    expect((await send([])).statusCode).toBe(400);
    expect(
      (await send(Array.from({ length: 51 }, () => ({ name: 'resume_started', language: 'he' })))).statusCode,
    ).toBe(400);
    await send([{ name: 'resume_started', language: 'he', email: 'dana@example.com', userId: 'dana' }]);
    expect(metrics()).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/dana/);
  });
});
