import { useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useUi } from '../builderContext.ts';
import { adviceFor } from './advice.ts';
import { AdviceList } from './AdviceList.tsx';
import { FactList } from './FactList.tsx';
import { factsOf, homesIn, statesIn } from './facts.ts';
import { NotChecked } from './NotChecked.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { piecesFrom } from './piecesFrom.ts';
import { countsOf } from './readOrders.ts';
import { READERS, type Reader } from './readTexts.ts';
import { ReadPages } from './ReadPages.tsx';
import { useMadePdf } from './useMadePdf.ts';
import { useOrderCounts } from './useOrderCounts.ts';
import { useReadings } from './useReadings.ts';
import './readers.css';

/**
 * Shows how programs that take applications read the person's files: each reader's text, the facts found in it, their
 * places on the page, and advice.
 */
export function ReadersDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const resume = useResume((whole) => whole);
  const pdf = useUi((state) => state.lastPdf);
  const making = useMadePdf();
  const { texts, pages, opened, failed, isOver } = useReadings(pdf?.file ?? null, resume);
  const [shown, setShown] = useState<string | null>(null);
  const facts = useMemo(() => factsOf(resume), [resume]);
  const states = useMemo(
    () =>
      READERS.flatMap((reader) => {
        const text = texts[reader];
        return text === undefined ? [] : [{ reader, states: statesIn(text, facts) }];
      }),
    [texts, facts],
  );
  const byPdfBox = states.find(({ reader }) => reader === 'pdfBox')?.states;
  const inHebrew = facts.filter(({ text }) => /[\u05d0-\u05ea]/.test(text));
  const isTurned = inHebrew.some(({ id }) => byPdfBox?.get(id) === 'order');
  const current = useMemo(() => (isOver ? countsOf(states) : null), [isOver, states]);
  const hasHebrew = inHebrew.length > 0;
  const counts = useOrderCounts(resume, hasHebrew ? current : null);
  const marked = useMemo(() => {
    if (!pages) return [];
    const homes = homesIn(pages.pdfJs, facts);
    const piecesAt = piecesFrom(pages.pieces);
    return facts.flatMap(({ id, kind, text }) => {
      const home = homes.get(id);
      return home === undefined ? [] : piecesAt(home, text).map((piece) => ({ id, kind, piece }));
    });
  }, [facts, pages]);
  return (
    <Dialog open title={t('help.readers.title')} onClose={onClose} size="large" shape="drawer">
      <p className="quiet">{t('help.readers.about')}</p>
      {/* It stays while the files are read again: the focus is in it. */}
      {hasHebrew && <OrderChoice counts={counts} all={facts.length} isReading={making.failure === null} />}
      {making.failure !== null && (
        <p className="notice" role="alert">
          {making.failure}{' '}
          <Button size="small" onClick={making.again}>
            {t('builder.again')}
          </Button>
        </p>
      )}
      {making.failure === null && states.length === 0 && !isOver && (
        <div className="readers-wait">
          <Spinner />
          <output>{t(pdf === null ? 'help.readers.making' : 'help.readers.reading')}</output>
        </div>
      )}
      {states.length > 0 && (
        <div className="readers">
          <div className="readers-told">
            {isOver && <AdviceList advice={adviceFor(resume, isTurned)} onClose={onClose} />}
            <FactList facts={facts} states={states} shown={shown} onShow={setShown} />
            <ReadText texts={texts} />
            <NotChecked failed={failed} hasHebrew={hasHebrew} />
          </div>
          {opened && pages && <ReadPages opened={opened} sizes={pages.sizes} marks={marked} shown={shown} />}
        </div>
      )}
    </Dialog>
  );
}

/** The text itself, by each reader: what software goes on with. */
function ReadText({ texts }: { texts: Readonly<Partial<Record<Reader, string>>> }) {
  const t = useTranslations();
  const there = READERS.filter((reader) => texts[reader] !== undefined);
  const [chosen, setChosen] = useState<Reader>('pdfJs');
  const reader = there.includes(chosen) ? chosen : (there[0] ?? chosen);
  return (
    <section className="read-text">
      <h3>{t('help.readers.text')}</h3>
      <SelectField
        label={t('help.readers.reader')}
        value={reader}
        onChange={(event) => setChosen(there.find((each) => each === event.target.value) ?? reader)}
      >
        {there.map((each) => (
          <option key={each} value={each}>
            {t(`help.readers.reader.${each}`)}
          </option>
        ))}
      </SelectField>
      <p className="quiet">{t(`help.readers.reader.${reader}.about`)}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it */}
      <section className="read-lines" dir="auto" tabIndex={0} aria-label={t('help.readers.text')}>
        {(texts[reader] ?? '')
          .replace(/\p{Cf}/gu, '')
          .replace(/[^\S\n]+/g, ' ')
          .trim()}
      </section>
    </section>
  );
}
