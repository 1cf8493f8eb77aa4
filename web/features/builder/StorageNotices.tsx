import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSession } from '../auth/index.ts';
import { pageCloudFailure } from '../cloud/index.ts';
import type { LoadReport } from '../drafts/index.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useBuilder, useDraftState, useUi } from './builderContext.ts';

const EndedSession = lazyPart<object>(async () => (await import('../auth/EndedSession.tsx')).EndedSession, []);

/** Warnings about where the résumé is stored; null if all is well. */
export function StorageNotices({ report, children }: { report: LoadReport; children?: ReactNode }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const [seen, setSeen] = useState(false);
  const storage = useDraftState((draft) => draft.storage);
  const problem = useDraftState((draft) => draft.storageError);
  const failure = useStore(pageCloudFailure);
  const dialog = useUi((state) => state.dialog);
  const elsewhere = useDraftState((draft) => draft.changedElsewhere);
  const ended = useSession((session) => session.ended);
  return (
    <div className="notices">
      {ended && <EndedSession />}
      {elsewhere && (
        <div className="notice" role="alert">
          <Icon name="warning" />
          <p>{t(elsewhere.changedHere ? 'builder.elsewhere.both' : 'builder.elsewhere.theirs')}</p>
          <Button size="small" onClick={() => void drafts.keepTheirs()}>
            {t('builder.elsewhere.take')}
          </Button>
          <Button size="small" tone="quiet" onClick={() => void drafts.keepMine()}>
            {t('builder.elsewhere.keep')}
          </Button>
        </div>
      )}
      {failure?.kind === 'conflict' && failure.current && dialog !== 'conflict' && (
        <div className="notice" role="alert">
          <Icon name="warning" />
          <p>{t('account.conflict.notice')}</p>
          <Button size="small" onClick={() => ui.update({ dialog: 'conflict', conflict: failure.current ?? null })}>
            {t('account.conflict.choose')}
          </Button>
        </div>
      )}
      {storage === 'memory' && (
        <div className="notice" role="alert">
          <Icon name="warning" />
          <p>{t(problem === 'storageFull' ? 'builder.storage.full' : 'builder.storage.none')}</p>
        </div>
      )}
      {report.damaged.length > 0 && !seen && (
        <output className="notice">
          <Icon name="info" />
          <span>
            {t(
              report.damaged.some(({ kind }) => kind === 'lost') ? 'builder.damaged.lost' : 'builder.damaged.repaired',
            )}
          </span>
          <Button size="small" onClick={() => ui.openDialog('drafts')}>
            {t('builder.damaged.show')}
          </Button>
          <IconButton size="small" icon="close" label={t('shell.close')} onClick={() => setSeen(true)} />
        </output>
      )}
      {children}
    </div>
  );
}
