import { createContext, use, type ComponentType } from 'react';

/** What other features put into the builder; whoever shows the builder says what. */
export interface BuilderSlots {
  /** The last of the sections. */
  readonly AiTab: ComponentType;
  /** Above the sheet, when there is something to tell of it. */
  readonly SheetNote: ComponentType;
  /** Follows what goes on while its own section is not in sight. */
  readonly Background: ComponentType;
}

export const BuilderSlotsContext = createContext<BuilderSlots | null>(null);

export function useBuilderSlots(): BuilderSlots {
  const slots = use(BuilderSlotsContext);
  if (slots === null) throw new Error('outside of the builder');
  return slots;
}
