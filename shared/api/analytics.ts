import * as v from 'valibot';
import { EVENT_LABELS, EVENT_NAMES } from '../site/analyticsEvents.ts';
import { LANGUAGES } from '../platform/language.ts';
import type { Endpoint } from './endpoint.ts';

const eventSchema = v.variant(
  'name',
  EVENT_NAMES.map((name) =>
    v.object({
      name: v.literal(name),
      language: v.picklist(LANGUAGES),
      label: v.optional(v.picklist(EVENT_LABELS[name])),
    }),
  ),
);

/** Endpoints that count the visits of people who agreed to it. */
export const analyticsEndpoints = {
  recordEvents: {
    method: 'POST',
    path: '/api/events',
    capability: 'analytics',
    auth: 'none',
    body: v.object({
      events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(50)),
    }),
    response: v.object({ received: v.literal(true) }),
    errors: [],
    limits: { bodyBytes: 20_000, seconds: 5, perIp: { calls: 600, seconds: 60 } },
    needs: { settings: ['site'], memory: 256 },
  },
} as const satisfies Record<string, Endpoint>;
