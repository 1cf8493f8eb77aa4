import { memo, useRef, type KeyboardEvent } from 'react';
import { setSectionHidden } from '../../../../shared/resume/sectionSettings.ts';
import { isEmptySection } from '../../../../shared/resume/visibleResume.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { useDragReorder } from '../forms/useDragReorder.ts';
import { stepPlace, type PageColumn } from '../store/placeSection.ts';
import { documentOrder, tabForSection } from '../store/tabs.ts';
import { useTabName } from '../useTabName.ts';
import { HeadingField } from './HeadingField.tsx';
import { SECTION_LIST, useArrangeSection } from './useArrangeSection.ts';

interface SectionRowProps {
  readonly sectionKey: string;
  readonly column: PageColumn;
}

/**
 * A section: where it is taken hold of, its heading, one step up or down, and whether the page shows it. Rendered
 * again only for what changes of it: moving one is seen in the next frame.
 */
export const SectionRow = memo(function SectionRow({ sectionKey, column }: SectionRowProps) {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const name = useTabName(tabForSection(sectionKey));
  const index = useResume((resume) => documentOrder(resume).indexOf(sectionKey));
  const hidden = useResume(({ hiddenSections }) => hiddenSections?.includes(sectionKey) ?? false);
  const empty = useResume((resume) => isEmptySection(resume, sectionKey));
  const arrange = useArrangeSection();
  const { edge, dragged } = useDragReorder(row, grip, {
    list: SECTION_LIST,
    id: sectionKey,
    index,
    axis: 'vertical',
    onDrop: (id, to) => arrange(id, { column, to }),
  });
  const toggle = () => {
    drafts.edit((resume) => setSectionHidden(resume, sectionKey, !hidden), { tab: 'design' });
    announce(t(hidden ? 'design.said.shown' : 'design.said.hidden', { name }));
  };
  return (
    <li
      ref={row}
      className="section-row"
      data-section-row={sectionKey}
      data-hidden={hidden || undefined}
      data-edge={edge ?? undefined}
      data-dragged={dragged || undefined}
    >
      <span className="section-grip" aria-hidden="true">
        <span ref={grip}>
          <Icon name="drag" size={18} />
        </span>
      </span>
      <span className="section-heading">
        <HeadingField sectionKey={sectionKey} name={name} />
        {(hidden || empty) && (
          <small className="quiet">{t(hidden ? 'design.section.hidden' : 'design.section.empty')}</small>
        )}
      </span>
      <StepButtons sectionKey={sectionKey} name={name} />
      <IconButton
        size="small"
        edge="end"
        icon={hidden ? 'hide' : 'show'}
        label={t(hidden ? 'design.section.show' : 'design.section.hide', { name })}
        aria-pressed={hidden}
        onClick={toggle}
      />
    </li>
  );
});

const STEPS = [
  { name: 'up', by: -1, key: 'ArrowUp', icon: 'moveUp', label: 'design.section.up' },
  { name: 'down', by: 1, key: 'ArrowDown', icon: 'moveDown', label: 'design.section.down' },
] as const;

/** Moves a section by a click, or by the arrow keys while one of the buttons has the focus. */
function StepButtons({ sectionKey, name }: { sectionKey: string; name: string }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const arrange = useArrangeSection();
  const ends = useResume((resume) => STEPS.map(({ by }) => stepPlace(resume, sectionKey, by) === null).join());
  const step = (by: 1 | -1, button: string) => {
    const place = stepPlace(drafts.state.resume, sectionKey, by);
    if (place) arrange(sectionKey, place, button);
  };
  const keyDown = (event: KeyboardEvent, button: string) => {
    const by = STEPS.find(({ key }) => key === event.key)?.by;
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by, button);
  };
  return STEPS.map((each, index) => (
    <IconButton
      key={each.name}
      size="small"
      edge="end"
      icon={each.icon}
      data-step={each.name}
      label={t(each.label, { name })}
      disabled={ends.split(',')[index] === 'true'}
      onKeyDown={(event) => keyDown(event, each.name)}
      onClick={() => step(each.by, each.name)}
    />
  ));
}
