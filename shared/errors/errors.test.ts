import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../platform/language.ts';
import { UPLOAD_FORMAT_ROWS } from '../upload/uploadFormats.ts';
import { AppError, ERRORS, errorText, isErrorCode, type ErrorCode } from './errors.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

const places = (text: string) => text.match(/\{\w+\}/g) ?? [];

/** The texts that the requirements give, word for word. */
const SPECIFIED: Readonly<Partial<Record<ErrorCode, string>>> = {
  login_failed: 'Login failed, please try again',
  upload_failed: 'Error uploading resume. Please try again.',
  templates_failed: 'Failed to load templates',
  pdf_failed: 'error generating PDF, try again',
  unauthenticated: 'Not logged in',
  forbidden: 'Unauthorized',
  resume_not_found: 'Resume not found',
  save_failed: 'Error saving resume. Please try again.',
  payment_failed: 'Payment failed. Please try again.',
  payment_failed_support: 'Payment failed. Please try again or contact support.',
  payment_not_completed: 'Payment not completed',
  credits_not_updated: 'Payment successful but failed to update credits. Please contact support.',
  no_improvements: 'No improvements were made. Please try again with different content.',
  improve_invalid_response: 'Received an invalid response from the AI service. Please try again.',
  file_required: 'Please select a file first',
  invalid_server_response: 'Invalid response format from server',
  name_required: 'Please enter a name for your resume',
};

describe('the error catalogue', () => {
  it('[UP-01] names the formats that are read', () => {
    expect(errorText('only_pdf', 'en')).toMatch(/^Only PDF files are allowed, or else Word \(DOCX\), /);
    for (const language of LANGUAGES)
      for (const [, { name }] of UPLOAD_FORMAT_ROWS) expect(errorText('only_pdf', language)).toContain(name[language]);
  });

  it('joins a Hebrew word by the Hebrew maqaf', () => {
    expect(codes.filter((code) => /[א-ת]-/.test(ERRORS[code].he))).toEqual([]);
  });

  it.each(Object.entries(SPECIFIED))('says %s in English as the requirements do', (code, text) => {
    expect(errorText(code as ErrorCode, 'en')).toBe(text);
  });

  it.each(codes)('has %s in Hebrew letters, in English letters, and with an error status', (code) => {
    const { status, en, he } = ERRORS[code];
    expect(en).not.toMatch(/[\u0590-\u05ff]/);
    expect(he).toMatch(/[\u05d0-\u05ea]/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it('has the same places to fill in both languages', () => {
    expect(codes.filter((code) => places(ERRORS[code].en).join() !== places(ERRORS[code].he).join())).toEqual([]);
  });

  it('knows its codes from what every object has', () => {
    expect(isErrorCode('conflict')).toBe(true);
    expect(['toString', 'constructor', '__proto__', 7, undefined].map(isErrorCode)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('AppError', () => {
  it('goes over the wire as text, code and details, without its cause', () => {
    const error = new AppError('rate_limited', { details: { seconds: 30 }, cause: new Error('secret') });
    expect(error.status).toBe(429);
    expect(error.body('en')).toEqual({
      error: 'Too many requests. Please try again in 30 seconds.',
      code: 'rate_limited',
      details: { seconds: 30 },
    });
    expect(error.body('he').error).toContain('30');
    expect([error.name, error.cause]).toEqual(['AppError', new Error('secret')]);
    const plain = new AppError('internal');
    expect(Object.keys(plain.body('en'))).toEqual(['error', 'code']);
    expect('cause' in plain).toBe(false);
    expect(JSON.stringify(error.body('en'))).not.toContain('secret');
  });

  it('says how long to wait as people do, and fills in nothing that is not a number', () => {
    expect(errorText('rate_limited', 'en', { seconds: 3_540 })).toBe(
      'Too many requests. Please try again in 59 minutes.',
    );
    expect(errorText('rate_limited', 'he', { seconds: 2 })).toBe('יותר מדי בקשות. אפשר לנסות שוב בעוד שתי שניות.');
    expect(errorText('rate_limited', 'en', { seconds: {} })).toBe(
      'Too many requests. Please try again in a few moments.',
    );
  });
});
