import { createStore } from 'zustand/vanilla';
import type { Template } from '../../../shared/templates/catalogue.ts';

/** A premium template that somebody chose who may not just have it. */
export interface TemplatePrompt {
  readonly template: Template;
  /** Whether it may be used now. */
  readonly settle: (allowed: boolean) => void;
}

/** The question that is open; the page shows it as the trial prompt, or as the premium-only one. */
export const templatePromptStore = createStore<{ readonly open: TemplatePrompt | null }>(() => ({ open: null }));
