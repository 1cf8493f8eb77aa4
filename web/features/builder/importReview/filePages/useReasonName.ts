import type { MessageId } from '../../../../lib/i18n/messageAreas.ts';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';
import { ownProperty } from '../../../../../shared/platform/ownProperty.ts';

/** The words for each reason of the reader (functions/import/page/droppedText.ts). */
const REASONS: Readonly<Record<string, MessageId>> = {
  'page number': 'review.reason.pageNumber',
  'repeated on every page': 'review.reason.repeated',
  'names no character': 'review.reason.decoration',
  'drawn twice': 'review.reason.decoration',
  watermark: 'review.reason.watermark',
  sign: 'review.reason.decoration',
  heading: 'review.reason.heading',
  'document title': 'review.reason.documentTitle',
  label: 'review.reason.label',
  'length of time': 'review.reason.length',
  'written in another form': 'review.reason.otherForm',
  'joins two texts': 'review.reason.joins',
  private: 'review.reason.private',
};

/** Says why a text is in no field; of a reason that is not known here, that it is in none. */
export function useReasonName(): (reason: string) => string {
  const t = useTranslations();
  return (reason) => t(ownProperty(REASONS, reason) ?? 'review.reason.decoration');
}
