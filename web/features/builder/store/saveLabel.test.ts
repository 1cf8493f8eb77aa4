import { describe, expect, it } from 'vitest';
import { saveLabel, type SaveLabel } from './saveLabel.ts';

const kept = { cloud: null, inCloud: false, stored: true, storedAt: 1, status: '', storage: 'local' } as const;
const cloud = { id: 'r1', version: 1, name: 'CV' };
const linked = { ...kept, cloud, inCloud: true } as const;
const changed = { ...linked, inCloud: false } as const;
type Failure = Parameters<typeof saveLabel>[1];

describe('[BLD-08] [CLOUD-01] [CLOUD-02] the one status of saving', () => {
  it.each<[SaveLabel, Parameters<typeof saveLabel>[0], Failure]>([
    ['nothing', { ...kept, storedAt: null }, null],
    ['saving', { ...kept, stored: false, status: 'unsaved' }, null],
    ['browser', { ...kept, status: 'savedLocally' }, null],
    ['browser', kept, null],
    ['saving', { ...kept, status: 'saving' }, null],
    ['cloud', { ...linked, status: 'saved' }, null],
    ['synced', linked, null],
    // Autosave is under way: what this browser has is not called saved, and never unsaved beside it.
    ['saving', { ...changed, stored: false, status: 'unsaved' }, null],
    ['saving', { ...changed, status: 'savedLocally' }, null],
    ['saving', changed, null],
    ['offline', { ...changed, status: 'error' }, { kind: 'offline' }],
    ['conflict', changed, { kind: 'conflict' }],
    ['refused', { ...changed, status: 'error' }, { kind: 'other' }],
    ['browser', changed, { kind: 'premium' }],
    ['offline', kept, { kind: 'offline' }],
    ['browser', kept, { kind: 'limit' }],
    ['lost', { ...kept, stored: false, storage: 'memory', status: 'error' }, null],
    ['lost', { ...changed, stored: false, status: 'error' }, null],
  ])('is "%s"', (label, state, failure) => {
    expect(saveLabel(state, failure)).toBe(label);
  });
});
