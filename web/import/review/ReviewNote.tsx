import { Button } from '../../design/Button.tsx';
import { moveFocusTo } from '../../design/focus.ts';
import { Icon } from '../../design/Icon.tsx';
import { useTranslations } from '../../i18n/useText.ts';
import type { ImportReview } from './review.ts';

/** The way back to a review that was put away. */
export function ImportReviewNote({ review, onShow }: { review: ImportReview; onShow: () => void }) {
  const t = useTranslations();
  const show = () => {
    void moveFocusTo('#review-title');
    onShow();
  };
  return (
    <div className="notice review-note">
      <Icon name="info" />
      <p>{t('builder.import.reviewWaits', { name: review.fileName })}</p>
      <Button size="small" onClick={show}>{t('builder.import.review')}</Button>
    </div>
  );
}
