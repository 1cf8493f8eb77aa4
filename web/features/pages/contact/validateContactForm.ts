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

/** Every validation error, in the order of the fields (STAT-07, STAT-08); none when the form is valid. */
export function validateContactForm(fields: ContactFields): readonly ContactFormError[] {
  return REQUIRED_FIELDS.flatMap((field): ContactFormError[] => {
    const text = fields[field].trim();
    if (text === '') return [{ field, rule: 'required' }];
    return field === 'email' && !EMAIL_PATTERN.test(text) ? [{ field, rule: 'email' }] : [];
  });
}
