import { Button } from '../../design/Button.tsx';
import { handFocusTo } from '../../design/focus.ts';
import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Review } from './review.ts';

/** The way back to a review that was put away. */
export function ReviewNote({ review, onShow }: { review: Review; onShow: () => void }) {
  const t = useText();
  const show = () => {
    void handFocusTo('#review-title');
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
