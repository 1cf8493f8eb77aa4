import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Bar } from '../design/Progress.tsx';
import { useText } from '../i18n/useText.ts';
import { AiTab } from './ai/lazy.tsx';
import { CustomForm } from './forms/CustomForm.tsx';
import { EntryList } from './forms/EntryList.tsx';
import { LISTS } from './forms/entries.ts';
import { PersonalForm } from './forms/PersonalForm.tsx';
import { SkillsForm } from './forms/SkillsForm.tsx';
import { SummaryForm } from './forms/SummaryForm.tsx';
import { useSave } from './flows/useSave.ts';
import { useBuilder, useFindings, useResume, useUi } from './hooks.ts';
import { customSectionOf, documentOrder, neighbour, sectionOfTab, tabsOf, type TabId } from './store/tabs.ts';
import { useMoveSection } from './useMoveSection.ts';
import { useTabName } from './useTabName.ts';

/** What a tab shows. */
const FORMS: Readonly<Record<Exclude<TabId, `custom-${string}`>, () => ReactNode>> = {
  personal: () => <PersonalForm />,
  summary: () => <SummaryForm />,
  experience: () => <EntryList key="experience" entries={LISTS.experience} />,
  education: () => <EntryList key="education" entries={LISTS.education} />,
  projects: () => <EntryList key="projects" entries={LISTS.projects} />,
  skills: () => <SkillsForm />,
  languages: () => <EntryList key="languages" entries={LISTS.languages} />,
  ai: () => <AiTab />,
};

/** The chosen section: its name, how far it is, its hint, its form, and the way on. */
export function Panel() {
  const t = useText();
  const tab = useUi((state) => state.tab);
  const sectionId = customSectionOf(tab);
  const missing = useResume((resume) => sectionId !== null && !resume.customSections.some((section) => section.id === sectionId));
  const name = useTabName(tab);
  return (
    <div className="panel" role="tabpanel" id="section-panel" aria-labelledby={missing ? 'panel-title' : `tab-${tab}`}>
      <div className="panel-inner">
        <header className="panel-head">
          <div className="panel-title-row">
            <h2 id="panel-title" tabIndex={-1} className="panel-title"><bdi>{missing ? t('builder.notFound') : name}</bdi></h2>
            {!missing && <MoveButtons tab={tab} />}
          </div>
          {!missing && tab !== 'ai' && <Progress tab={tab} name={name} />}
          {!missing && <p className="panel-hint">{sectionId === null ? t(`builder.hint.${tab as Exclude<TabId, `custom-${string}`>}`) : t('builder.hint.custom')}</p>}
        </header>
        {sectionId === null ? FORMS[tab as keyof typeof FORMS]() : <CustomForm key={sectionId} sectionId={sectionId} />}
        <Steps tab={tab} />
      </div>
    </div>
  );
}

function Progress({ tab, name }: { tab: TabId; name: string }) {
  const t = useText();
  const percent = useFindings(({ completion }) => Math.round((completion.tabs[tab as 'personal'] ?? 0) * 100));
  return (
    <div className="panel-progress">
      <Bar value={percent} label={t('builder.progress', { name })} tone={percent === 100 ? 'good' : 'accent'} />
      <span aria-hidden="true" className="figure">{t('builder.percentShort', { percent })}</span>
    </div>
  );
}

function MoveButtons({ tab }: { tab: TabId }) {
  const t = useText();
  const move = useMoveSection();
  const key = sectionOfTab(tab);
  const order = useResume(useShallow(documentOrder));
  if (key === null) return null;
  const at = order.indexOf(key);
  return (
    <span className="row">
      <IconButton size="small" edge="end" icon="moveUp" label={t('builder.section.up')} disabled={at <= 0} onClick={() => move(key, at - 1)} />
      <IconButton size="small" edge="end" icon="moveDown" label={t('builder.section.down')} disabled={at === order.length - 1} onClick={() => move(key, at + 1)} />
    </span>
  );
}

/** Previous and next; on the last tab, save (BLD-04, BLD-05). */
function Steps({ tab }: { tab: TabId }) {
  const t = useText();
  const { ui } = useBuilder();
  const save = useSave();
  const tabs = useResume(useShallow(tabsOf));
  const previous = neighbour(tabs, tab, -1);
  const next = neighbour(tabs, tab, 1);
  const previousName = useTabName(previous);
  const nextName = useTabName(next);
  const go = (to: TabId) => {
    ui.goTo(to);
    focusPanel();
  };
  return (
    <footer className="steps">
      {previous === tab || !tabs.includes(tab) ? <span /> : <Button tone="quiet" icon="previous" title={previousName} onClick={() => go(previous)}>{t('builder.previous')}</Button>}
      {tab === 'ai'
        ? <Button tone="primary" icon="save" onClick={save}>{t('builder.save')}</Button>
        : <Button className="step-next" title={nextName} onClick={() => go(next)}>{t('builder.next')}<span className="step-name"><bdi>{nextName}</bdi></span></Button>}
    </footer>
  );
}

/** Puts the focus, and the eye, at the top of the form that is shown next. */
export function focusPanel(): void {
  requestAnimationFrame(() => {
    const title = document.getElementById('panel-title');
    title?.focus({ preventScroll: true });
    title?.closest('.panel')?.scrollTo({ top: 0 });
    if (title && title.getBoundingClientRect().top < 0) title.scrollIntoView({ block: 'center' });
  });
}
