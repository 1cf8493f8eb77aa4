import * as v from 'valibot';
import { EMAIL_PATTERN } from '../resume/text.ts';
import { CONTACT_LIMITS } from '../site/contact.ts';
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

/** Endpoints through which anybody may write to us. */
export const contactEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    capability: 'contact',
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
} as const satisfies Record<string, Endpoint>;
