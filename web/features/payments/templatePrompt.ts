import { createStore } from 'zustand/vanilla';
import type { Template } from '../../../shared/templates/catalogue.ts';

/** A premium template that was chosen by a person without Premium. */
export interface TemplatePrompt {
  readonly template: Template;
  /** Whether it may be used now. */
  readonly settle: (allowed: boolean) => void;
}

/** External store of the open question; the page shows it as the trial prompt, or as the premium-only one. */
export const templatePromptStore = createStore<{ readonly open: TemplatePrompt | null }>(() => ({ open: null }));
