import type { TranslatedLine } from '../../../../shared/api/twin.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Lists where a translation says more or less than its text, each at its words; nothing if it says the same. */
export function TranslationNotes({ line: { added, missing, unmarked, checked } }: { readonly line: TranslatedLine }) {
  const t = useTranslations();
  const notes = [
    ...added.map(({ reason, text }) => t(`ai.reason.${reason}`, { text })),
    ...(missing.length > 0 ? [t('profile.twin.missing', { facts: missing.join(' · ') })] : []),
    ...(unmarked.length > 0 ? [t('profile.twin.unmarked', { words: unmarked.join(' · ') })] : []),
  ];
  if (notes.length === 0) return checked ? null : <p className="profile-muted">{t('profile.twin.unchecked')}</p>;
  return (
    <ul className="pair-notes">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="info" size={16} />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
