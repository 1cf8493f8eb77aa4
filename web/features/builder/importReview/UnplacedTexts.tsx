import { useId, useState, type DragEvent } from 'react';
import { useIsWide, useResume } from '../builderContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { JoinTexts } from './JoinTexts.tsx';
import { targetKey } from './placeText.ts';
import { fieldsAround, suggestTargets } from './suggestTargets.ts';
import { TargetChooser, usePlaceText } from './TargetChooser.tsx';
import type { ReviewedPages } from './store/reviewedPages.ts';
import type { UnplacedText } from './store/importReview.ts';
import { useTargetName } from './useTargetName.ts';
import { nextFocusSelector, useImportReviewStore } from './useImportReview.ts';

/** Imported text that fits no field: to be put where it likely belongs, dragged into a field, copied, or joined. */
export function UnplacedTexts({
  texts,
  pages,
  hasSecondVersion,
}: {
  texts: readonly UnplacedText[];
  /** The places that the pages' texts went to; undefined if unknown. */
  pages: ReviewedPages | undefined;
  /** Whether texts of a second version, in another language, are among them. */
  hasSecondVersion: boolean;
}) {
  const t = useTranslations();
  const reviews = useImportReviewStore();
  // A narrow screen shows no field beside it to drag a text to.
  const isWide = useIsWide();
  const [all, setAll] = useState(false);
  const open = texts.filter(({ state }) => state === 'open');
  const shown = all ? texts : open;
  const mark = (each: UnplacedText, state: UnplacedText['state']) => {
    void moveFocusTo(nextFocusSelector('.review-texts', shown.indexOf(each), all ? shown.length : shown.length - 1));
    reviews.update({ unplaced: texts.map((text) => (text === each ? { ...each, state } : text)) });
  };
  if (texts.length === 0) return null;
  return (
    <div className="review-part">
      <h3>{t('review.unplaced')}</h3>
      {hasSecondVersion && <p className="quiet">{t('review.unplaced.again')}</p>}
      {open.length === 0 ? (
        <p className="review-clear">
          <Icon name="check" size={18} />
          {t('review.unplaced.none')}
        </p>
      ) : (
        <p className="quiet">
          {t('review.unplaced.about', { count: open.length })}{' '}
          {t(isWide ? 'review.unplaced.drag' : 'review.unplaced.choose')}
        </p>
      )}
      <ul className="review-texts">
        {texts.map(
          (each, index) =>
            shown.includes(each) && (
              <li key={`${index} ${each.text}`}>
                <UnplacedTextRow each={each} pages={pages} draggable={isWide} onState={(state) => mark(each, state)} />
              </li>
            ),
        )}
      </ul>
      {open.length > 1 && (
        <JoinTexts
          texts={open}
          onJoined={(joined) =>
            reviews.update({
              unplaced: texts.map((text) => (joined.includes(text) ? { ...text, state: 'placed' as const } : text)),
            })
          }
        />
      )}
      <div className="review-row">
        {open.length > 1 && (
          <Button
            size="small"
            icon="copy"
            onClick={() =>
              void copyToClipboard(open.map(({ text }) => text).join('\n'), t('review.copied'), t('review.copyFailed'))
            }
          >
            {t('review.copyAll')}
          </Button>
        )}
        {open.length < texts.length && (
          <Button size="small" tone="quiet" onClick={() => setAll(!all)}>
            {t(all ? 'review.hideDone' : 'review.showDone', { count: texts.length - open.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

function UnplacedTextRow({
  each,
  pages,
  draggable,
  onState,
}: {
  each: UnplacedText;
  pages: ReviewedPages | undefined;
  draggable: boolean;
  onState: (state: UnplacedText['state']) => void;
}) {
  const t = useTranslations();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const { text, state } = each;
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', text);
    event.dataTransfer.effectAllowed = 'copy';
  };
  return (
    <>
      <div
        className="review-text"
        data-state={state}
        draggable={draggable}
        onDragStart={drag}
        onDragEnd={(event) => event.dataTransfer.dropEffect !== 'none' && onState('placed')}
      >
        {draggable && (
          <span className="review-grip">
            <Icon name="drag" size={18} />
          </span>
        )}
        <p id={id} dir="auto">
          {text}
        </p>
      </div>
      <div className="review-row">
        {state === 'open' ? (
          <>
            <LikelyTargets text={text} pages={pages} onPlaced={() => onState('placed')} />
            <Button size="small" aria-expanded={choosing} aria-describedby={id} onClick={() => setChoosing(!choosing)}>
              {t('review.put')}
            </Button>
            <IconButton
              size="small"
              icon="copy"
              label={t('review.copy')}
              aria-describedby={id}
              onClick={() => void copyToClipboard(text, t('review.copied'), t('review.copyFailed'))}
            />
            <Button size="small" tone="quiet" aria-describedby={id} onClick={() => onState('left')}>
              {t('review.leaveOut')}
            </Button>
          </>
        ) : (
          <>
            <span className="quiet">{t(`review.state.${state}`)}</span>
            <Button size="small" tone="quiet" aria-describedby={id} onClick={() => onState('open')}>
              {t('review.reopen')}
            </Button>
          </>
        )}
      </div>
      {choosing && state === 'open' && (
        <TargetChooser
          text={text}
          onPlaced={() => {
            setChoosing(false);
            onState('placed');
          }}
        />
      )}
    </>
  );
}

/** Buttons that put a text into its most likely place: the end date of the job beside it in the file. */
function LikelyTargets({
  text,
  pages,
  onPlaced,
}: {
  text: string;
  pages: ReviewedPages | undefined;
  onPlaced: () => void;
}) {
  const t = useTranslations();
  const resume = useResume((whole) => whole);
  const nameOf = useTargetName();
  const place = usePlaceText();
  return suggestTargets(resume, text, fieldsAround(pages, text)).map((target) => (
    <Button
      key={targetKey(target)}
      size="small"
      tone="primary"
      className="review-likely"
      onClick={() => place(target, text) && onPlaced()}
    >
      {t('review.put.to', { place: nameOf(target, resume) })}
    </Button>
  ));
}

async function copyToClipboard(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', text: done });
  } catch {
    notify({ kind: 'warning', text: failed });
  }
}
