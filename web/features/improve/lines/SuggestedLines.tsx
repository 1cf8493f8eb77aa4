import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { requestSignIn, useSession } from '../../auth/index.ts';
import { requestPurchase } from '../../payments/index.ts';
import { useResume } from '../../drafts/index.ts';
import { ImproveProblem } from '../ImproveProblem.tsx';
import { isFreeImprovement } from '../useImprove.ts';
import { entryName } from './entryName.ts';
import { cleanLines, type LineReview, type ReviewedText } from './lineReview.ts';
import { SuggestedLineItem } from './SuggestedLineItem.tsx';
import './lines.css';

interface SuggestedLinesProps {
  readonly review: LineReview;
  readonly texts: readonly ReviewedText[];
  /** Whether each text is headed by what it belongs to. */
  readonly named: boolean;
  /** After lines were taken; `open` are left to decide about. */
  readonly onTaken: (open: number) => void;
}

const buy = () => void requestPurchase('credits', 'ai');
const signIn = () => void requestSignIn('ai', `/builder${location.hash}`);
const countIn = (texts: readonly ReviewedText[], status: string) =>
  texts.reduce((sum, { lines }) => sum + lines.filter((line) => line.status === status).length, 0);

/**
 * A result line by line: the person's own beside each suggestion. All that is clean is one press; each line can be
 * taken, left, edited or asked for again.
 */
export function SuggestedLines({ review, texts, named, onTaken }: SuggestedLinesProps) {
  const t = useTranslations();
  const resume = useResume((all) => all);
  const { isPaying, error } = useStore(
    review.state,
    useShallow((state) => ({ isPaying: state.isPaying, error: state.error })),
  );
  const clean = cleanLines(texts);
  const count = texts.reduce((sum, { lines }) => sum + lines.length, 0);
  const region = useRef<HTMLDivElement>(null);
  const statuses = texts.flatMap(({ lines }) => lines.map(({ status }) => status)).join(' ');
  const known = useRef(statuses);
  useEffect(() => {
    if (known.current === statuses) return;
    known.current = statuses;
    // The button that was pressed is gone: what comes next takes the focus, unless the person is elsewhere by now.
    if (document.activeElement !== document.body) return;
    const next = region.current?.querySelector<HTMLElement>('.line[data-status=open] .button');
    (next ?? region.current)?.focus({ preventScroll: next === null });
  }, [statuses]);
  const taken = () => onTaken(countIn(review.texts(), 'open'));
  const takeAll = async () => {
    if ((await review.take(clean.map(({ key }) => key))) > 0) taken();
  };
  return (
    <div ref={region} className="lines" tabIndex={-1}>
      <LinesPrice review={review} count={count} />
      <div className={count > 1 ? 'lines-head' : 'visually-hidden'}>
        {clean.length > 1 && (
          <Button tone="primary" icon="check" busy={isPaying} onClick={() => void takeAll()}>
            {t('ai.lines.takeAll', { count: clean.length })}
          </Button>
        )}
        <output className="quiet">
          {t('ai.lines.counts', { open: countIn(texts, 'open'), taken: countIn(texts, 'taken') })}
        </output>
      </div>
      {error && <ImproveProblem problem={error} onBuy={buy} onSignIn={signIn} />}
      {texts.map((text) => (
        <section key={text.key} className="lines-text">
          {named && (
            <h4>
              <bdi>
                {[t(`builder.tab.${text.place.section}`), entryName(resume, text.place)].filter(Boolean).join(' · ')}
              </bdi>
            </h4>
          )}
          {text.removed.length > 0 && (
            <p className="lines-note">{t('ai.lines.removed', { words: text.removed.join(' · ') })}</p>
          )}
          {text.unchecked && <p className="lines-note">{t('ai.review.unchecked')}</p>}
          <ol>
            {text.lines.map((line) => (
              <SuggestedLineItem
                key={line.key}
                line={line}
                review={review}
                isPaying={isPaying}
                onTaken={taken}
                onBuy={buy}
                onSignIn={signIn}
              />
            ))}
          </ol>
          {text.staying > 0 && <p className="quiet">{t('ai.lines.staying', { count: text.staying })}</p>}
        </section>
      ))}
    </div>
  );
}

/** Shows the price before anything is taken, and how much may be looked at. */
function LinesPrice({ review, count }: { readonly review: LineReview; readonly count: number }) {
  const t = useTranslations();
  const isPaid = useStore(review.state, (state) => state.isPaid);
  const free = useSession(({ profile }) => isFreeImprovement(profile));
  if (isPaid) return <p className="lines-price">{t('ai.lines.paid')}</p>;
  return (
    <p className="lines-price">
      {t(free ? 'ai.lines.unpaid.free' : 'ai.lines.unpaid', { count })}{' '}
      <span className="quiet">{t('ai.lines.looks', { left: review.response.untakenLeft })}</span>
    </p>
  );
}
