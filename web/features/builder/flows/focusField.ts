import type { BuilderUi } from '../store/uiStore.ts';
import type { BuilderTab } from '../store/tabs.ts';

export interface FieldPlace {
  readonly tab: BuilderTab;
  readonly entry?: string | undefined;
  /** As `data-resume-field` names it; without one the section's title gets the focus. */
  readonly field?: string | undefined;
}

/** Opens a tab, and an entry of it, and focuses a field there. */
export function focusField(ui: BuilderUi, { tab, entry, field }: FieldPlace): void {
  ui.goToTab(tab);
  if (entry !== undefined) ui.setEntryOpen(entry, true);
  if (field === undefined) return focusPanel();
  // Once the tab is there, and after a closed dialog has given the focus back.
  return void requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(`[data-resume-field="${CSS.escape(field)}"]`);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'center' });
    }),
  );
}

/** Moves focus and scroll position to the top of the form that is shown next. */
export function focusPanel(): void {
  requestAnimationFrame(() => {
    const title = document.getElementById('panel-title');
    title?.focus({ preventScroll: true });
    title?.closest('.panel')?.scrollTo({ top: 0 });
    if (title && title.getBoundingClientRect().top < 0) title.scrollIntoView({ block: 'center' });
  });
}
