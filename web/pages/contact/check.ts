import { EMAIL } from '../../../shared/contact.ts';

/** The form's fields (STAT-06). */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Fields = Readonly<Record<FieldName, string>>;

export const EMPTY: Fields = { name: '', email: '', subject: '', message: '' };
export const REQUIRED = ['name', 'email', 'message'] as const satisfies readonly FieldName[];

export interface Fault {
  readonly field: FieldName;
  readonly rule: 'required' | 'email';
}

/** What stops the form, the first of it (STAT-07, STAT-08); undefined when it may go. */
export function faultOf(fields: Fields): Fault | undefined {
  const missing = REQUIRED.find((field) => fields[field].trim() === '');
  if (missing !== undefined) return { field: missing, rule: 'required' };
  return EMAIL.test(fields.email.trim()) ? undefined : { field: 'email', rule: 'email' };
}
