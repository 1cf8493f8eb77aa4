import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { setPageStart, setSectionHidden } from '../../../shared/resume/sectionSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { CustomSectionForm } from './forms/CustomSectionForm.tsx';
import { goToNextField } from './forms/fieldKeys.ts';
import { EntryList } from './forms/EntryList.tsx';
import { ENTRY_LISTS } from './forms/entryLists.ts';
import { PartMissing } from '../../ui/PagePart.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PersonalForm } from './forms/PersonalForm.tsx';
import { usePresetWords } from './forms/presetWords.ts';
import { SummaryForm } from './forms/SummaryForm.tsx';
import { LanguageOffers, TwinTexts } from './help/help.tsx';
import { focusPanel } from './flows/focusField.ts';
import { useSave } from './flows/useSave.ts';
import { useBuilder, useDraftState, useResume, useUi } from './builderContext.ts';
import {
  customSectionId,
  isFixedTab,
  documentOrder,
  mainOrder,
  adjacentTab,
  sectionForTab,
  listTabs,
  type BuilderTab,
  type FixedTab,
} from './store/tabs.ts';
import { SectionMeter } from './meter/Meter.tsx';
import { useBuilderSlots } from './builderSlots.ts';
import { StartWays } from './start/StartWays.tsx';
import { useMoveSection } from './useMoveSection.ts';
import { useTabName } from './useTabName.ts';
import { OwnLine } from '../../ui/OwnLine.tsx';

/** Skills with their groups and suggestions. Nobody begins there: they are no part of what the builder begins with. */
const SkillsForm = lazyPart(async () => (await import('./forms/SkillsForm.tsx')).SkillsForm, ['builder'], {
  Missing: () => <PartMissing />,
});

/** Content of a tab. */
const SECTION_FORMS: Readonly<Record<FixedTab, () => ReactNode>> = {
  personal: () => <PersonalForm />,
  summary: () => <SummaryForm />,
  experience: () => <EntryList key="experience" entries={ENTRY_LISTS.experience} />,
  education: () => <EntryList key="education" entries={ENTRY_LISTS.education} />,
  projects: () => <EntryList key="projects" entries={ENTRY_LISTS.projects} />,
  skills: () => <SkillsForm />,
  languages: () => (
    <>
      <LanguageOffers />
      <EntryList key="languages" entries={ENTRY_LISTS.languages} />
    </>
  ),
  ai: () => <AiSection />,
};

function PanelHint({ tab }: { tab: BuilderTab }) {
  const t = useTranslations();
  const words = usePresetWords(tab);
  return <p className="panel-hint">{t(words?.hint ?? `builder.hint.${isFixedTab(tab) ? tab : 'custom'}`)}</p>;
}

function AiSection() {
  const { AiTab } = useBuilderSlots();
  return <AiTab />;
}

/** The chosen section: its name, completion, hint and form, and the buttons to the neighbouring sections. */
export function SectionPanel() {
  const t = useTranslations();
  const tab = useUi((state) => state.tab);
  const sectionId = customSectionId(tab);
  const missing = useResume(
    (resume) => sectionId !== null && !resume.customSections.some((section) => section.id === sectionId),
  );
  const name = useTabName(tab);
  return (
    // The fields in it take the focus; Enter in one goes on to the next.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="panel"
      role="tabpanel"
      id="section-panel"
      aria-labelledby={missing ? 'panel-title' : `tab-${tab}`}
      onKeyDown={goToNextField}
    >
      <div className="panel-inner">
        {tab === 'personal' && <StartWays />}
        <header className="panel-head">
          <div className="panel-title-row">
            <h2 id="panel-title" tabIndex={-1} className="panel-title">
              <OwnLine text={missing ? t('builder.notFound') : name} />
            </h2>
            {!missing && <MoveButtons tab={tab} />}
          </div>
          {!missing && tab !== 'ai' && <SectionMeter tab={tab} name={name} />}
          {!missing && <HiddenNote tab={tab} />}
          {!missing && <PanelHint tab={tab} />}
          <PairedTexts />
        </header>
        {isFixedTab(tab) && SECTION_FORMS[tab]()}
        {sectionId !== null && <CustomSectionForm key={sectionId} sectionId={sectionId} />}
        <StepNavigation tab={tab} />
      </div>
    </div>
  );
}

function PairedTexts() {
  const id = useDraftState(({ cloud }) => (cloud?.isPaired ? cloud.id : undefined));
  return id !== undefined && <TwinTexts id={id} />;
}

/** Says in a hidden section's form that the sheet does not show its text. */
function HiddenNote({ tab }: { tab: BuilderTab }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const key = sectionForTab(tab);
  const isHidden = useResume(({ hiddenSections }) => key !== null && hiddenSections?.includes(key));
  if (!isHidden || key === null) return null;
  return (
    <p className="hidden-note">
      {t('builder.section.hidden')}
      <Button
        tone="quiet"
        size="small"
        onClick={() => drafts.edit((resume) => setSectionHidden(resume, key, false), { tab })}
      >
        {t('builder.section.show')}
      </Button>
    </p>
  );
}

function MoveButtons({ tab }: { tab: BuilderTab }) {
  const t = useTranslations();
  const move = useMoveSection();
  const key = sectionForTab(tab);
  const order = useResume(useShallow(documentOrder));
  if (key === null) return null;
  const index = order.indexOf(key);
  return (
    <span className="row">
      <PageStartButton tab={tab} sectionKey={key} />
      <IconButton
        size="small"
        edge="end"
        icon="moveUp"
        label={t('builder.section.up')}
        disabled={index <= 0}
        onClick={() => move(key, index - 1)}
      />
      <IconButton
        size="small"
        edge="end"
        icon="moveDown"
        label={t('builder.section.down')}
        disabled={index === order.length - 1}
        onClick={() => move(key, index + 1)}
      />
    </span>
  );
}

/** Begins the section on a new page; not where a page begins with it anyway, or in a sidebar. */
function PageStartButton({ tab, sectionKey }: { tab: BuilderTab; sectionKey: string }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const starts = useResume(({ pageStarts }) => pageStarts?.includes(sectionKey) ?? false);
  const canStart = useResume((resume) => mainOrder(resume).indexOf(sectionKey) > 0);
  if (!canStart) return null;
  return (
    <IconButton
      size="small"
      edge="end"
      icon="pageStart"
      label={t('builder.section.newPage')}
      aria-pressed={starts}
      onClick={() => drafts.edit((resume) => setPageStart(resume, sectionKey, !starts), { tab })}
    />
  );
}

/** Previous and next; on the last tab, save (BLD-04, BLD-05). */
function StepNavigation({ tab }: { tab: BuilderTab }) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const save = useSave();
  const tabs = useResume(useShallow(listTabs));
  const previous = adjacentTab(tabs, tab, -1);
  const next = adjacentTab(tabs, tab, 1);
  const previousName = useTabName(previous);
  const nextName = useTabName(next);
  const go = (to: BuilderTab) => {
    ui.goToTab(to);
    focusPanel();
  };
  return (
    <footer className="section-steps">
      {previous === tab || !tabs.includes(tab) ? (
        <span />
      ) : (
        <Button tone="quiet" icon="previous" title={previousName} onClick={() => go(previous)}>
          {t('builder.previous')}
        </Button>
      )}
      {tab === 'ai' ? (
        <Button tone="primary" icon="save" onClick={save}>
          {t('builder.save')}
        </Button>
      ) : (
        <Button className="step-next" title={nextName} onClick={() => go(next)}>
          {t('builder.next')}
          <span className="step-name">
            <OwnLine text={nextName} />
          </span>
        </Button>
      )}
    </footer>
  );
}
