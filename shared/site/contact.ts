/** Lengths of the contact form's fields in characters (STAT-08), for form and endpoint. */
export const CONTACT_LIMITS = { name: 120, email: 300, subject: 200, message: 5_000 } as const;
