import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { pageCloudFailure } from '../../cloud/index.ts';
import { useDraftState, useResume } from '../builderContext.ts';
import { useSaveToCloud } from '../flows/useSave.ts';
import { saveLabel, type SaveLabel } from '../store/saveLabel.ts';

/** Labels without words. */
const SILENT: ReadonlySet<SaveLabel> = new Set(['nothing', 'synced']);

/** Labels beside which saving in the cloud is offered. */
const OFFERS_CLOUD: ReadonlySet<SaveLabel> = new Set(['browser', 'refused']);

/** Shows where the résumé is saved and since when, and how to save it if it is not in the cloud (BLD-08, CLOUD-01). */
export function SaveStatus() {
  const t = useTranslations();
  const intl = useIntl();
  const failure = useStore(pageCloudFailure);
  const status = useDraftState((draft) => draft.status);
  const kept = useDraftState((draft) => saveLabel(draft, failure));
  const isEmpty = useResume(isEmptyResume);
  // An empty draft is not worth a message, nor a place in the cloud.
  const label = kept === 'browser' && isEmpty ? 'nothing' : kept;
  const savedAt = useDraftState((draft) => draft.cloudSavedAt);
  const saveToCloud = useSaveToCloud();
  const time = savedAt === null ? '' : intl.formatTime(savedAt, { hour: 'numeric', minute: '2-digit' });
  const saved = time === '' ? t('builder.status.cloud') : t('builder.status.cloudAt', { time });
  const text = label === 'cloud' || label === 'synced' ? saved : t(`builder.status.${label}`);
  return (
    <div className="save-status" data-status={status} data-kept={label}>
      <output>{SILENT.has(label) ? '' : text}</output>
      {label === 'synced' && (
        <span title={saved}>
          <Icon name="cloud" size={20} />
          <span className="visually-hidden">{saved}</span>
        </span>
      )}
      {OFFERS_CLOUD.has(label) && (
        <button type="button" onClick={saveToCloud}>
          {t(label === 'browser' ? 'builder.status.toCloud' : 'builder.again')}
        </button>
      )}
    </div>
  );
}
