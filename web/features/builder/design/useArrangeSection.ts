import { captureFocus } from '../../../lib/dom/focus.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { placeSection, type SectionPlace } from '../store/placeSection.ts';
import { mainOrder, sideOrder } from '../store/tabs.ts';
import { useNameSection } from '../useTabName.ts';

/** What is dragged in the list of sections is dropped among its rows alone. */
export const SECTION_LIST = 'section-list';

/** Sets a section into a place and says where it stands now. The button that did it keeps the focus. */
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
