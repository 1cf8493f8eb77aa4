import { Button } from '../../../ui/Button.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { fileNameText } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { ImportReview } from './store/importReview.ts';

/** Reopens a review that was closed before its end. */
export function ImportReviewNote({ review, onShow }: { review: ImportReview; onShow: () => void }) {
  const t = useTranslations();
  const show = () => {
    void moveFocusTo('#review-title');
    onShow();
  };
  return (
    <div className="notice review-note">
      <Icon name="info" />
      <p>{t('builder.import.reviewWaits', { name: fileNameText(review.fileName) })}</p>
      <Button size="small" onClick={show}>
        {t('builder.import.review')}
      </Button>
    </div>
  );
}
