import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { suggestionKey, type ImproveResponse } from '../../../shared/improve/suggestions.ts';
import { useBuilder, useIsWide } from '../builder/index.ts';
import { useResume } from '../drafts/index.ts';
import { entryName } from './lines/entryName.ts';
import { SuggestedLines } from './lines/SuggestedLines.tsx';
import { useLineReview } from './lines/useLineReview.ts';
import { resumeAsSent, type PendingImprovement } from './keptRequests.ts';
import { useImprover } from './useImprover.ts';

interface ImproveResultProps {
  readonly response: ImproveResponse;
  readonly request: PendingImprovement;
}

/** The result of an improvement in the place of its options: nothing in the résumé changes but by what is taken. */
export function ImproveResult({ response, request }: ImproveResultProps) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const improver = useImprover();
  const isWide = useIsWide();
  const { review, texts } = useLineReview(response, {
    ...request,
    toSent: (resume) => resumeAsSent(resume, request),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOther = texts.every(({ lines }) => lines.every(({ status }) => status === 'gone'));
  const finish = () => {
    const sections = review.takenSections();
    improver.finish(sections);
    if (sections.length === 0) return;
    ui.update({ view: 'preview', previewShown: true });
    // Side by side, the sheet is visible; stacked, it starts at the top.
    requestAnimationFrame(() =>
      document.querySelector('.sheet-pane')?.scrollIntoView({ block: isWide ? 'nearest' : 'start' }),
    );
  };
  const taken = texts.some(({ lines }) => lines.some(({ status }) => status === 'taken'));
  return (
    <section className="ai-result" aria-labelledby="ai-result-title">
      <h3 id="ai-result-title" ref={heading} tabIndex={-1}>
        {t('ai.review.title')}
      </h3>
      {isOther ? (
        <p>{t('ai.ready.none')}</p>
      ) : (
        <SuggestedLines review={review} texts={texts} named onTaken={(open) => open === 0 && finish()} />
      )}
      <FailedTexts failed={response.failed} />
      <NotImproved />
      <div className="row">
        <Button tone={taken ? 'primary' : 'plain'} onClick={finish}>
          {t(taken ? 'ai.lines.done' : 'ai.review.none')}
        </Button>
      </div>
    </section>
  );
}

/** Texts without a result, and why. */
function FailedTexts({ failed }: Pick<ImproveResponse, 'failed'>) {
  const t = useTranslations();
  const resume = useResume((all) => all);
  if (failed.length === 0) return null;
  return (
    <div className="ai-failed">
      <h4>{t('ai.failed.title')}</h4>
      <ul>
        {failed.map(({ reason, ...place }) => (
          <li key={suggestionKey(place)}>
            {t('ai.failed', {
              section: [t(`builder.tab.${place.section}`), entryName(resume, place)].filter(Boolean).join(' · '),
              reason: t(`ai.failed.${reason}`),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names the parts that an improvement leaves as they are, if there are any. */
function NotImproved() {
  const t = useTranslations();
  const has = useResume(({ skills, languages }) => skills.length > 0 || languages.length > 0);
  return has && <p className="quiet">{t('ai.lines.notImproved')}</p>;
}
