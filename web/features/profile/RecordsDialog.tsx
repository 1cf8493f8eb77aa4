import type { Profile } from '../../../shared/account/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { PaymentsSection } from '../payments/profile/PaymentsSection.tsx';
import { CreditHistorySection } from './CreditHistorySection.tsx';
import type { CreditHistoryResponse } from './loadProfile.ts';

export interface RecordsDialogProps {
  readonly profile: Profile;
  readonly history: CreditHistoryResponse | null;
  readonly onClose: () => void;
}

/** Bookkeeping: every payment with its receipt, and credits used and received. */
export function RecordsDialog({ profile, history, onClose }: RecordsDialogProps) {
  const t = useTranslations();
  const actions = <Button onClick={onClose}>{t('profile.points.close')}</Button>;
  return (
    <Dialog open size="large" title={t('profile.records')} onClose={onClose} actions={actions}>
      <div className="records">
        <PaymentsSection activity={profile.recentActivity} />
        <CreditHistorySection history={history} lots={profile.creditLots} />
      </div>
    </Dialog>
  );
}
