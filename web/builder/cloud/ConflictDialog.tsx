import { useIntl } from 'react-intl';
import type { SavedResume } from '../../../shared/api/resumes.ts';
import { sharedCloud } from '../../cloud/shared.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder, useUi } from '../hooks.ts';
import { useCloudSave } from './useCloudSave.ts';

type Choice = 'mine' | 'theirs' | 'both';
const CHOICES: readonly Choice[] = ['mine', 'theirs', 'both'];

/** The cloud holds what was not seen here: keep mine, take theirs, keep both. Nothing happens until it is chosen. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const current = useUi((state) => state.conflict);
  return current && <Question key={current.version} current={current} onClose={onClose} />;
}

function Question({ current, onClose }: { current: SavedResume; onClose: () => void }) {
  const t = useText();
  const intl = useIntl();
  const { drafts } = useBuilder();
  const { tell } = useCloudSave();
  const copyName = t('account.conflict.copy', { name: drafts.state.name || drafts.state.cloud?.name || current.name }).slice(0, 120);
  const when = intl.formatDate(current.updatedAt, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

  const choose = async (choice: Choice) => {
    const cloud = await sharedCloud();
    onClose();
    if (choice === 'mine') return tell(await cloud.keepMine(current));
    if (choice === 'both') return tell(await cloud.keepBoth(copyName));
    await cloud.takeTheirs(current);
    return notify({ kind: 'success', text: t('account.conflict.taken') });
  };
  return (
    <Dialog open role="alertdialog" closeOnBackdrop={false} title={t('account.conflict.title')} onClose={onClose}>
      <p>{t('account.conflict.text', { when })}</p>
      <ul className="conflict-choices">
        {CHOICES.map((choice) => (
          <li key={choice}>
            <Button onClick={() => void choose(choice)}>{t(`account.conflict.${choice}`)}</Button>
            <p>{t(`account.conflict.${choice}.text`, { name: copyName })}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
