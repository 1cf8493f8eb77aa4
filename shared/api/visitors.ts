import * as v from 'valibot';
import { EMAIL_PATTERN } from '../resume/text.ts';
import { CONTACT_LIMITS } from '../site/contact.ts';
import { EVENT_LABELS, EVENT_NAMES } from '../site/analyticsEvents.ts';
import { LANGUAGES } from '../platform/language.ts';
import type { Endpoint } from './endpoint.ts';
import { toSingleLine } from '../platform/singleLine.ts';
import { nameSchema, textField } from './fields.ts';

const emailSchema = v.pipe(
  v.string(),
  v.transform(toSingleLine),
  v.nonEmpty('fill_required_fields'),
  v.maxLength(CONTACT_LIMITS.email),
  v.regex(EMAIL_PATTERN, 'invalid_email'),
);

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

/** What anybody may send us. */
export const visitorEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    handler: 'contact/handlers/sendContactMessage',
    auth: 'optional',
    body: v.object({
      name: nameSchema(CONTACT_LIMITS.name, 'fill_required_fields'),
      email: emailSchema,
      subject: v.optional(v.pipe(v.string(), v.transform(toSingleLine), v.maxLength(CONTACT_LIMITS.subject)), ''),
      message: textField(CONTACT_LIMITS.message, 'fill_required_fields'),
      language: v.optional(v.picklist(LANGUAGES)),
    }),
    response: v.object({ received: v.literal(true) }),
    errors: ['fill_required_fields', 'invalid_email', 'contact_failed'],
    limits: {
      bodyBytes: 30_000,
      seconds: 10,
      perUser: { calls: 10, seconds: 3_600 },
      perIp: { calls: 60, seconds: 3_600 },
    },
    needs: { tables: { requests: ['PutItem'] }, services: ['notices'] },
  },
  recordEvents: {
    method: 'POST',
    path: '/api/events',
    handler: 'analytics/handlers/recordEvents',
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
