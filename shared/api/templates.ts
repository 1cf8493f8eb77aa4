import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** Endpoints that list the templates. */
export const templatesEndpoints = {
  /** The gallery's templates in its order (API-02). */
  listTemplates: {
    method: 'GET',
    path: '/api/templates',
    capability: 'templates',
    auth: 'none',
    response: v.array(v.object({ id: v.string(), name: v.string(), nameEn: v.string() })),
    errors: ['templates_failed'],
    failure: 'templates_failed',
    limits: { bodyBytes: 0, seconds: 5, perIp: { calls: 600, seconds: 60 } },
    needs: { memory: 256 },
  },
} as const satisfies Record<string, Endpoint>;
