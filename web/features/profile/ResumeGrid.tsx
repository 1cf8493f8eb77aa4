import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { JobCopy } from '../../../shared/api/copies.ts';
import type { PairSide } from '../../../shared/api/pairs.ts';
import type { BinnedResume, ResumeSummary } from '../../../shared/api/resumes.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { captureFocus } from '../../lib/dom/focus.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { confirmDownload, saveFile } from '../../ui/saveFile.ts';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { extendName } from '../../lib/text/extendName.ts';
import { navigate } from '../../lib/routing/location.ts';
import { isSessionEnd } from '../auth/callAgain.ts';
import { requestPurchase } from '../payments/index.ts';
import { ShareDialog } from '../share/index.ts';
import { HistoryDialog } from './history/HistoryDialog.tsx';
import { cardSelector } from './cardSelector.ts';
import { copyForJob } from './copies/copyActions.ts';
import { groupResumes, isAhead } from './groupResumes.ts';
import { notifyError } from './notifyError.ts';
import { RenameDialog } from './RenameDialog.tsx';
import type { CardAction } from './ResumeMenu.tsx';
import { ResumeShelf } from './ResumeShelf.tsx';
import type { PairDialogProps } from './pairs/PairDialog.tsx';
import { deleteResume, duplicateResume, makePdf, openResume, renameResume } from './resumeActions.ts';

const CopyDialog = lazyPart(async () => (await import('./copies/CopyDialog.tsx')).CopyDialog, [], {
  Missing: DialogMissing,
});
const NewCopyDialog = lazyPart(async () => (await import('./copies/NewCopyDialog.tsx')).NewCopyDialog, [], {
  Missing: DialogMissing,
});

const NewTwinDialog = lazyPart(async () => (await import('./pairs/PairDialog.tsx')).NewTwinDialog, ['ai'], {
  Missing: DialogMissing,
});
const PairDialog = lazyPart(async () => (await import('./pairs/PairDialog.tsx')).PairDialog, ['ai'], {
  Missing: DialogMissing,
});

export interface ResumeGridProps {
  readonly resumes: readonly ResumeSummary[];
  readonly copies: readonly JobCopy[];
  readonly pairs: readonly PairSide[];
  readonly onChange: (next: (now: readonly ResumeSummary[]) => readonly ResumeSummary[]) => void;
  /** Called when a copy is new or has changed. */
  readonly onCopy: (copy: JobCopy) => void;
  /** A pair is new, or what it knows changed. */
  readonly onPair: (sides: readonly PairSide[]) => void;
  /** One went into the bin. */
  readonly onDelete: (deleted: BinnedResume) => void;
  /** Takes one out of the bin again; until then the toast that offers it leaves the focus alone. */
  readonly onUndo: (deleted: BinnedResume) => Promise<void>;
}

/** The saved résumés, each with its copies, and their actions (PRO-06, PRO-07). */
export function ResumeGrid({ resumes, copies, pairs, onChange, onCopy, onPair, onDelete, onUndo }: ResumeGridProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState<string | null>(null);
  /** The dialog that is open, and of which résumé. */
  const [asked, setAsked] = useState<{
    readonly action: 'rename' | 'copy' | 'twin' | 'pair' | 'job' | 'history' | 'link';
    readonly of: ResumeSummary;
    readonly translate?: PairDialogProps['translate'];
  } | null>(null);

  const put = (saved: ResumeSummary) => onChange((now) => [saved, ...now.filter(({ id }) => id !== saved.id)]);
  const putNewer = (saved: ResumeSummary) => {
    if (resumes.find(({ id }) => id === saved.id)?.version !== saved.version) put(saved);
  };
  const during = async (id: string, work: () => Promise<void>, fallback?: string): Promise<void> => {
    setBusy(id);
    await work().catch((error: unknown) => failed(error, fallback, () => during(id, work, fallback)));
    setBusy(null);
  };
  const failed = (error: unknown, fallback = t('profile.failed.action'), repeat?: () => unknown) =>
    notifyError(error, fallback, { ...(isStorageLimit(error) && { action: upgrade }), ...(repeat && { repeat }) });

  const upgrade = { label: t('account.save.upgrade'), run: () => requestPurchase('premium', 'storage') };
  const undo = (deleted: BinnedResume) => ({ label: t('profile.undo'), run: () => onUndo(deleted) });
  const ask = (action: NonNullable<typeof asked>['action']) => (of: ResumeSummary) => setAsked({ action, of });

  const open = (id: string, address: '/builder' | '/builder#letter') =>
    void during(
      id,
      async () => {
        await follow(id);
        await Promise.all([openResume(id), copies.some((copy) => copy.id === id) && wishFor(id)]);
        navigate(address);
      },
      t('profile.failed.open'),
    );

  const actions: Record<CardAction, (resume: ResumeSummary) => void> = {
    edit: ({ id }) => open(id, '/builder'),
    letter: ({ id }) => open(id, '/builder#letter'),
    download: ({ id }) =>
      void during(id, async () => {
        await follow(id);
        const pdf = await makePdf(id);
        if (saveFile(pdf, t)) confirmDownload(pdf, t('profile.download.done'), t);
      }),
    rename: ask('rename'),
    copy: ask('copy'),
    twin: ask('twin'),
    pair: ask('pair'),
    job: ask('job'),
    history: ask('history'),
    link: ask('link'),
    duplicate: ({ id, name }) =>
      void during(id, async () => {
        const copyName = extendName(name, t('profile.duplicate.name'));
        put(await duplicateResume(id, copyName));
        notify({ kind: 'success', about: 'resumes', text: t('profile.duplicate.done') });
      }),
    delete: (resume) =>
      void during(resume.id, async () => {
        const { id, name } = resume;
        const hand = captureFocus();
        const index = resumes.indexOf(resume);
        const stays = resumes[index + 1] ?? resumes[index - 1];
        const deleted = await deleteResume(resume);
        onChange((now) => now.filter((other) => other.id !== id));
        onDelete(deleted);
        void hand(stays ? cardSelector(stays.id) : '#resumes-title');
        notify({ kind: 'success', about: 'resumes', text: t('profile.delete.done', { name }), action: undo(deleted) });
      }),
  };
  const rename = async ({ id }: ResumeSummary, name: string) => {
    // The dialog restores the focus to a button that is disabled only afterwards, and so keeps the focus.
    flushSync(() => setAsked(null));
    await during(id, async () => {
      put(await renameResume(id, name));
      notify({ kind: 'success', about: 'resumes', text: t('profile.rename.done') });
    });
  };
  /** One of a pair has what the other changed and every language writes alike, before it is used. */
  const follow = async (id: string) => {
    const twin = pairs.find((side) => side.of === id);
    const other = resumes.find((resume) => resume.id === twin?.id);
    if (!twin || !other || !isAhead(twin, other)) return;
    const { openPair } = await import('./pairs/pairActions.ts');
    const pair = await openPair(id).catch(unlessEnded);
    if (!pair) return;
    putNewer(pair.mine);
    onPair(pair.sides);
  };
  const makeCopy = ({ id }: ResumeSummary, wish: { readonly name: string; readonly advert: string }) =>
    during(id, async () => {
      const { resume, copy } = await copyForJob(id, wish);
      put(resume);
      onCopy(copy);
      await Promise.all([openResume(resume.id), wishForAdvert(wish.advert)]);
      navigate('/builder');
    });

  if (resumes.length === 0) return <p className="profile-muted">{t('profile.resumes.none')}</p>;
  const paired = resumes.map((resume) => {
    const side = pairs.find(({ id }) => id === resume.id);
    return side ? { ...resume, twinOf: side.of } : resume;
  });
  const { action, of, translate } = asked ?? {};
  const close = () => setAsked(null);
  const copy = copies.find(({ id }) => id === of?.id);
  return (
    <>
      <ul className="resume-grid">
        {groupResumes(paired, copies).map((shelf) => (
          <ResumeShelf
            key={shelf.resumes[0]?.id}
            shelf={shelf}
            copies={copies}
            pairs={pairs}
            busy={busy}
            onAction={(wanted, resume) => actions[wanted](resume)}
          />
        ))}
      </ul>
      {of && action === 'rename' && (
        <RenameDialog name={of.name} onClose={close} onRename={(name) => void rename(of, name)} />
      )}
      {of && action === 'copy' && (
        <NewCopyDialog name={of.name} onClose={close} onCreate={(wish) => makeCopy(of, wish)} />
      )}
      {of && action === 'twin' && (
        <NewTwinDialog
          resume={of}
          basis={pairs.some((side) => side.id === copy?.of) ? copy?.of : undefined}
          onClose={close}
          onFail={failed}
          onMade={(made, sides, wanted) => {
            put(made);
            onPair(sides);
            setAsked({ action: 'pair', of: made, translate: wanted });
          }}
        />
      )}
      {of && action === 'pair' && (
        <PairDialog id={of.id} translate={translate} onClose={close} onSave={putNewer} onPair={onPair} />
      )}
      {copy && action === 'job' && <CopyDialog copy={copy} onClose={close} onCopy={onCopy} onSave={put} />}
      {of && action === 'link' && <ShareDialog id={of.id} onClose={close} />}
      {of && action === 'history' && (
        <HistoryDialog
          resume={of}
          onClose={close}
          onRestore={(saved) => {
            close();
            put(saved);
            notify({ kind: 'success', about: 'resumes', text: t('profile.points.restored') });
          }}
        />
      )}
    </>
  );
}

/** The action ends with its session; otherwise it continues without it. */
const unlessEnded = (error: unknown): undefined => {
  if (isSessionEnd(error)) throw error;
};

const isStorageLimit = (error: unknown) => error instanceof ApiError && error.code === 'storage_limit_reached';

/** The builder improves for this job next; it opens all the same where the advertisement cannot be read. */
async function wishForAdvert(advert: string): Promise<void> {
  await import('./copies/NewCopyDialog.tsx').then(
    ({ wishForJob }) => wishForJob(advert),
    () => undefined,
  );
}
const wishFor = (id: string) =>
  profileApi.readCopy({ id }).then(
    ({ advert }) => wishForAdvert(advert),
    () => undefined,
  );
