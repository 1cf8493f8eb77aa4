import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { keptDraftName } from './keptDraft.ts';
import { LOCAL_STORAGE_KEYS } from './storage/storageKeys.ts';

const written = { ...createBlankResume(), personalInfo: { ...createBlankResume().personalInfo, fullName: ' Maya ' } };
const metadata = (changes: object) =>
  JSON.stringify({ owner: null, name: '', cloud: null, cloudPrint: null, revision: 1, ...changes });

beforeEach(() => vi.stubGlobal('localStorage', createMapStorage()));
afterEach(() => vi.unstubAllGlobals());

const keep = (resume: unknown, meta?: string) => {
  localStorage.setItem(LOCAL_STORAGE_KEYS.resume, typeof resume === 'string' ? resume : JSON.stringify(resume));
  if (meta !== undefined) localStorage.setItem(LOCAL_STORAGE_KEYS.meta, meta);
};

describe('the draft that somebody finds who comes back', () => {
  it('has the name that it was given, else the person’s', () => {
    keep(written, metadata({ name: 'For the bank' }));
    expect(keptDraftName(null)).toBe('For the bank');
    keep(written, metadata({}));
    expect(keptDraftName(null)).toBe('Maya');
    keep({ ...createBlankResume(), summary: 'Text without a name' }, 'damaged');
    expect(keptDraftName('me')).toBe('');
  });

  it('is none where nothing is kept or written, or what is kept is damaged', () => {
    expect(keptDraftName(null)).toBeNull();
    keep({ ...createBlankResume(), templateId: 'modern' }, metadata({ name: 'Named, and empty' }));
    expect(keptDraftName(null)).toBeNull();
    keep('{"personalInfo":');
    expect(keptDraftName(null)).toBeNull();
  });

  it('is shown to nobody but whose it is', () => {
    keep(written, metadata({ owner: 'me', name: 'Mine' }));
    expect(keptDraftName('me')).toBe('Mine');
    expect(keptDraftName('another')).toBeNull();
    expect(keptDraftName(null)).toBeNull();
  });
});
