import { captureFocus } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { placeSection, type SectionPlace } from '../store/placeSection.ts';
import { mainOrder, sideOrder } from '../store/tabs.ts';
import { useNameSection } from '../useTabName.ts';

/** Sections dragged in the list can be dropped only among its rows. */
export const SECTION_LIST = 'section-list';

/** Moves a section and announces its new place. The button that was pressed keeps the focus. */
export function useArrangeSection(): (key: string, place: SectionPlace, button?: string) => void {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const nameOf = useNameSection();
  return (key, place, button) => {
    const moveFocus = captureFocus();
    drafts.edit((resume) => placeSection(resume, key, place), { tab: 'design' });
    const { resume } = drafts.state;
    const [main, side] = [mainOrder(resume), sideOrder(resume)];
    const isMain = main.includes(key);
    const columnKeys = isMain ? main : side;
    const said = { name: nameOf(key), place: columnKeys.indexOf(key) + 1, count: columnKeys.length };
    announce(
      side.length === 0 && isMain
        ? t('builder.said.moved', said)
        : t(isMain ? 'design.said.main' : 'design.said.side', said),
    );
    if (button !== undefined) void moveFocus(`[data-section-row="${key}"] [data-step="${button}"]`);
  };
}
