import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useUndo } from '../builder/index.ts';
import { useImprover, useImproverState } from './useImprover.ts';
import './ai.css';
import './letter/letter.css';

/** Above the sheet: that a letter is longer than a page, of which nothing is cut, or what an improvement changed. */
export default function SheetNotes({ isLong }: { readonly isLong: boolean }) {
  const t = useTranslations();
  if (!isLong) return <ImprovedNote />;
  return (
    <output className="letter-note" data-place="sheet">
      {t('ai.letter.tooLong')}
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
