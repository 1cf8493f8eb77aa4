import { expect, it } from 'vitest';
import { ERRORS } from '../../../../shared/errors/errors.ts';
import en from '../../../lib/i18n/messages/en/contact.json' with { type: 'json' };
import he from '../../../lib/i18n/messages/he/contact.json' with { type: 'json' };
import { EMPTY_CONTACT_FIELDS, validateContactForm } from './validateContactForm.ts';

const GOOD = { ...EMPTY_CONTACT_FIELDS, name: 'נועה', email: 'noa@example.co.il', message: 'שלום' };

it('[STAT-06] a form with name, email and message may go without a subject', () => {
  expect(validateContactForm(GOOD)).toEqual([]);
});

it('[STAT-07] every required field that is blank stops it, and is marked', () => {
  for (const field of ['name', 'email', 'message'] as const)
    expect(validateContactForm({ ...GOOD, [field]: ' \n' })).toEqual([{ field, rule: 'required' }]);
  expect(validateContactForm(EMPTY_CONTACT_FIELDS)).toEqual(
    ['name', 'email', 'message'].map((field) => ({ field, rule: 'required' })),
  );
});

it('[STAT-08] so does what is not an address: text, an at sign, text, a dot, text, no spaces', () => {
  for (const email of [
    'noa',
    'noa@',
    '@example.com',
    'noa@example',
    'no a@example.com',
    'noa@ex ample.com',
    'noa@@example.com',
  ])
    expect(validateContactForm({ ...GOOD, email })).toEqual([{ field: 'email', rule: 'email' }]);
  for (const email of ['noa@example.com', ' noa@example.com ', 'נועה@דוגמה.ישראל', 'a+b@c.d.e'])
    expect(validateContactForm({ ...GOOD, email })).toEqual([]);
});

it('[ERR-21] form and endpoint say it in the same words', () => {
  for (const [id, code] of [
    ['contact.error.required', 'fill_required_fields'],
    ['contact.error.email', 'invalid_email'],
    ['contact.error.failed', 'contact_failed'],
  ] as const) {
    expect([he[id], en[id]]).toEqual([ERRORS[code].he, ERRORS[code].en]);
  }
});
