import type { BuilderUi } from '../store/uiStore.ts';
import type { BuilderTab } from '../store/tabs.ts';
import { findPressedField } from '../sheet/sheetPlace.ts';

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
  focusSoon(() => document.querySelector<HTMLElement>(`[data-resume-field="${CSS.escape(field)}"]`));
}

/** Focuses the field of a text, else the first: in an entry's card if there is one, or in the form. */
export function focusText(entry: string | undefined, text: string): void {
  focusSoon(() => {
    const form = document.querySelector('.panel');
    const card = entry === undefined ? null : form?.querySelector(`[data-entry="${CSS.escape(entry)}"]`);
    const fields = [...((card ?? form)?.querySelectorAll<HTMLElement>('[data-resume-field]') ?? [])];
    // The editor of a text is compared by its visible text.
    const values = fields.map((each) => ('value' in each ? String(each.value) : each.innerText));
    return fields[Math.max(0, findPressedField(values, text))];
  });
}

/** Once the tab is there, and after a closed dialog has given the focus back. */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = find();
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
