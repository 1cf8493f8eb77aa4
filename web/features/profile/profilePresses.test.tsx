import { beforeEach, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { JobCopy } from '../../../shared/api/copies.ts';
import type { BinnedResume, ResumeSummary } from '../../../shared/api/resumes.ts';
import { fakeDocument } from '../../lib/dom/fakeDocument.fixture.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { drawAs } from '../auth/session.fixture.ts';
// What a card asks for: where it is loaded before, nothing comes after the file.
import '../preview/PreviewPane.tsx';
import { profileCalls } from './calls.ts';
import { CopyRow } from './CopyRow.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { PointList } from './history/PointList.tsx';
import { ResumeBin } from './ResumeBin.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import type { CardAction } from './ResumeMenu.tsx';

const NAME = 'לבנק';
const RESUME: ResumeSummary = {
  id: 'c1',
  name: NAME,
  templateId: 'classic',
  version: 4,
  createdAt: '2026-03-01T09:30:00.000Z',
  updatedAt: '2026-03-09T09:30:00.000Z',
};
const COPY: JobCopy = { id: 'c1', of: 'r1', ofVersion: 4, job: 'מנהלת', sentTo: '', sentOn: '', version: 1 };
const BIN: readonly BinnedResume[] = ['Old', 'Older'].map((name, place) => ({
  id: `b${place}`,
  name,
  templateId: 'classic',
  deletedAt: '2026-03-01T09:30:00.000Z',
  goneAt: '2026-03-31T09:30:00.000Z',
}));

/** The name of each action, with that of the résumé. */
const ACTIONS = {
  edit: 'profile.edit.of',
  download: 'profile.download.of',
  history: 'profile.points.of',
  letter: 'profile.letter.of',
  copy: 'profile.copy.of',
  twin: 'profile.twin.of',
  pair: 'profile.pair.of',
  link: 'profile.link.of',
  rename: 'profile.rename.of',
  duplicate: 'profile.duplicate.of',
  delete: 'profile.delete.of',
  job: 'profile.job.of',
} as const satisfies Readonly<Record<CardAction, MessageId>>;
const OF_CARD: readonly CardAction[] = [
  'edit',
  'download',
  'history',
  'letter',
  'copy',
  'rename',
  'duplicate',
  'link',
  'delete',
];

inEachLanguage('a press in the profile', ['profile', 'account', 'payments'], ({ controls, say }) => {
  beforeEach(() => {
    drawAs(FREE_PROFILE);
    vi.stubGlobal('document', fakeDocument({ activeElement: null }));
  });

  it.each<readonly [string, boolean, boolean, readonly CardAction[]]>([
    ['a résumé', false, false, [...OF_CARD, 'twin']],
    ['one of a pair', false, true, [...OF_CARD, 'pair']],
    ['a copy for a job', true, false, [...OF_CARD, 'twin', 'job']],
    ['a copy for a job that is one of a pair', true, true, [...OF_CARD, 'pair', 'job']],
  ])('on the card of %s does what it says, and all that there is has a name', (_, isCopy, isPair, actions) => {
    const act = vi.fn<(action: CardAction) => void>();
    const given = { resume: RESUME, twin: isPair ? { waits: true } : undefined, busy: false, onAction: act };
    for (const card of [
      <ResumeCard key="card" {...given} copy={isCopy ? COPY : undefined} />,
      ...(isCopy ? [<CopyRow key="row" {...given} copy={COPY} base={RESUME} />] : []),
    ]) {
      act.mockClear();
      const drawn = controls(card);
      const open = () => drawn.press(say('profile.more.of', { name: NAME }));
      open();
      const names = new Set(drawn.names());
      for (const action of actions) {
        const name = say(ACTIONS[action], { name: NAME });
        if (!drawn.names().includes(name)) open();
        drawn.press(name);
        names.delete(name);
      }
      expect(act.mock.calls).toEqual(actions.map((action) => [action]));
      // Its picture edits it, the menu opens, and what waits is told by a button of its own.
      const waits = isPair ? [`${say('profile.pair.waits')} : ${NAME}`] : [];
      expect([...names].toSorted()).toEqual(['', say('profile.more.of', { name: NAME }), ...waits].toSorted());
    }
  });

  it('in the bin restores or asks about that one, and deletes none before the answer', () => {
    const [restore, discard] = [vi.fn(async () => {}), vi.fn()];
    const gone = vi.spyOn(profileCalls, 'discardResume').mockResolvedValue({} as never);
    const bin = controls(<ResumeBin bin={BIN} onRestore={restore} onDiscard={discard} />);
    bin.press(say('profile.bin.discard.of', { name: 'Older' }));
    expect(bin.shown()).toContain(say('profile.bin.discard.text', { name: 'Older' }));
    bin.press(say('profile.cancel'));
    expect(bin.shown()).not.toContain(say('profile.bin.discard.title'));
    expect(gone).not.toHaveBeenCalled();
    bin.press(say('profile.bin.discard.of', { name: 'Older' }));
    bin.press(say('profile.bin.discard.confirm'));
    expect(gone.mock.calls).toEqual([[{ id: 'b1' }]]);
    bin.press(say('profile.bin.restore.of', { name: 'Old' }));
    expect(restore.mock.calls).toEqual([[BIN[0]]]);
  });

  it('deletes the account only once the word is typed', () => {
    const dialog = controls(<DeleteAccountDialog onClose={() => {}} />);
    const [word, confirm] = [say('profile.remove.word'), say('profile.remove.confirm')];
    const closed = (typed: string) => {
      dialog.set(say('profile.remove.type', { word }), typed);
      return dialog.closed().includes(confirm);
    };
    expect([dialog.closed().includes(confirm), closed(word.slice(1)), closed('x'), closed(word)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('chooses an earlier version by its own line', () => {
    const choose = vi.fn();
    const points = [3, 2, 1].map((version) => ({
      version,
      savedAt: RESUME.updatedAt,
      reason: 'named' as const,
      name: `Version ${version}`,
    }));
    const list = controls(<PointList points={points} chosen={3} onChoose={choose} />);
    list.names().forEach((name) => list.press(name));
    expect(choose.mock.calls).toEqual([[3], [2], [1]]);
    expect(list.names().map((name) => name.slice(0, 9))).toEqual(points.map(({ name }) => name));
  });
});
