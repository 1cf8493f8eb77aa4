import { useId } from 'react';
import type { FindingReason } from '../../../../shared/improve/findings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { LineReview, ReviewedLine } from './lineReview.ts';

/** Findings that are not about the truth of a text but about its form. */
const ABOUT_FORM: ReadonlySet<FindingReason> = new Set<FindingReason>([
  'gender',
  'person',
  'language',
  'characters',
  'too_long',
]);

/** Each doubt about a line as a plain question, with its two answers. A no leaves the person's own line. */
export function LineQuestions({ line, review }: { readonly line: ReviewedLine; readonly review: LineReview }) {
  const t = useTranslations();
  const id = useId();
  return line.proposal.findings.map(({ reason, text, index }, place) => {
    const answer = line.state.answers[place];
    const form = ABOUT_FORM.has(reason);
    const questionId = `${id}-${place}`;
    return (
      <fieldset key={`${reason}${text}${index}`} className="line-question" data-answered={answer !== undefined}>
        <legend id={questionId}>
          <Icon name="info" size={16} />
          <span>
            {t(`ai.reason.${reason}`, { text })} <strong>{t(form ? 'ai.lines.form' : 'ai.review.asked')}</strong>
          </span>
        </legend>
        <div className="row">
          <Button
            size="small"
            aria-pressed={answer === true}
            aria-describedby={questionId}
            onClick={() => review.answer(line.key, place, true)}
          >
            {t(form ? 'ai.lines.form.yes' : 'ai.review.asked.yes')}
          </Button>
          <Button
            size="small"
            aria-pressed={answer === false}
            aria-describedby={questionId}
            onClick={() => review.answer(line.key, place, false)}
          >
            {t(line.own.length > 0 ? 'ai.lines.no' : 'ai.lines.no.added')}
          </Button>
        </div>
      </fieldset>
    );
  });
}
