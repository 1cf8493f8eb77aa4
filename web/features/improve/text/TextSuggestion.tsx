import { suggestionKey, withTextAt, type TextLocation } from '../../../../shared/improve/suggestions.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { SuggestedLines } from '../lines/SuggestedLines.tsx';
import { useLineReview } from '../lines/useLineReview.ts';
import type { KeptText } from '../keptRequests.ts';
import type { TextImprovement } from './textImprover.ts';
import { useTextImprover } from './useTextImprover.ts';

interface TextSuggestionProps {
  readonly place: TextLocation;
  readonly response: NonNullable<TextImprovement['response']>;
  readonly kept: KeptText;
}

/** The suggestion beneath the field, line by line. */
export function TextSuggestion({ place, response, kept }: TextSuggestionProps) {
  const t = useTranslations();
  const improver = useTextImprover();
  const { review, texts } = useLineReview(response, {
    ...kept,
    toSent: (resume) => withTextAt(resume, place, kept.text),
  });
  const placeTexts = texts.filter(({ key }) => key === suggestionKey(place));
  const fits = placeTexts.some(({ lines }) => lines.some(({ status }) => status !== 'gone'));
  const taken = placeTexts.some(({ lines }) => lines.some(({ status }) => status === 'taken'));
  if (!fits)
    return (
      <div className="text-note">
        <output>{t('ai.ready.none')}</output>
        <Button size="small" tone="quiet" onClick={() => improver.drop(place)}>
          {t('ai.ready.close')}
        </Button>
      </div>
    );
  return (
    <section className="text-suggestion" aria-label={t('ai.text.suggestion')}>
      <SuggestedLines review={review} texts={placeTexts} named={false} onTaken={() => {}} />
      <div className="row">
        <Button size="small" tone={taken ? 'primary' : 'plain'} onClick={() => improver.leave(place)}>
          {t(taken ? 'ai.lines.done' : 'ai.text.leave')}
        </Button>
      </div>
    </section>
  );
}
