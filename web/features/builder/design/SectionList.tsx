import { useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { useDragReorder } from '../forms/useDragReorder.ts';
import type { PageColumn } from '../store/placeSection.ts';
import { documentOrder, mainOrder, sideOrder } from '../store/tabs.ts';
import { SectionRow } from './SectionRow.tsx';
import { SECTION_LIST, useArrangeSection } from './useArrangeSection.ts';
import { useTemplate } from './useDesign.ts';

/** Its heading, which takes the focus where the panel is opened for it. */
export const SECTION_LIST_TITLE = 'section-list-title';

/**
 * Lists every section of this résumé, filled, empty and hidden, by the columns of its template, and lets each one's
 * order, heading, place and visibility be changed there.
 */
export function SectionList() {
  const t = useTranslations();
  const { columns } = useTemplate();
  const main = useResume(useShallow(mainOrder));
  const side = useResume(useShallow(sideOrder));
  return (
    <fieldset className="design-group">
      <legend id={SECTION_LIST_TITLE} tabIndex={-1}>
        {t('design.sections')}
      </legend>
      <p className="quiet">{t(columns === 2 ? 'design.sections.hint.columns' : 'design.sections.hint')}</p>
      <div className="section-columns">
        {columns === 2 && <h3 id="section-column-main">{t('design.sections.main')}</h3>}
        <SectionColumn column="main" keys={main} titled={columns === 2} />
        {columns === 2 && <h3 id="section-column-side">{t('design.sections.side')}</h3>}
        {columns === 2 && <SectionColumn column="side" keys={side} titled />}
      </div>
    </fieldset>
  );
}

interface SectionColumnProps {
  readonly column: PageColumn;
  readonly keys: readonly string[];
  readonly titled: boolean;
}

function SectionColumn({ column, keys, titled }: SectionColumnProps) {
  if (keys.length === 0) return <EmptyColumn column={column} />;
  return (
    <ul className="section-rows" aria-labelledby={titled ? `section-column-${column}` : SECTION_LIST_TITLE}>
      {keys.map((key) => (
        <SectionRow key={key} sectionKey={key} column={column} />
      ))}
    </ul>
  );
}

/** A column without a section, into which one can be dropped. */
function EmptyColumn({ column }: { column: PageColumn }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const place = useRef<HTMLParagraphElement>(null);
  const noHandle = useRef<HTMLSpanElement>(null);
  const arrange = useArrangeSection();
  const { edge } = useDragReorder(place, noHandle, {
    list: SECTION_LIST,
    id: column,
    index: 0,
    axis: 'vertical',
    onDrop: (id) => arrange(id, { column, to: documentOrder(drafts.state.resume).indexOf(id) }),
  });
  return (
    <p ref={place} className="section-row section-none" data-edge={edge ?? undefined}>
      <span hidden>
        <span ref={noHandle} />
      </span>
      {t('design.sections.none')}
    </p>
  );
}
