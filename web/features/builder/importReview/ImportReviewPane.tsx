import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { moveFocusTo, captureFocus } from '../../../lib/dom/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { notify } from '../../../ui/toasts.ts';
import { fileNameText } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { ModelPlacements } from './ModelPlacements.tsx';
import { UncertainValues } from './UncertainValues.tsx';
import type { ReviewPart, FieldTarget } from './store/fieldTarget.ts';
import type { ConfidenceLevel } from './store/uncertainValues.ts';
import type { ImportReview } from './store/importReview.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { FilePages } from './filePages/FilePages.tsx';
import { UnplacedTexts } from './UnplacedTexts.tsx';
import { useImportReviewStore } from './useImportReview.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';
import './review.css';

/** The form's heading, which gets the focus once the review is finished. */
const FORM_TITLE = '#panel-title';

/**
 * The review of an import: what was found, with which confidence, private data to remove, and texts without a target;
 * until the person finishes it.
 */
export default function ImportReviewPane({ review, onHide }: { review: ImportReview; onHide: (() => void) | null }) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const reviews = useImportReviewStore();
  const [asking, setAsking] = useState(false);
  const [view, setView] = useState<'list' | 'file'>('list');
  /** The field whose place on the page is shown. */
  const [shownField, setShownField] = useState<FieldTarget | null>(null);
  const showOnPage = (target: FieldTarget) => {
    setShownField(target);
    setView('file');
  };
  const showUnplaced = () => {
    setView('list');
    void moveFocusTo('.review-texts .button');
  };
  const left = review.unplaced.filter(({ state }) => state === 'open').length;

  const end = () => {
    void moveFocusTo(FORM_TITLE);
    reviews.finish();
    ui.update({ view: 'form' });
  };
  const undo = async () => {
    const hand = captureFocus();
    const done = await reviews.undo();
    if (!done) return notify({ kind: 'warning', text: t('review.undo.gone') });
    ui.goToTab('personal');
    void hand(FORM_TITLE);
    return notify({ kind: 'success', text: t('review.undo.done') });
  };

  const hide = () => {
    void moveFocusTo('.review-note .button');
    onHide?.();
  };

  return (
    <section className="review" aria-labelledby="review-title">
      <div className="review-scroll" data-view={view}>
        <header className="review-head">
          <h2 id="review-title" tabIndex={-1}>
            {t('review.title')}
          </h2>
          <p className="quiet">
            <bdi>{fileNameText(review.fileName)}</bdi>
          </p>
          {review.pages && (
            <SegmentedControl
              label={t('review.view')}
              value={view}
              onChange={setView}
              options={(['list', 'file'] as const).map((value) => ({ value, label: t(`review.view.${value}`) }))}
            />
          )}
        </header>
        {review.pages && view === 'file' ? (
          <FilePages pages={review.pages} shown={shownField} onShown={setShownField} onUnplaced={showUnplaced} />
        ) : (
          <ReviewList review={review} onPage={review.pages ? showOnPage : null} />
        )}
      </div>
      <footer className="review-foot">
        <Button tone="primary" onClick={() => (left > 0 ? setAsking(true) : end())}>
          {t('review.done')}
        </Button>
        {onHide && <Button onClick={hide}>{t('review.hide')}</Button>}
        {review.before && (
          <Button tone="quiet" icon="undo" onClick={() => void undo()}>
            {t('review.undo')}
          </Button>
        )}
      </footer>
      <ConfirmDialog
        open={asking}
        title={t('review.leave.title')}
        confirm={t('review.leave.confirm')}
        cancel={t('review.leave.cancel')}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        <p>{t('review.leave.text', { count: left })}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Lists the points to check. */
function ReviewList({ review, onPage }: { review: ImportReview; onPage: ((target: FieldTarget) => void) | null }) {
  return (
    <>
      {review.isHardlyResume && <HardlyResume />}
      {review.personal.length > 0 && <PrivateData texts={review.personal} />}
      {review.parts.length > 0 && <FoundParts review={review} />}
      <ModelPlacements placements={review.placements} />
      <UncertainValues checks={review.checks} onPage={onPage} />
      <NotRead pages={review.picturePages} documents={review.unreadDocuments ?? 0} />
      <UnplacedTexts texts={review.unplaced} pages={review.pages} hasSecondVersion={review.hasSecondVersion === true} />
    </>
  );
}

/** Any page with a title and a list becomes a person, if nobody asks. */
function HardlyResume() {
  const t = useTranslations();
  return (
    <div className="review-told">
      <h3>
        <Icon name="warning" size={18} />
        {t('review.hardly')}
      </h3>
      <p>{t('review.hardly.text')}</p>
    </div>
  );
}

/** Never by colour alone: an icon and words. */
const CONFIDENCE_ICONS: Readonly<Record<ConfidenceLevel, IconName>> = {
  sure: 'check',
  likely: 'info',
  unsure: 'warning',
};

function FoundParts({ review }: { review: ImportReview }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const go = (part: ReviewPart) => {
    const first = drafts.state.resume.customSections[0]?.id;
    if (part !== 'customSections') ui.goToTab(part);
    else if (first !== undefined) ui.goToTab(`custom-${first}`);
  };
  return (
    <div className="review-part">
      <h3>{t('review.found')}</h3>
      <ul className="review-found">
        {review.parts.map(({ part, count, sureness }) => (
          <li key={part}>
            <button type="button" className="review-link" onClick={() => go(part)}>
              {t(`review.part.${part}`, { count })}
            </button>
            <span className="review-sure" data-sure={sureness}>
              <Icon name={CONFIDENCE_ICONS[sureness]} size={16} />
              {t(`review.sure.${sureness}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Identity numbers, dates of birth: no employer may ask for them, and some look at nothing else. */
function PrivateData({ texts }: { texts: readonly string[] }) {
  const t = useTranslations();
  const { direction } = useResumeLanguage();
  return (
    <div className="review-private">
      <h3>
        <Icon name="warning" size={18} />
        {t('review.private.title')}
      </h3>
      <p>{t('review.private.text')}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <OwnLine text={text} base={direction} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Names image pages after the text, such as certificates, and documents within a Word file: they were not imported, and
 * only the person can say whether they should be.
 */
function NotRead({ pages, documents }: { pages: readonly number[]; documents: number }) {
  const t = useTranslations();
  const intl = useIntl();
  const last = pages.at(-1);
  if (last === undefined && documents === 0) return null;
  return (
    <div className="review-told">
      <h3>
        <Icon name="info" size={18} />
        {t('review.pictures')}
      </h3>
      {last !== undefined && (
        <p>
          {t('review.pictures.text', {
            count: pages.length,
            first: intl.formatList(pages.slice(0, -1).map(String), { type: 'unit', style: 'short' }),
            last,
          })}
        </p>
      )}
      {documents > 0 && <p>{t('review.pictures.documents', { count: documents })}</p>}
    </div>
  );
}
