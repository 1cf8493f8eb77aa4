import { tabForSection, type BuilderTab } from '../store/tabs.ts';

/** The place of a part of the sheet: the tab that edits it, and the entry if there is one. */
export interface SheetPlace {
  readonly tab: BuilderTab;
  readonly entry: string | null;
}

/** An element of the sheet, as far as its place is concerned. */
type Marked = Pick<Element, 'getAttribute' | 'classList'>;

/** The place of what was pressed, by the elements around it, the innermost first; null beside the résumé's text. */
export function placeAt(around: readonly Marked[]): SheetPlace | null {
  const named = (attribute: string) =>
    around.map((element) => element.getAttribute(attribute)).find((value) => value !== null) ?? null;
  const section = named('data-section');
  if (section === 'contacts') return { tab: 'personal', entry: null };
  if (section !== null) return { tab: tabForSection(section), entry: named('data-id') };
  return around.some(({ classList }) => classList.contains('head')) ? { tab: 'personal', entry: null } : null;
}

/** Finds the place of a tab, or of an entry, on a sheet; null if it is on none. */
export function placeSelector(tab: BuilderTab, entry: string | null): string | null {
  if (entry !== null) return `[data-id="${CSS.escape(entry)}"]`;
  if (tab === 'ai' || tab === 'letter') return null;
  if (tab === 'personal') return '.head, [data-section="contacts"]';
  return `[data-section="${CSS.escape(tab.replace(/^custom-/, ''))}"]`;
}

/**
 * Returns the index of the form's text that was pressed on the sheet: the one that equals the pressed text, contains
 * it, or is a part of it; -1 if none does. Spaces do not count, nor how the sheet writes a date or joins two values.
 */
export function findPressedField(values: readonly string[], pressed: string): number {
  const text = pressed.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return -1;
  const plain = values.map((value) => value.replaceAll(/\s+/g, ' ').trim());
  const tests: readonly ((value: string) => boolean)[] = [
    (value) => value === text,
    (value) => value.includes(text),
    (value) => value !== '' && text.includes(value),
  ];
  for (const test of tests) {
    const index = plain.findIndex(test);
    if (index >= 0) return index;
  }
  return -1;
}
