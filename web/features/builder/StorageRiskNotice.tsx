import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { findStorageRisk, requestPersistence, type StorageRisk } from '../../lib/storage/persistence.ts';
import { safeLocal } from '../../lib/storage/safeStorage.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { requestSignIn, useSession } from '../auth/index.ts';
import { useBuilder, useDraftState, useUi } from './builderContext.ts';

/** Key in local storage: the risk whose notice was closed; it is shown once. */
const TOLD_KEY = 'storageRiskTold';

/**
 * Says that the browser may delete a draft that is stored nowhere else, to people without an account: once, until it is
 * closed. It appears and disappears only when another section is opened, so that no field moves while somebody types.
 */
export function StorageRiskNotice() {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const tab = useUi((state) => state.tab);
  const storedAt = useDraftState((draft) => draft.storedAt);
  const [storedBefore] = useState(storedAt);
  const hasStored = storedAt !== storedBefore;
  const signedIn = useSession(({ person }) => person !== null);
  const [risk, setRisk] = useState<StorageRisk | null>(null);

  // Asked once something of this visit is worth keeping: browsers weigh how a site is used.
  useEffect(() => {
    if (hasStored) void requestPersistence(navigator);
  }, [hasStored]);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const riskNow = await findStorageRisk(navigator);
      if (here && riskNow && isDue(riskNow, drafts.isEmpty()) && safeLocal.read(TOLD_KEY) !== riskNow) setRisk(riskNow);
    };
    void look();
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it only says when to look again
  }, [tab, drafts]);

  if (risk === null || signedIn) return null;
  const close = () => {
    safeLocal.write(TOLD_KEY, risk);
    setRisk(null);
  };
  return (
    <output className="notice" data-risk={risk}>
      <Icon name="info" />
      <span>{t(`builder.risk.${risk}`)}</span>
      {risk === 'inApp' ? (
        <Button size="small" onClick={() => void navigator.clipboard.writeText(location.href).catch(() => undefined)}>
          {t('account.file.copy')}
        </Button>
      ) : (
        <Button size="small" onClick={() => void requestSignIn('storage')}>
          {t('shell.nav.login')}
        </Button>
      )}
      <IconButton size="small" icon="close" label={t('shell.close')} onClick={close} />
    </output>
  );
}

/**
 * The notice about an app's browser comes before anything is written; the others where there is something to lose, or
 * to miss.
 */
const isDue = (risk: StorageRisk, isEmpty: boolean) => risk === 'inApp' || (risk === 'sevenDays' ? !isEmpty : isEmpty);
