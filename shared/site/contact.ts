/** Characters of the contact form's fields (STAT-08); form and endpoint go by them. */
export const CONTACT_LIMITS = { name: 120, email: 300, subject: 200, message: 5_000 } as const;
