import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import './letter.css';

/** A letter is one page: what is more is printed, too, and told above the sheet. */
export default function LongLetter() {
  const t = useTranslations();
  return (
    <output className="letter-note" data-place="sheet">
      {t('ai.letter.tooLong')}
    </output>
  );
}
