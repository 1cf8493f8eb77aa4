import { useBuilder, useIsWide } from '../builderContext.ts';
import type { BuilderTab } from '../store/tabs.ts';
import { fieldKey, type UncertainValue } from '../../import/index.ts';

/** How long to wait for the form to be rendered, in frames. */
const MAX_WAIT_FRAMES = 20;

/** Shows a field with its value, and focuses it. */
export function useShowField(): (check: UncertainValue) => void {
  const { revealLocation } = useBuilder();
  const isWide = useIsWide();
  return (check) => {
    const tab: BuilderTab = check.part === 'customSections' ? 'personal' : check.part;
    revealLocation(check.entry === null ? { tab } : { tab, entry: check.entry });
    const focus = (frames: number) => {
      const field =
        document.querySelector<HTMLElement>(`.panel [data-resume-field="${fieldKey(check)}"]`) ??
        document.querySelector<HTMLElement>(`.panel [data-entry="${check.entry ?? ''}"] select`);
      if (field) {
        field.focus({ preventScroll: isWide });
        field.scrollIntoView({ block: 'center' });
      } else if (frames > 0) {
        requestAnimationFrame(() => focus(frames - 1));
      } else {
        // A skill has a field only while it is open.
        document.querySelector<HTMLElement>('#panel-title')?.focus({ preventScroll: isWide });
      }
    };
    requestAnimationFrame(() => focus(MAX_WAIT_FRAMES));
  };
}
