import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** Side of a placeholder image, in pixels. */
export const PLACEHOLDER_SIDE = { min: 1, max: 2_000 } as const;
/** Characters of a placeholder's text; what is longer is cut. */
export const PLACEHOLDER_TEXT_LENGTH = 60;

const pixelSide = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(PLACEHOLDER_SIDE.max));

/** Images in the place of images that are missing. */
export const placeholderEndpoints = {
  /** An image of that size showing the text, for template images that are missing (API-08, TPL-11). */
  getPlaceholder: {
    method: 'GET',
    path: '/api/placeholder/{w}/{h}',
    capability: 'placeholder',
    auth: 'none',
    params: v.object({ w: pixelSide, h: pixelSide }),
    query: v.object({ text: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '') }),
    response: 'image/svg+xml',
    errors: [],
    limits: { bodyBytes: 0, seconds: 5, perIp: { calls: 1_200, seconds: 60 } },
    needs: { memory: 256 },
  },
} as const satisfies Record<string, Endpoint>;
