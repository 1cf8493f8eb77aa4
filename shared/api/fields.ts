import * as v from 'valibot';
import { toSingleLine } from '../platform/singleLine.ts';

/** Fields that several endpoints share. */

/** An id as we make them. */
export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/));
/** ISO 8601 in UTC. */
export const TimestampSchema = v.pipe(v.string(), v.isoTimestamp());
/** Idempotency key, made by the browser for one request of one person: repeating it returns the first result. */
export const RequestIdSchema = v.pipe(v.string(), v.uuid());
/** A text a person gives, between one and that many characters once trimmed; blank ones fail with that code. */
export const textField = (most: number, blank: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(blank), v.maxLength(most));
/** The same for one line, such as a name; line breaks become spaces. */
export const nameSchema = (most: number, blank: string) =>
  v.pipe(v.string(), v.transform(toSingleLine), v.nonEmpty(blank), v.maxLength(most));

/** Reads and writes allowed in a minute: for one person, and for one address that many people may share. */
export const READ_RATE_LIMITS = { perUser: { calls: 120, seconds: 60 }, perIp: { calls: 600, seconds: 60 } } as const;
export const WRITE_RATE_LIMITS = { perUser: { calls: 60, seconds: 60 }, perIp: { calls: 300, seconds: 60 } } as const;
