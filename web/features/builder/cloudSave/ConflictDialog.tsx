import { useIntl } from 'react-intl';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { getPageCloudSync } from '../../cloud/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { extendName } from '../../../lib/text/extendName.ts';
import { useBuilder, useUi } from '../builderContext.ts';
import { useSaveOutcome } from './useSaveOutcome.ts';

type ConflictChoice = 'mine' | 'theirs' | 'both';
const CONFLICT_CHOICES: readonly ConflictChoice[] = ['mine', 'theirs', 'both'];

/**
 * The cloud's version is newer than the one read here (optimistic locking): keep mine, take theirs, or keep both.
 * Nothing happens until one is chosen.
 */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const current = useUi((state) => state.conflict);
  return current && <ConflictQuestion key={current.version} current={current} onClose={onClose} />;
}

function ConflictQuestion({ current, onClose }: { current: SavedResume; onClose: () => void }) {
  const t = useTranslations();
  const intl = useIntl();
  const { drafts } = useBuilder();
  const tell = useSaveOutcome();
  const named = drafts.state.name || drafts.state.cloud?.name || current.name;
  const copyName = extendName(named, t('account.conflict.copy'));
  const when = intl.formatDate(current.updatedAt, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

  const choose = async (choice: ConflictChoice) => {
    const cloud = await getPageCloudSync();
    onClose();
    if (choice === 'mine') return tell(await cloud.keepMine(current));
    if (choice === 'both') return tell(await cloud.keepBoth(copyName));
    await cloud.keepTheirs(current);
    return notify({ kind: 'success', text: t('account.conflict.taken') });
  };
  return (
    <Dialog open role="alertdialog" closeOnBackdrop={false} title={t('account.conflict.title')} onClose={onClose}>
      <p>{t('account.conflict.text', { when })}</p>
      <ul className="conflict-choices">
        {CONFLICT_CHOICES.map((choice) => (
          <li key={choice}>
            <Button onClick={() => void choose(choice)}>{t(`account.conflict.${choice}`)}</Button>
            <p>{t(`account.conflict.${choice}.text`, { name: copyName })}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
