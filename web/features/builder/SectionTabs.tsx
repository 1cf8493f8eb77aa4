import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useDragReorder } from './forms/useDragReorder.ts';
import { useBuilder, useIsWide, useResume, useUi } from './builderContext.ts';
import { documentOrder, sectionForTab, listTabs, type BuilderTab } from './store/tabs.ts';
import { SectionMark } from './meter/Meter.tsx';
import { useImportReviewStore } from './importReview/useImportReview.ts';
import { useMoveSection } from './useMoveSection.ts';
import { useTabName } from './useTabName.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { OwnLine } from '../../ui/OwnLine.tsx';

/**
 * The list of sections: a quiet column on a wide screen, a strip above the form on a narrow one. `hasPanel`: whether
 * the chosen one is shown beside it.
 */
export function SectionTabs({ hasPanel }: { readonly hasPanel: boolean }) {
  const t = useTranslations();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const tabs = useResume(useShallow(listTabs));
  const current = useUi((state) => state.tab);
  const list = useRef<HTMLDivElement>(null);
  const inList = tabs.includes(current);

  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.indexOf(current);
    const [before, after] = [index - 1, (index + 1) % tabs.length];
    const next = ownProperty(
      {
        ArrowUp: before,
        ArrowDown: after,
        ArrowRight: rtl ? before : after,
        ArrowLeft: rtl ? after : before,
        Home: 0,
        End: -1,
      },
      event.key,
    );
    const tab = next === undefined ? undefined : tabs.at(next);
    if (tab === undefined) return;
    event.preventDefault();
    ui.goToTab(tab);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
  };

  return (
    <nav className="sections" aria-label={t('builder.sections')}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in it take the focus */}
      <div
        ref={list}
        role="tablist"
        className="tabs"
        aria-label={t('builder.sections')}
        aria-orientation={isWide ? 'vertical' : 'horizontal'}
        onKeyDown={keyDown}
      >
        {tabs.map((tab, index) => (
          <SectionTab
            key={tab}
            tab={tab}
            selected={tab === current}
            hasPanel={hasPanel}
            focusable={tab === current || (!inList && index === 0)}
            vertical={isWide}
          />
        ))}
      </div>
      <Button tone="quiet" size="small" icon="add" className="add-section" onClick={() => ui.openDialog('addSection')}>
        {t('builder.addSection')}
      </Button>
      <ArrangeButton />
      <Button
        tone="quiet"
        size="small"
        icon="edit"
        className="write-letter"
        aria-current={current === 'letter' || undefined}
        onClick={() => ui.goToTab('letter')}
      >
        {t('builder.letter')}
      </Button>
    </nav>
  );
}

/** To the list of all sections, beside the page that it changes. */
function ArrangeButton() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const reviews = useImportReviewStore();
  const arrange = () => {
    reviews.setShown(false);
    // Asked for again from elsewhere in the panel.
    ui.update({ designPart: null });
    ui.update({
      designShown: true,
      designPart: 'sections',
      previewShown: true,
      templatesShown: false,
      view: 'preview',
    });
  };
  return (
    <Button tone="quiet" size="small" icon="arrange" className="arrange-sections" onClick={arrange}>
      {t('builder.arrangeSections')}
    </Button>
  );
}

interface SectionTabProps {
  readonly tab: BuilderTab;
  readonly selected: boolean;
  readonly hasPanel: boolean;
  readonly focusable: boolean;
  readonly vertical: boolean;
}

/** Rendered again only for what changes of it: moving a section is seen in the next frame. */
const SectionTab = memo(function SectionTab({ tab, selected, hasPanel, focusable, vertical }: SectionTabProps) {
  const builder = useBuilder();
  const name = useTabName(tab);
  const button = useRef<HTMLButtonElement>(null);
  const section = sectionForTab(tab);
  const move = useMoveSection();
  const index = useResume((resume) => (section === null ? -1 : documentOrder(resume).indexOf(section)));
  // A tab that is not a section has a fixed place: the list it can be moved in has only itself.
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  const { edge, dragged } = useDragReorder(button, null, {
    list: section === null ? `fixed-${tab}` : 'sections',
    id: section ?? tab,
    index,
    axis: vertical ? 'vertical' : 'horizontal',
    onDrop: move,
  });

  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={`tab-${tab}`}
      className="tab"
      data-tab={tab}
      data-edge={edge ?? undefined}
      data-dragged={dragged || undefined}
      aria-selected={selected}
      aria-controls={selected && hasPanel ? 'section-panel' : undefined}
      tabIndex={focusable ? 0 : -1}
      onClick={() => builder.ui.goToTab(tab)}
    >
      <OwnLine className="tab-name" text={name} />
      {tab !== 'ai' && <SectionMark tab={tab} />}
    </button>
  );
});
