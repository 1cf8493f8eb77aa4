import { fieldKey, type FieldTarget } from './store/fieldTarget.ts';
import { useBuilder, useIsWide } from '../builderContext.ts';
import type { BuilderTab } from '../store/tabs.ts';

/** How long to wait for the form to be rendered, in frames. */
const MAX_WAIT_FRAMES = 20;

const find = (selector: string) => document.querySelector<HTMLElement>(`.panel ${selector}`) ?? undefined;

/** The field of the form in its panel; undefined if it is not shown. */
function fieldOf(target: FieldTarget): HTMLElement | undefined {
  const { part, entry } = target;
  if (part === 'skills') return find(`[data-resume-field="${entry}"]`) ?? find('.chip-name');
  return (
    find(`[data-resume-field="${fieldKey(target)}"]`) ??
    (entry === null ? undefined : find(`[data-entry="${entry}"] select`))
  );
}

/** Shows a field with its value, and focuses it. */
export function useShowField(): (target: FieldTarget) => void {
  const { revealLocation } = useBuilder();
  const isWide = useIsWide();
  return (target) => {
    const { part, entry, section } = target;
    const tab: BuilderTab = part !== 'customSections' ? part : section === undefined ? 'personal' : `custom-${section}`;
    revealLocation(entry === null || part === 'skills' ? { tab } : { tab, entry });
    const focus = (frames: number) => {
      const field = fieldOf(target);
      if (field) {
        field.focus({ preventScroll: isWide });
        field.scrollIntoView({ block: 'center' });
      } else if (frames > 0) {
        requestAnimationFrame(() => focus(frames - 1));
      }
    };
    requestAnimationFrame(() => focus(MAX_WAIT_FRAMES));
  };
}
