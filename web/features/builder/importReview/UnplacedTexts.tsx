import { useId, useState, type DragEvent } from 'react';
import { useBuilder, useIsWide, useResume } from '../builderContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { targetKey, placeText, listTargets } from './placeText.ts';
import type { UnplacedText } from '../../import/index.ts';
import { useTargetName } from './useTargetName.ts';
import { nextFocusSelector, useImportReviewStore } from './useImportReview.ts';

/** Imported text that fits no field: to be dragged into a field, copied, or added to a section. */
export function UnplacedTexts({
  texts,
  hasSecondVersion,
}: {
  texts: readonly UnplacedText[];
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
    reviews.update({ unplaced: texts.map((one) => (one === each ? { ...each, state } : one)) });
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
                <UnplacedTextRow each={each} draggable={isWide} onState={(state) => mark(each, state)} />
              </li>
            ),
        )}
      </ul>
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
  draggable,
  onState,
}: {
  each: UnplacedText;
  draggable: boolean;
  onState: (state: UnplacedText['state']) => void;
}) {
  const t = useTranslations();
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
        <p dir="auto">{text}</p>
      </div>
      <div className="review-row">
        {state === 'open' ? (
          <>
            <Button size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {t('review.put')}
            </Button>
            <IconButton
              size="small"
              icon="copy"
              label={t('review.copy')}
              onClick={() => void copyToClipboard(text, t('review.copied'), t('review.copyFailed'))}
            />
            <Button size="small" tone="quiet" onClick={() => onState('left')}>
              {t('review.leaveOut')}
            </Button>
          </>
        ) : (
          <>
            <span className="quiet">{t(`review.state.${state}`)}</span>
            <Button size="small" tone="quiet" onClick={() => onState('open')}>
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

/**
 * Choosing a target only selects it, and a button acts: a list that acts while arrow keys move through it cannot be
 * used by keyboard.
 */
function TargetChooser({ text, onPlaced }: { text: string; onPlaced: () => void }) {
  const t = useTranslations();
  const { drafts, announce, ui } = useBuilder();
  const resume = useResume((whole) => whole);
  const nameOf = useTargetName();
  const targets = listTargets(resume);
  const [key, setKey] = useState('summary');
  const [full, setFull] = useState(false);
  const id = useId();
  const put = () => {
    const target = targets.find((each) => targetKey(each) === key);
    const placed = target && placeText(drafts.state.resume, target, text);
    if (!placed) return setFull(true);
    drafts.edit(() => placed.resume, placed.location);
    if (placed.location.entry !== undefined) ui.setEntryOpen(placed.location.entry, true);
    announce(t('review.said.placed', { place: nameOf(target, placed.resume) }));
    notify({ kind: 'success', text: t('review.said.placed', { place: nameOf(target, placed.resume) }) });
    return onPlaced();
  };
  return (
    <div className="review-chooser">
      <SelectField
        id={id}
        label={t('review.where')}
        value={key}
        error={full ? t('review.full') : undefined}
        onChange={(event) => {
          setKey(event.target.value);
          setFull(false);
        }}
      >
        {targets.map((target) => (
          <option key={targetKey(target)} value={targetKey(target)}>
            {nameOf(target, resume)}
          </option>
        ))}
      </SelectField>
      <Button size="small" tone="primary" onClick={put}>
        {t('review.put.here')}
      </Button>
    </div>
  );
}

async function copyToClipboard(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', text: done });
  } catch {
    notify({ kind: 'warning', text: failed });
  }
}
