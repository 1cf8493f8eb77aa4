import { createContext, use, type ComponentType } from 'react';
import type { TextLocation } from '../../../shared/improve/suggestions.ts';

/** Slots for what other features put into the builder; the route that renders the builder fills them. */
export interface BuilderSlots {
  /** The last of the sections. */
  readonly AiTab: ComponentType;
  /** In the place of a section's form: the résumé's cover letters. */
  readonly LetterForm: ComponentType;
  /** Above the sheet, when there is something to show. */
  readonly SheetNote: ComponentType;
  /** Always mounted: shows a result while its own section is not shown. */
  readonly Background: ComponentType;
  /** The rest of the site and the account, in the menu of a narrow window. */
  readonly SiteMenu: ComponentType;
  /** Beneath the summary and the descriptions: what can be done for that text. */
  readonly TextTools: ComponentType<{ readonly place: TextLocation }>;
}

export const BuilderSlotsContext = createContext<BuilderSlots | null>(null);

/** Returns the parts that other features put into the builder; throws outside of it. */
export function useBuilderSlots(): BuilderSlots {
  const slots = use(BuilderSlotsContext);
  if (slots === null) throw new Error('outside of the builder');
  return slots;
}
