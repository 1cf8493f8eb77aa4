import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Review } from './review.ts';

/** The way back to a review that was put away. */
export function ReviewNote({ review, onShow }: { review: Review; onShow: () => void }) {
  const t = useText();
  return (
    <div className="notice">
      <Icon name="info" />
      <p>{t('builder.import.reviewWaits', { name: review.fileName })}</p>
      <Button size="small" onClick={onShow}>{t('builder.import.review')}</Button>
    </div>
  );
}
