import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RequirementRow, TermPlace } from '../../../../shared/improve/advert/coverage.ts';
import type { RequirementKind } from '../../../../shared/improve/lexicon/advertCues.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { findSectionPreset } from '../../../../shared/resume/sectionPresets.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../builder/index.ts';
import type { AdvertNotesStore } from './advertNotes.ts';
import { entryName, locationOf } from './places.ts';

interface ChipsProps {
  readonly standing: RequirementRow['standing'];
  readonly rows: readonly RequirementRow[];
  readonly resume: ResumeData;
  readonly notes: AdvertNotesStore;
}

const ICONS = { in: 'check', weak: 'warning', missing: 'info' } as const;

/**
 * The requirements of one standing. What the résumé says opens its place in the form; what is missing asks one question
 * below, of the one that was pressed.
 */
export function RequirementChips({ standing, rows, resume, notes }: ChipsProps) {
  const t = useTranslations();
  const { revealLocation } = useBuilder();
  const [asked, setAsked] = useState<string | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  if (rows.length === 0) return null;
  const question = standing === 'missing' ? rows.find(({ key }) => key === asked) : undefined;
  return (
    <div className="job-terms-part" data-standing={standing}>
      <h4>
        <Icon name={ICONS[standing]} size={16} />
        {t(`ai.terms.${standing}`)}
      </h4>
      <ul>
        {rows.map((row) => {
          // A place in a job tells more than one in the summary.
          const place = row.places.find(({ id }) => id !== undefined) ?? row.places[0];
          return (
            <li key={row.key}>
              <button
                type="button"
                className="job-chip"
                {...(standing === 'missing' && { 'aria-expanded': asked === row.key })}
                onClick={({ currentTarget }) => {
                  pressed.current = currentTarget;
                  if (standing === 'missing') setAsked(asked === row.key ? null : row.key);
                  else revealLocation(place ? locationOf(place, resume) : { tab: tabOf(row.kind, resume) });
                }}
              >
                {/* A Hebrew line may begin with a Latin name. */}
                <OwnLine className="job-term" text={row.text} base="rtl" />
                <ChipNotes row={row} notes={notes} />
                {place && <PlaceName place={place} resume={resume} />}
              </button>
            </li>
          );
        })}
      </ul>
      {question && (
        <Question
          row={question}
          resume={resume}
          notes={notes}
          onAnswer={() => {
            setAsked(null);
            pressed.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Further remarks on a requirement, to be seen at a glance. */
function ChipNotes({ row: { key, isAdvantage, why, standing }, notes }: Pick<ChipsProps, 'notes'> & RowOf) {
  const t = useTranslations();
  const said = useStore(notes.state, ({ answers }) => ownProperty(answers, key));
  return [
    isAdvantage && t('ai.terms.advantage'),
    why && t(`ai.terms.${why}`),
    standing === 'missing' && said !== undefined && t(said ? 'ai.terms.saidYes' : 'ai.terms.saidNo'),
  ].map((note) => note && <small key={note}>{note}</small>);
}

/** How a kind of requirement is asked about. */
const QUESTIONS = {
  skill: 'worked',
  experience: 'worked',
  degree: 'hold',
  certificate: 'hold',
  licence: 'hold',
  language: 'speak',
  availability: 'fits',
  trait: 'fits',
} as const satisfies Readonly<Record<RequirementKind, string>>;

interface RowOf {
  readonly row: RequirementRow;
}

interface QuestionProps extends Pick<ChipsProps, 'resume' | 'notes'>, RowOf {
  /** Called when the question was answered and nothing needs to be written. */
  readonly onAnswer: () => void;
}

/** Asks once whether the person has it; a yes leads to where it is written, and a no is not asked again. */
function Question({ row: { key, text, kind }, resume, notes, onAnswer }: QuestionProps) {
  const t = useTranslations();
  const { revealLocation } = useBuilder();
  const hasIt = useStore(notes.state, ({ answers }) => ownProperty(answers, key));
  const button = (label: string, onClick: () => void) => (
    <Button size="small" onClick={onClick}>
      {label}
      <span className="visually-hidden"> {text}</span>
    </Button>
  );
  const write = () => revealLocation({ tab: tabOf(kind, resume) });
  return (
    <div className="job-question">
      <p>
        <OwnLine text={text} base="rtl" />
        {' · '}
        {t(hasIt === undefined ? `ai.terms.ask.${QUESTIONS[kind]}` : hasIt ? 'ai.terms.saidYes' : 'ai.terms.saidNo')}
      </p>
      {hasIt === undefined ? (
        <>
          {button(t('ai.terms.yes'), () => {
            notes.answer(key, true);
            write();
          })}
          {button(t('ai.terms.no'), () => {
            notes.answer(key, false);
            onAnswer();
          })}
        </>
      ) : (
        <>
          {hasIt && button(t('ai.terms.write'), write)}
          {button(t('ai.terms.change'), () => {
            notes.answer(key, null);
            onAnswer();
          })}
        </>
      )}
    </div>
  );
}

/** Returns the tab in which a person writes the answer: a licence among licences, if the résumé has such a section. */
function tabOf(kind: RequirementKind, { customSections }: ResumeData) {
  const held = customSections.find(({ title }) => ['certificates', 'courses'].includes(findSectionPreset(title) ?? ''));
  if (held && (kind === 'licence' || kind === 'certificate')) return `custom-${held.id}` as const;
  return (
    {
      degree: 'education',
      certificate: 'education',
      licence: 'skills',
      language: 'languages',
      trait: 'summary',
      availability: 'summary',
      skill: 'experience',
      experience: 'experience',
    } as const
  )[kind];
}

/** Names the place that answers a requirement, for people who do not see where the chip leads. */
function PlaceName({ place: { section, id = '' }, resume }: { place: TermPlace; resume: ResumeData }) {
  const t = useTranslations();
  const name = entryName(resume, section, id);
  return (
    <span className="visually-hidden">
      {' '}
      {t('ai.terms.open', { place: name === '' ? t(`builder.tab.${section}`) : name })}
    </span>
  );
}
