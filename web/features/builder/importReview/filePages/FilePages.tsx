import { Fragment, useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';
import { chosenFileStore, keepChosenFile } from '../../../import/index.ts';
import type { FieldTarget } from '../store/fieldTarget.ts';
import type { ReviewedPages } from '../store/reviewedPages.ts';
import { useIsWide } from '../../builderContext.ts';
import { useShowField } from '../useShowField.ts';
import { FileLines } from './FileLines.tsx';
import { FilePage } from './FilePage.tsx';
import { Legend } from './Legend.tsx';
import { isFromRight, runOfForm } from './runs.ts';
import { useOpenPages } from './useOpenPages.ts';
import './file-pages.css';

/**
 * The person's own file, showing what went where: its pages, drawn in the browser from the file that was chosen, with a
 * mark over each text; the same as lines of text where there are no pages to draw, or for people who would rather read.
 */
export function FilePages({
  pages,
  shown,
  onShown,
  onUnplaced,
}: {
  pages: ReviewedPages;
  /** The field whose place is shown. */
  shown: FieldTarget | null;
  onShown: (target: FieldTarget | null) => void;
  /** Goes to the texts without a place. */
  onUnplaced: () => void;
}) {
  const t = useTranslations();
  const file = useStore(chosenFileStore, (state) => state.file);
  const hasPages = pages.pages.length > 0;
  const opened = useOpenPages(hasPages ? file : null, pages);
  const [asText, setAsText] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const showField = useShowField();
  const isWide = useIsWide();
  const choose = (target: FieldTarget | null) => {
    onShown(target);
    if (target === null) onUnplaced();
    else showField(target);
  };
  useFocusedField(isWide, pages, onShown);
  const isDrawn = hasPages && !asText && (opened.state === 'open' || opened.state === 'opening');
  useEffect(() => {
    if (shown === null) return;
    const mark = box.current?.querySelector(
      isDrawn ? ':is(.file-marks, .file-lines) [data-selected]' : '.file-lines [data-selected]',
    );
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // On a phone the form is not there: the mark is what was asked for.
    if (mark instanceof HTMLElement && !isWide) mark.focus({ preventScroll: true });
  }, [shown, isDrawn, isWide]);

  return (
    <div className="file-pages" ref={box}>
      <div className="file-pages-intro">
        <p className="quiet">{t(isDrawn ? 'review.file.about' : 'review.file.lines')}</p>
        {hasPages && opened.state === 'open' && (
          <Button size="small" tone="quiet" icon={asText ? 'sheet' : 'summary'} onClick={() => setAsText(!asText)}>
            {t(asText ? 'review.file.asPage' : 'review.file.asText')}
          </Button>
        )}
      </div>
      <Legend runs={pages.runs} />
      {!hasPages && <Told text={t('review.file.noPages')} />}
      {hasPages && opened.state === 'gone' && <ChooseAgain wrong={false} />}
      {hasPages && opened.state === 'other' && <ChooseAgain wrong />}
      {hasPages && opened.state === 'failed' && <Told text={t('review.file.failed')} />}
      {isDrawn ? (
        pages.pages.map((page, index) => {
          const runs = pages.runs.filter((run) => run.page === index);
          return (
            <Fragment key={page.number}>
              <FilePage
                page={page}
                opened={opened.pages}
                runs={runs}
                fromRight={isFromRight(pages.runs)}
                shown={shown}
                onChoose={choose}
              />
              {/* Of a scan that a model wrote down nobody knows where on the page each text stands. */}
              {runs.length > 0 && runs.every(({ width }) => width === 0) && (
                <FileLines runs={runs} shown={shown} onChoose={choose} />
              )}
            </Fragment>
          );
        })
      ) : (
        <FileLines runs={pages.runs} shown={shown} onChoose={choose} />
      )}
    </div>
  );
}

function Told({ text }: { text: string }) {
  return (
    <p className="file-told">
      <Icon name="info" size={18} />
      {text}
    </p>
  );
}

const take = (event: ChangeEvent<HTMLInputElement>) => keepChosenFile(event.target.files?.[0] ?? null);

/** After a reload the browser does not have the file any more; it is asked for, and stays in the browser. */
function ChooseAgain({ wrong }: { wrong: boolean }) {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="file-told" role={wrong ? 'alert' : undefined}>
      <Icon name={wrong ? 'warning' : 'info'} size={18} />
      <p>{t(wrong ? 'review.file.other' : 'review.file.gone')}</p>
      <input ref={input} type="file" accept="application/pdf,.pdf" hidden onChange={take} />
      <Button size="small" onClick={() => input.current?.click()}>
        {t('review.file.choose')}
      </Button>
    </div>
  );
}

/** Whichever field of the form is in use, its place on the page is shown. */
function useFocusedField(isWide: boolean, pages: ReviewedPages, onShown: (target: FieldTarget) => void): void {
  useEffect(() => {
    if (!isWide) return undefined;
    const follow = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? runOfForm(target, pages.runs) : null;
      if (field) onShown(field);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isWide, pages, onShown]);
}
