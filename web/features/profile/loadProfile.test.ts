import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/apiError.ts';
import { toLoadError } from './loadProfile.ts';

const told = (code: 'not_configured' | 'internal', text: string) => toLoadError(new ApiError(code, { text }));

it('[ERR-19] errors of configuration are told from others, by their code or by what they say', () => {
  expect([
    told('not_configured', 'x'),
    told('internal', 'The query requires an index'),
    told('internal', 'permission-denied: x'),
    told('internal', 'x'),
    toLoadError(new Error('x')),
  ]).toEqual(['setup', 'setup', 'setup', 'failed', 'failed']);
});
