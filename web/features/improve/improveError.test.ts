import { describe, expect, it } from 'vitest';
import { ERRORS, errorText, isErrorCode, type ErrorCode } from '../../../shared/errors/errors.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { ERROR_HANDLING, toImproveError } from './improveError.ts';

const CODES = Object.keys(ERROR_HANDLING).filter(isErrorCode);
const remedyOf = (code: ErrorCode) => toImproveError(new ApiError(code), false).problem?.remedy;
const hasOwnText = (code: ErrorCode) => toImproveError(new ApiError(code), false).problem?.messageId === undefined;
const codesWith = (remedy: string) => CODES.filter((code) => ERROR_HANDLING[code as 'internal'].remedy === remedy);

describe('[ERR-14] [ERR-15] [ERR-17] the remedy of a failed improvement', () => {
  it('is to buy where it is not paid, and nowhere else', () => {
    expect(codesWith('buy')).toEqual(CODES.filter((code) => ERRORS[code].status === 402));
    for (const code of codesWith('buy')) expect([code, remedyOf(code)]).toEqual([code, 'buy']);
  });

  it('is to log in where nobody is known who may, and nowhere else', () => {
    const unknown = CODES.filter((code) => [401, 403].includes(ERRORS[code].status) || code === 'user_not_found');
    expect(codesWith('signIn').toSorted()).toEqual(unknown.toSorted());
  });

  it('is to wait where the text that is shown names a time by which it is over', () => {
    const waits = CODES.filter((code) => hasOwnText(code) && /midnight|an hour|later/.test(errorText(code, 'en')));
    expect(waits.length).toBeGreaterThan(3);
    for (const code of waits) expect([code, remedyOf(code)]).toEqual([code, 'later']);
  });
});
