import { memo, useId, useRef } from 'react';
import { formatRange } from '../../../../shared/resume/dates.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { setEntryKept } from '../../../../shared/resume/sectionSettings.ts';
import { isBlankEntry } from '../../../../shared/resume/visibleResume.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useBuilder, useResume, useResumeLanguage, useUi } from '../builderContext.ts';
import type { BuilderTab } from '../store/tabs.ts';
import { PlacedMark } from '../importReview/PlacedMark.tsx';
import { EntryField } from './EntryField.tsx';
import { EntryTools } from './EntryTools.tsx';
import { entryTitle, type EntryListModel } from './entryLists.ts';
import { useEntryActions } from './useEntryActions.ts';
import { useDragReorder } from './useDragReorder.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';

export interface EntryCardProps {
  readonly entries: EntryListModel;
  readonly id: string;
  readonly index: number;
  readonly count: number;
}

/** An entry: its title line, and its fields while it is open (accordion). */
export const EntryCard = memo(function EntryCard({ entries, id, index, count }: EntryCardProps) {
  const { ui } = useBuilder();
  const bodyId = useId();
  const card = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { kind } = entries;
  const actions = useEntryActions(entries, id, index, count);
  const { edge, dragged } = useDragReorder(card, handle, {
    list: entries.tab,
    id,
    index,
    axis: 'vertical',
    enabled: count > 1,
    onDrop: actions.moveTo,
  });
  const blank = useResume((resume) => isBlankEntry(entries.read(resume).find((entry) => entry.id === id) ?? {}));
  const chosen = useUi(({ openEntries }) => ownProperty(openEntries, id));
  const open = !kind.folds || (chosen ?? (count === 1 || blank));
  const many = count > 1;
  const t = useTranslations();
  const title = useResume((resume) => titleIn(entries, resume, id)) || t(kind.unnamed, { number: index + 1 });

  return (
    <li
      ref={card}
      className="entry"
      data-entry={id}
      data-open={open}
      data-edge={edge ?? undefined}
      data-dragged={dragged || undefined}
    >
      <div className="entry-bar">
        {many && (
          <span ref={handle} className="entry-handle" aria-hidden="true">
            <Icon name="drag" size={18} />
          </span>
        )}
        {kind.folds ? (
          <button
            type="button"
            className="entry-toggle"
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            onClick={() => ui.setEntryOpen(id, !open)}
          >
            <EntryTitle entries={entries} id={id} index={index} />
            <Icon name="down" size={18} />
          </button>
        ) : (
          <span className="entry-toggle">
            <EntryTitle entries={entries} id={id} index={index} />
          </span>
        )}
        <EntryTools {...{ actions, index, count, blank }} of={title} folds={kind.folds} />
      </div>
      {open && (
        <div id={bodyId} className="fields">
          {kind.fields.map((spec) => (
            <div
              key={spec.name}
              className={spec.wide ? 'fields-wide' : spec.control === 'date' ? 'fields-date' : undefined}
            >
              <EntryField entries={entries} id={id} spec={spec} />
              <PlacedMark entry={id} field={spec.name} />
            </div>
          ))}
          {kind.folds && <KeptField tab={entries.tab} id={id} />}
        </div>
      )}
    </li>
  );
});

/** Whether pages leave the entry whole; asked where there are pages to break, or it was said before. */
function KeptField({ tab, id }: { tab: BuilderTab; id: string }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const isKept = useResume(({ keptEntries }) => keptEntries?.includes(id) ?? false);
  const hasPages = useUi(({ pages }) => (pages?.count ?? 1) > 1);
  if (!isKept && !hasPages) return null;
  return (
    <CheckboxField
      className="fields-wide"
      label={t('builder.entry.keep')}
      checked={isKept}
      onChange={(event) => {
        const { checked } = event.target;
        drafts.edit((resume) => setEntryKept(resume, id, checked), { tab, entry: id });
      }}
    />
  );
}

const titleIn = (entries: EntryListModel, resume: ResumeData, id: string) =>
  entryTitle(entries.kind, entries.read(resume).find((entry) => entry.id === id) ?? { id });

function EntryTitle({ entries, id, index }: { entries: EntryListModel; id: string; index: number }) {
  const t = useTranslations();
  const { language, direction } = useResumeLanguage();
  const title = useResume((resume) => titleIn(entries, resume, id));
  const dates = useResume((resume) => {
    const entry = entries.read(resume).find((each) => each.id === id);
    return entry
      ? formatRange(
          String(entry['startDate'] ?? ''),
          String(entry['endDate'] ?? ''),
          entry['current'] === true,
          language,
        )
      : '';
  });
  return (
    <span className="entry-line">
      <OwnLine
        className={title === '' ? 'entry-name entry-unnamed' : 'entry-name'}
        text={title || t(entries.kind.unnamed, { number: index + 1 })}
        base={direction}
      />
      {/* As on the sheet, a period that goes on begins at the same side as one that has ended. */}
      {dates !== '' && (
        <bdi className="entry-when" dir={/^\d[\d/]* –/.test(dates) ? 'ltr' : undefined}>
          {dates}
        </bdi>
      )}
    </span>
  );
}
