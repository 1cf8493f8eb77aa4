import { useStore } from 'zustand';
import type { RequirementRow, TermPlace } from '../../../../shared/improve/advert/coverage.ts';
import type { RequirementKind } from '../../../../shared/improve/lexicon/advertCues.ts';
import { listTextLocations } from '../../../../shared/improve/suggestions.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { findSectionPreset } from '../../../../shared/resume/sectionPresets.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lineDirection } from '../../../lib/i18n/lineDirection.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../builder/index.ts';
import type { AdvertNotesStore } from './advertNotes.ts';

interface RowGroupProps {
  readonly standing: RequirementRow['standing'];
  readonly rows: readonly RequirementRow[];
  readonly resume: ResumeData;
  readonly notes: AdvertNotesStore;
}

const ICONS = { in: 'check', weak: 'warning', missing: 'info' } as const;

/** The rows of one standing, each with its places, or a question. */
export function RowGroup({ standing, rows, resume, notes }: RowGroupProps) {
  const t = useTranslations();
  if (rows.length === 0) return null;
  return (
    <div className="job-terms-part" data-standing={standing}>
      <h4>
        <Icon name={ICONS[standing]} size={16} />
        {t(`ai.terms.${standing}`)}
      </h4>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            {/* A Hebrew line may begin with a Latin name. */}
            <bdi className="job-term" dir={lineDirection(row.text, 'rtl')}>
              {row.text}
            </bdi>
            {row.isAdvantage && <span className="quiet">{t('ai.terms.advantage')}</span>}
            {row.why && <span className="quiet">{t(`ai.terms.${row.why}`)}</span>}
            {standing === 'missing' ? (
              <Question row={row} resume={resume} notes={notes} />
            ) : (
              <Places places={row.places} resume={resume} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
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

interface QuestionProps extends Pick<RowGroupProps, 'resume' | 'notes'> {
  readonly row: RequirementRow;
}

/** Asks once whether the person has it; a yes leads to where it is written, and a no is not asked again. */
function Question({ row: { key, text, kind }, resume, notes }: QuestionProps) {
  const t = useTranslations();
  const { revealLocation } = useBuilder();
  const hasIt = useStore(notes.state, ({ answers }) => ownProperty(answers, key));
  const button = (label: string, onClick: () => void) => (
    <Button size="small" tone="quiet" onClick={onClick}>
      {label}
      <span className="visually-hidden"> {text}</span>
    </Button>
  );
  const write = () => revealLocation({ tab: tabOf(kind, resume) });
  if (hasIt === undefined)
    return (
      <>
        <span>{t(`ai.terms.ask.${QUESTIONS[kind]}`)}</span>
        {button(t('ai.terms.yes'), () => {
          notes.answer(key, true);
          write();
        })}
        {button(t('ai.terms.no'), () => notes.answer(key, false))}
      </>
    );
  return (
    <>
      <span className="quiet">{t(hasIt ? 'ai.terms.saidYes' : 'ai.terms.saidNo')}</span>
      {hasIt && button(t('ai.terms.write'), write)}
      {button(t('ai.terms.change'), () => notes.answer(key, null))}
    </>
  );
}

/** Where somebody writes what they have: a licence among licences, where the résumé has such a section. */
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

/** Where the requirement is answered; pressed, it is shown there. */
function Places({ places, resume }: { places: readonly TermPlace[]; resume: ResumeData }) {
  const t = useTranslations();
  const { revealLocation } = useBuilder();
  const once = [...new Map(places.map((place) => [`${place.section} ${place.id ?? ''}`, place])).values()];
  return once.map(({ section, id = '' }) => {
    const name = entryName(resume, section, id);
    return (
      <Button
        key={`${section} ${id}`}
        size="small"
        tone="quiet"
        className="job-term-place"
        onClick={() =>
          revealLocation({
            tab: section === 'custom' ? `custom-${ownSection(resume, id)}` : section,
            ...(id !== '' && { entry: id }),
          })
        }
      >
        <bdi>{name === '' ? t(`builder.tab.${section}`) : name}</bdi>
      </Button>
    );
  });
}

/** What the person calls an entry or a section of their own; empty where it has no name. */
const entryName = (resume: ResumeData, section: TermPlace['section'], id: string): string =>
  listTextLocations(resume).find((text) => text.section === section && text.id === id)?.heading[0] ?? '';

/** The section of the person's own that an item stands in. */
const ownSection = ({ customSections }: ResumeData, id: string) =>
  customSections.find(({ items }) => items.some((item) => item.id === id))?.id ?? '';
