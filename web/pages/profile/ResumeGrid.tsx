import { useState } from 'react';
import type { ResumeSummary, SavedResume } from '../../../shared/api/resumes.ts';
import { ApiError } from '../../api/error.ts';
import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { navigate } from '../../layout/location.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { ResumeCard, type CardAction } from './ResumeCard.tsx';
import { deleteResume, duplicateResume, openResume, renameResume, restoreResume } from './resumeActions.ts';

export interface ResumeGridProps {
  readonly resumes: readonly ResumeSummary[];
  readonly onChange: (next: (now: readonly ResumeSummary[]) => readonly ResumeSummary[]) => void;
}

/** The saved résumés as sheets, with what can be done with each (PRO-06, PRO-07). */
export function ResumeGrid({ resumes, onChange }: ResumeGridProps) {
  const t = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<ResumeSummary | null>(null);

  const put = (saved: ResumeSummary) => onChange((now) => [saved, ...now.filter(({ id }) => id !== saved.id)]);
  const during = async (id: string, work: () => Promise<void>, fallback = t('profile.failed.action')) => {
    setBusy(id);
    await work().catch((error: unknown) => tell(error, fallback));
    setBusy(null);
  };

  const restore = (deleted: SavedResume) => during(deleted.id, async () => {
    put(await restoreResume(deleted));
    notify({ kind: 'success', text: t('profile.undo.done') });
  });

  const actions: Record<CardAction, (resume: ResumeSummary) => void> = {
    edit: ({ id }) => void during(id, async () => {
      await openResume(id);
      navigate('/builder');
    }, t('profile.failed.open')),
    rename: setRenaming,
    duplicate: ({ id, name }) => void during(id, async () => {
      put(await duplicateResume(id, t('profile.duplicate.name', { name })));
      notify({ kind: 'success', text: t('profile.duplicate.done') });
    }),
    delete: ({ id, name }) => void during(id, async () => {
      const deleted = await deleteResume(id);
      onChange((now) => now.filter((resume) => resume.id !== id));
      notify({ kind: 'success', text: t('profile.delete.done', { name }), action: { label: t('profile.undo'), run: () => void restore(deleted) } });
    }),
  };
  const rename = async ({ id }: ResumeSummary, name: string) => {
    setRenaming(null);
    await during(id, async () => {
      put(await renameResume(id, name));
      notify({ kind: 'success', text: t('profile.rename.done') });
    });
  };

  if (resumes.length === 0) return <p className="profile-muted">{t('profile.resumes.none')}</p>;
  return (
    <>
      <ul className="resume-grid">
        {resumes.map((resume) => <ResumeCard key={resume.id} resume={resume} busy={busy === resume.id} onAction={(action) => actions[action](resume)} />)}
      </ul>
      {renaming && <RenameDialog name={renaming.name} onClose={() => setRenaming(null)} onRename={(name) => void rename(renaming, name)} />}
    </>
  );
}

/** The server's own words, else ours (specification, chapter 8). */
function tell(error: unknown, fallback: string): void {
  notify({ kind: 'error', text: (error instanceof ApiError ? error.text : undefined) ?? fallback });
}
