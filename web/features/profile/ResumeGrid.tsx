import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { BinnedResume, ResumeSummary } from '../../../shared/api/resumes.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { captureFocus } from '../../lib/dom/focus.ts';
import { confirmDownload, saveFile } from '../../ui/saveFile.ts';
import { notify } from '../../ui/toasts.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';
import { requestPurchase } from '../payments/index.ts';
import { ShareDialog } from '../share/index.ts';
import { HistoryDialog } from './history/HistoryDialog.tsx';
import { cardSelector } from './cardSelector.ts';
import { notifyError } from './notifyError.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { ResumeCard, type CardAction } from './ResumeCard.tsx';
import { deleteResume, duplicateResume, makePdf, openResume, renameResume } from './resumeActions.ts';

export interface ResumeGridProps {
  readonly resumes: readonly ResumeSummary[];
  readonly onChange: (next: (now: readonly ResumeSummary[]) => readonly ResumeSummary[]) => void;
  /** One went into the bin. */
  readonly onDelete: (deleted: BinnedResume) => void;
  /** Takes one out of the bin again; until then the toast that offers it leaves the focus alone. */
  readonly onUndo: (deleted: BinnedResume) => Promise<void>;
}

/** The saved résumés as cards, with their actions (PRO-06, PRO-07). */
export function ResumeGrid({ resumes, onChange, onDelete, onUndo }: ResumeGridProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<ResumeSummary | null>(null);
  const [past, setPast] = useState<ResumeSummary | null>(null);
  const [shared, setShared] = useState<ResumeSummary | null>(null);

  const put = (saved: ResumeSummary) => onChange((now) => [saved, ...now.filter(({ id }) => id !== saved.id)]);
  const during = async (id: string, work: () => Promise<void>, fallback = t('profile.failed.action')) => {
    setBusy(id);
    await work().catch((error: unknown) =>
      notifyError(error, fallback, isStorageLimit(error) ? { action: upgrade } : {}),
    );
    setBusy(null);
  };

  const upgrade = { label: t('account.save.upgrade'), run: () => requestPurchase('premium', 'storage') };
  const undo = (deleted: BinnedResume) => ({ label: t('profile.undo'), run: () => onUndo(deleted) });

  const actions: Record<CardAction, (resume: ResumeSummary) => void> = {
    edit: ({ id }) =>
      void during(
        id,
        async () => {
          await openResume(id);
          navigate('/builder');
        },
        t('profile.failed.open'),
      ),
    download: ({ id }) =>
      void during(id, async () => {
        const pdf = await makePdf(id);
        if (saveFile(pdf, t)) confirmDownload(pdf, t('profile.download.done'), t);
      }),
    rename: setRenaming,
    duplicate: ({ id, name }) =>
      void during(id, async () => {
        put(await duplicateResume(id, t('profile.duplicate.name', { name })));
        notify({ kind: 'success', about: 'resumes', text: t('profile.duplicate.done') });
      }),
    history: setPast,
    link: setShared,
    delete: (resume) =>
      void during(resume.id, async () => {
        const { id, name } = resume;
        const hand = captureFocus();
        const at = resumes.indexOf(resume);
        const stays = resumes[at + 1] ?? resumes[at - 1];
        const deleted = await deleteResume(resume);
        onChange((now) => now.filter((other) => other.id !== id));
        onDelete(deleted);
        void hand(stays ? cardSelector(stays.id) : '#resumes-title');
        notify({ kind: 'success', about: 'resumes', text: t('profile.delete.done', { name }), action: undo(deleted) });
      }),
  };
  const rename = async ({ id }: ResumeSummary, name: string) => {
    // The dialog restores the focus to a button that is disabled only afterwards, and so keeps the focus.
    flushSync(() => setRenaming(null));
    await during(id, async () => {
      put(await renameResume(id, name));
      notify({ kind: 'success', about: 'resumes', text: t('profile.rename.done') });
    });
  };

  if (resumes.length === 0) return <p className="profile-muted">{t('profile.resumes.none')}</p>;
  return (
    <>
      <ul className="resume-grid">
        {resumes.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            busy={busy === resume.id}
            onAction={(action) => actions[action](resume)}
          />
        ))}
      </ul>
      {renaming && (
        <RenameDialog
          name={renaming.name}
          onClose={() => setRenaming(null)}
          onRename={(name) => void rename(renaming, name)}
        />
      )}
      {shared && <ShareDialog id={shared.id} onClose={() => setShared(null)} />}
      {past && (
        <HistoryDialog
          resume={past}
          onClose={() => setPast(null)}
          onRestore={(saved) => {
            setPast(null);
            put(saved);
            notify({ kind: 'success', about: 'resumes', text: t('profile.points.restored') });
          }}
        />
      )}
    </>
  );
}

const isStorageLimit = (error: unknown) => error instanceof ApiError && error.code === 'storage_limit_reached';
