import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { Reader } from './readTexts.ts';

interface NotCheckedProps {
  /** Readers that did not come. */
  readonly failed: readonly Reader[];
  readonly hasHebrew: boolean;
}

/** Names the limits of the panel: readers that were not run, and the behaviour of those that were. */
export function NotChecked({ failed, hasHebrew }: NotCheckedProps) {
  const t = useTranslations();
  return (
    <section>
      <h3>{t('help.readers.unchecked')}</h3>
      {failed.map((reader) => (
        <p key={reader}>{t('help.readers.failed', { reader: t(`help.readers.reader.${reader}`) })}</p>
      ))}
      <p>{t('help.readers.unchecked.about')}</p>
      {hasHebrew && <p>{t('help.readers.unchecked.builds')}</p>}
    </section>
  );
}
