import { useIntl } from 'react-intl';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useDraftState } from '../builderContext.ts';
import { useSaveToCloud } from '../flows/useSave.ts';
import { saveLabel, type SaveLabel } from '../store/saveLabel.ts';
import { useCloudFailure } from './useCloudFailure.ts';

/** Labels beside which saving in the cloud is offered. */
const OFFERS_CLOUD: ReadonlySet<SaveLabel> = new Set(['browser', 'refused']);

/** Where the résumé is saved, since when, and what can be done where that is not the cloud (BLD-08, CLOUD-01). */
export function SaveStatus() {
  const t = useTranslations();
  const intl = useIntl();
  const failure = useCloudFailure();
  const status = useDraftState((draft) => draft.status);
  const label = useDraftState((draft) => saveLabel(draft, failure));
  const savedAt = useDraftState((draft) => draft.cloudSavedAt);
  const saveToCloud = useSaveToCloud();
  const time = savedAt === null ? '' : intl.formatTime(savedAt, { hour: 'numeric', minute: '2-digit' });
  const text = label === 'cloud' && time !== '' ? t('builder.status.cloudAt', { time }) : t(`builder.status.${label}`);
  return (
    <div className="save-status" data-status={status} data-kept={label}>
      <output>{label === 'nothing' ? '' : text}</output>
      {OFFERS_CLOUD.has(label) && (
        <button type="button" onClick={saveToCloud}>
          {t(label === 'browser' ? 'builder.status.toCloud' : 'builder.again')}
        </button>
      )}
    </div>
  );
}
