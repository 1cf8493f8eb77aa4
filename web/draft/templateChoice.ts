import { holdsNothing } from './content.ts';
import type { DraftState, TemplateChoice } from './types.ts';

/** What `?template=` may do: a draft with anything in it is not changed without a word. */
export function templateChoice({ resume, name }: Pick<DraftState, 'resume' | 'name'>, templateId: string): TemplateChoice {
  if (resume.templateId === templateId) return { kind: 'same' };
  if (holdsNothing(resume)) return { kind: 'apply' };
  return { kind: 'ask', name: name || resume.personalInfo.fullName };
}
