import { expect, it, vi } from 'vitest';
import type { SavedResume } from '../../../shared/api/resumes.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { drawAs, drawWith } from '../auth/session.fixture.ts';
import { pageCloudFailure, type CloudSaveFailure } from '../cloud/index.ts';
import type { DraftState, LoadReport } from '../drafts/index.ts';
import { builderOver, inBuilder } from './builderScreen.fixture.tsx';
import { StorageNotices } from './StorageNotices.tsx';

const WELL = { resume: STRONG_RESUME_EN, restored: true, recovered: 0, damaged: [] } as unknown as LoadReport;
const damaged = (...kinds: readonly ('lost' | 'repaired')[]) =>
  ({ ...WELL, damaged: kinds.map((kind, place) => ({ id: `${place}`, kind })) }) as unknown as LoadReport;
const elsewhere = (changedHere: boolean) =>
  ({ changedElsewhere: { at: 1, changedHere, otherOwner: false } }) as unknown as Partial<DraftState>;

const TAKE = ['builder.elsewhere.take', 'builder.elsewhere.keep'] as const;
const SHOW = ['builder.damaged.show', 'shell.close'] as const;
/** How it stands with the storage, and what is said of it, with its presses. */
const ROWS: readonly (readonly [string, Partial<DraftState>, LoadReport, readonly MessageId[]])[] = [
  ['all is well', { storage: 'local' }, WELL, []],
  ['the second storage is in use', { storage: 'database', storageError: 'storageFull' }, WELL, []],
  ['it is full', { storage: 'memory', storageError: 'storageFull' }, WELL, ['builder.storage.full']],
  ['there is none', { storage: 'memory', storageError: 'storageUnavailable' }, WELL, ['builder.storage.none']],
  ['a draft was repaired', { storage: 'local' }, damaged('repaired'), ['builder.damaged.repaired', ...SHOW]],
  ['one was lost', { storage: 'local' }, damaged('repaired', 'lost'), ['builder.damaged.lost', ...SHOW]],
  ['another tab has changed it', elsewhere(false), WELL, ['builder.elsewhere.theirs', ...TAKE]],
  ['both have', elsewhere(true), WELL, ['builder.elsewhere.both', ...TAKE]],
];

inEachLanguage('above the builder', ['builder', 'account'], ({ controls, say }) => {
  const open = (draft: Partial<DraftState>, report: LoadReport, failure: CloudSaveFailure | null = null) => {
    drawAs(null);
    vi.spyOn(pageCloudFailure, 'getInitialState').mockReturnValue(failure);
    const builder = builderOver(STRONG_RESUME_EN, 'personal', { changedElsewhere: null, ...draft });
    return { builder, notices: controls(inBuilder(builder, <StorageNotices report={report} />)) };
  };

  it.each(ROWS)('is said, and nothing else, where %s', (_, draft, report, ids) => {
    const { notices } = open(draft, report);
    const read = notices.shown().concat(notices.names().filter((name) => name === say('shell.close')));
    expect([...new Set(read)]).toEqual(ids.map((id) => say(id)));
  });

  it('is said that the cloud has another version, with the way to choose, until that is asked', () => {
    const current = { id: 'r1', version: 4 } as SavedResume;
    const failure = { success: false, error: 'conflict', kind: 'conflict', current } as const;
    const { builder, notices } = open({ storage: 'local' }, WELL, failure);
    expect(notices.shown()).toEqual([say('account.conflict.notice'), say('account.conflict.choose')]);
    notices.press(say('account.conflict.choose'));
    expect(builder.ui.state.getState()).toMatchObject({ dialog: 'conflict', conflict: current });
    drawWith(builder.ui.state, {});
    expect(notices.shown()).toEqual([]);
  });

  it('the other tab’s résumé is taken, or this one kept, as it says', () => {
    const { builder, notices } = open(elsewhere(true), WELL);
    const calls = { keepTheirs: vi.fn(async () => null), keepMine: vi.fn(async () => {}) };
    Object.assign(builder.drafts, calls);
    notices.press(say('builder.elsewhere.take'));
    expect([calls.keepTheirs.mock.calls.length, calls.keepMine.mock.calls.length]).toEqual([1, 0]);
    notices.press(say('builder.elsewhere.keep'));
    expect([calls.keepTheirs.mock.calls.length, calls.keepMine.mock.calls.length]).toEqual([1, 1]);
  });

  it('what is damaged is shown by a press, and told no more once it is closed', () => {
    const { builder, notices } = open({ storage: 'local' }, damaged('lost'));
    notices.press(say('builder.damaged.show'));
    expect(builder.ui.state.getState().dialog).toBe('drafts');
    notices.press(say('shell.close'));
    expect(notices.shown()).toEqual([]);
  });
});
