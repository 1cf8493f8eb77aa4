import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { stripMarks } from '../../../shared/resume/textMarks.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useUi, useUndo } from '../builder/index.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import './ai.css';
import './letter/letter.css';

/** Above the sheet: that a letter is longer than a page, of which nothing is cut, or what an improvement changed. */
export default function SheetNotes({ isLong }: { readonly isLong: boolean }) {
  return isLong ? <LongLetterNote /> : <ImprovedNote />;
}

/** Lines of a letter on a page, as tightly as it is set. */
const LINES_OF_A_PAGE = 58;
/** Characters of the longest paragraph that tell which one it is. */
const TOLD_START = 40;

/** How much of a letter no setting brings onto its page, and where words can be saved. */
function LongLetterNote() {
  const t = useTranslations();
  const fill = useUi(({ pages }) => pages?.fill ?? 1);
  const letter = useUi(({ letterShown }) => letterShown);
  const paragraphs = (letter?.letters?.[0]?.body ?? '').split('\n').map(stripMarks);
  const [longest = ''] = paragraphs.toSorted((a, b) => b.length - a.length);
  const start = longest.length > TOLD_START ? `${longest.slice(0, longest.lastIndexOf(' ', TOLD_START))}…` : longest;
  return (
    <output className="letter-note" data-place="sheet">
      {t('ai.letter.tooLong', { lines: Math.max(1, Math.round((fill - 1) * LINES_OF_A_PAGE)), start })}
    </output>
  );
}

/** After an improvement: which sections changed, and undo (AI-04). */
function ImprovedNote() {
  const t = useTranslations();
  const intl = useIntl();
  const improver = useImprover();
  const { undo } = useUndo();
  const sections = useImproverState((state) => state.improvedSections);
  const changedId = useId();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
  }, []);
  if (sections === null) return null;
  const names = intl.formatList(
    sections.map((section) => t(`builder.tab.${section}`)),
    { type: 'conjunction' },
  );
  return (
    <div ref={note} className="improved" tabIndex={-1}>
      <Icon name="check" />
      <output id={changedId}>{t('ai.improved', { sections: names })}</output>
      <Button size="small" tone="quiet" icon="undo" aria-describedby={changedId} onClick={undo}>
        {t('builder.undo')}
      </Button>
      <IconButton size="small" icon="close" label={t('ai.improved.close')} onClick={improver.dismissNote} />
    </div>
  );
}
