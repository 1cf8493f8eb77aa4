import { useState } from 'react';
import type { BinnedResume } from '../../../shared/api/resumes.ts';
import { RETENTION_DAYS } from '../../../shared/platform/retention.ts';
import { captureFocus } from '../../lib/dom/focus.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { notify } from '../../ui/toasts.ts';
import { notifyError } from './notifyError.ts';
import { OwnLine } from '../../ui/OwnLine.tsx';
import { profileCalls } from './calls.ts';

export interface ResumeBinProps {
  readonly bin: readonly BinnedResume[];
  readonly onRestore: (deleted: BinnedResume) => Promise<void>;
  /** One is deleted for good. */
  readonly onDiscard: (id: string) => void;
}

/** Lists deleted résumés that can be restored, each until its day; nothing if there is none. */
export function ResumeBin({ bin, onRestore, onDiscard }: ResumeBinProps) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<BinnedResume | null>(null);

  const restore = async (deleted: BinnedResume) => {
    setBusy(deleted.id);
    await onRestore(deleted);
    setBusy(null);
  };
  const discard = async ({ id }: Pick<BinnedResume, 'id'>): Promise<void> => {
    const hand = captureFocus();
    setAsked(null);
    setBusy(id);
    try {
      await profileCalls.discardResume({ id });
      onDiscard(id);
      notify({ kind: 'success', about: 'resumes', text: t('profile.bin.discarded') });
      await hand('#resumes-title');
    } catch (error) {
      notifyError(error, t('profile.failed.action'), { repeat: () => discard({ id }) });
    }
    setBusy(null);
  };

  if (bin.length === 0) return null;
  return (
    <details className="drawer bin">
      <summary>
        <Icon name="delete" size={18} />
        {t('profile.bin.title', { count: bin.length })}
      </summary>
      <p className="profile-muted">{t('profile.bin.hint', { days: RETENTION_DAYS.deletedResumes })}</p>
      <ul>
        {bin.map((deleted) => (
          <li key={deleted.id} className="bin-row" aria-busy={busy === deleted.id}>
            <p>
              <OwnLine text={deleted.name} />
              <span className="profile-muted">{t('profile.bin.until', { date: day(deleted.goneAt) })}</span>
            </p>
            <Button
              size="small"
              icon="undo"
              busy={busy === deleted.id}
              aria-label={t('profile.bin.restore.of', { name: deleted.name })}
              onClick={() => void restore(deleted)}
            >
              {t('profile.bin.restore')}
            </Button>
            <IconButton
              size="small"
              icon="delete"
              edge="end"
              tone="danger"
              label={t('profile.bin.discard.of', { name: deleted.name })}
              disabled={busy === deleted.id}
              onClick={() => setAsked(deleted)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={t('profile.bin.discard.title')}
          confirm={t('profile.bin.discard.confirm')}
          cancel={t('profile.cancel')}
          onConfirm={() => void discard(asked)}
          onCancel={() => setAsked(null)}
        >
          {t('profile.bin.discard.text', { name: asked.name })}
        </ConfirmDialog>
      )}
    </details>
  );
}
