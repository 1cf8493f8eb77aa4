import type { Profile } from './profile.ts';

/** Somebody on the free plan with two credits and nothing saved, for tests. */
export const FREE_PROFILE: Profile = {
  uid: 'u1',
  email: 'd@example.com',
  displayName: 'דנה',
  photoURL: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: '2026-02-02T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
  aiCredits: 2,
  creditLots: [],
  maxStorageSlots: 2,
  resumeCount: 0,
  isPremium: false,
  hasUsedAi: false,
  usedTrials: [],
  recentActivity: [],
};
