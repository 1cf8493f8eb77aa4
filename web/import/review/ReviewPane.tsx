import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
import { handFocusTo, holdFocus } from '../../design/focus.ts';
import { Icon } from '../../design/Icon.tsx';
import type { IconName } from '../../design/icons.ts';
import { notify } from '../../design/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from '../../builder/hooks.ts';
import { Checks } from './Checks.tsx';
import type { Part, Sureness } from './checks.ts';
import { PicturePages } from './PicturePages.tsx';
import { Unplaced } from './Unplaced.tsx';
import type { Review } from './review.ts';
import { useReviews } from './useReview.ts';
import './review.css';

/** The head of the form, where one goes on once the review is over. */
const FORM = '#panel-title';

/** What an import found, how sure it was, what to leave out, and what found no place; until the person is done with it. */
export default function ReviewPane({ review, onHide }: { review: Review; onHide: (() => void) | null }) {
  const t = useText();
  const { ui } = useBuilder();
  const reviews = useReviews();
  const [asking, setAsking] = useState(false);
  const left = review.unplaced.filter(({ state }) => state === 'open').length;

  const end = () => {
    void handFocusTo(FORM);
    reviews.end();
    ui.set({ view: 'form' });
  };
  const undo = async () => {
    const hand = holdFocus();
    const done = await reviews.undo();
    if (!done) return notify({ kind: 'warning', text: t('review.undo.gone') });
    ui.goTo('personal');
    void hand(FORM);
    return notify({ kind: 'success', text: t('review.undo.done') });
  };

  const hide = () => {
    void handFocusTo('.review-note .button');
    onHide?.();
  };

  return (
    <section className="review" aria-labelledby="review-title">
      <div className="review-scroll">
        <header className="review-head">
          <h2 id="review-title" tabIndex={-1}>{t('review.title')}</h2>
          <p className="quiet"><bdi>{review.fileName}</bdi></p>
        </header>
        {review.personal.length > 0 && <Private texts={review.personal} />}
        {review.parts.length > 0 && <Parts review={review} />}
        <Checks checks={review.checks} />
        <PicturePages pages={review.picturePages} />
        <Unplaced texts={review.unplaced} />
      </div>
      <footer className="review-foot">
        <Button tone="primary" onClick={() => (left > 0 ? setAsking(true) : end())}>{t('review.done')}</Button>
        {onHide && <Button onClick={hide}>{t('review.hide')}</Button>}
        {review.before && <Button tone="quiet" icon="undo" onClick={() => void undo()}>{t('review.undo')}</Button>}
      </footer>
      <ConfirmDialog open={asking} title={t('review.leave.title')} confirm={t('review.leave.confirm')} cancel={t('review.leave.cancel')} onConfirm={end} onCancel={() => setAsking(false)}>
        <p>{t('review.leave.text', { count: left })}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Never by colour alone: a mark and words. */
const MARK: Readonly<Record<Sureness, IconName>> = { sure: 'check', likely: 'info', unsure: 'warning' };

function Parts({ review }: { review: Review }) {
  const t = useText();
  const { store, ui } = useBuilder();
  const go = (part: Part) => {
    const first = store.resume().customSections[0]?.id;
    if (part !== 'customSections') ui.goTo(part);
    else if (first !== undefined) ui.goTo(`custom-${first}`);
  };
  return (
    <div className="review-part">
      <h3>{t('review.found')}</h3>
      <ul className="review-found">
        {review.parts.map(({ part, count, sureness }) => (
          <li key={part}>
            <button type="button" className="review-link" onClick={() => go(part)}>{t(`review.part.${part}`, { count })}</button>
            <span className="review-sure" data-sure={sureness}><Icon name={MARK[sureness]} size={16} />{t(`review.sure.${sureness}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Identity numbers, dates of birth: no employer may ask, and some look at nothing else. */
function Private({ texts }: { texts: readonly string[] }) {
  const t = useText();
  return (
    <div className="review-private">
      <h3><Icon name="warning" size={18} />{t('review.private.title')}</h3>
      <p>{t('review.private.text')}</p>
      <ul>{texts.map((text) => <li key={text}><bdi>{text}</bdi></li>)}</ul>
    </div>
  );
}
