import { EMAIL_PATTERN } from '../../../../shared/resume/text.ts';

/** The form's fields (STAT-06). */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactFields = Readonly<Record<ContactField, string>>;

export const EMPTY_CONTACT_FIELDS: ContactFields = { name: '', email: '', subject: '', message: '' };
export const REQUIRED_FIELDS = ['name', 'email', 'message'] as const satisfies readonly ContactField[];

export interface ContactFormError {
  readonly field: ContactField;
  readonly rule: 'required' | 'email';
}

/** The first validation error (STAT-07, STAT-08); undefined when the form is valid. */
export function validateContactForm(fields: ContactFields): ContactFormError | undefined {
  const missing = REQUIRED_FIELDS.find((field) => fields[field].trim() === '');
  if (missing !== undefined) return { field: missing, rule: 'required' };
  return EMAIL_PATTERN.test(fields.email.trim()) ? undefined : { field: 'email', rule: 'email' };
}
