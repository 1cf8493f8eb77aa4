import { expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { sessionStore } from '../auth/session.ts';
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

it.each([
  ['unauthenticated', null],
  ['user_not_found', null],
  ['internal', FREE_PROFILE],
] as const)('a session whose account is gone ends, and no other: %s', (code, person) => {
  sessionStore.setState({ person: FREE_PROFILE, profile: FREE_PROFILE });
  toLoadError(new ApiError(code, { text: '' }));
  expect(sessionStore.getState().person).toEqual(person);
  sessionStore.setState({ person: null, profile: null });
});
