import { DAY_MS } from '../../../shared/platform/time.ts';
import type { LinkSettings } from '../../../shared/resume/resumeLink.ts';
import { useDateFormat } from '../../lib/i18n/useDateFormat.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ShownLink } from './linkKeeper.ts';

export interface LinkChoicesProps {
  readonly link: ShownLink;
  readonly isBusy: boolean;
  readonly onChange: (settings: Partial<LinkSettings>) => void;
}

/** Days that a link may last, from today. */
const LASTING_DAYS = [7, 30, 90] as const;
const NEVER = 'never';
const AS_IT_IS = 'now';

/** Choices of what the link shows, to whom, and until when; each is saved at once. */
export function LinkChoices({ link, isBusy, onChange }: LinkChoicesProps) {
  const t = useTranslations();
  const { day } = useDateFormat();
  const { contacts, indexed, expiresAt } = link;
  const choose = (chosen: string) => {
    if (chosen === AS_IT_IS) return;
    onChange({ expiresAt: chosen === NEVER ? null : endAfter(Number(chosen)) });
  };
  return (
    <div className="link-choices">
      <CheckboxField
        label={t('profile.link.contacts')}
        hint={t('profile.link.contacts.hint')}
        checked={contacts}
        disabled={isBusy}
        onChange={(event) => onChange({ contacts: event.target.checked })}
      />
      <CheckboxField
        label={t('profile.link.indexed')}
        hint={t('profile.link.indexed.hint')}
        checked={indexed}
        disabled={isBusy}
        onChange={(event) => onChange({ indexed: event.target.checked })}
      />
      <SelectField
        label={t('profile.link.expiry')}
        value={expiresAt === null ? NEVER : AS_IT_IS}
        disabled={isBusy}
        onChange={(event) => choose(event.target.value)}
      >
        {expiresAt !== null && (
          <option value={AS_IT_IS}>{t('profile.link.expiry.until', { date: day(expiresAt) })}</option>
        )}
        <option value={NEVER}>{t('profile.link.expiry.never')}</option>
        {LASTING_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('profile.link.expiry.days', { days })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** So many days from now, in ISO 8601. */
const endAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
