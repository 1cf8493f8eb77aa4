import { isEmptyDraft } from './storedResume.ts';
import type { DraftState, TemplateDecision } from './types.ts';

/** What `?template=` may do: a draft that is not empty is changed only after a question. */
export function decideTemplate(
  { resume, name }: Pick<DraftState, 'resume' | 'name'>,
  templateId: string,
): TemplateDecision {
  if (resume.templateId === templateId) return { kind: 'same' };
  if (isEmptyDraft(resume)) return { kind: 'apply' };
  return { kind: 'ask', name: name || resume.personalInfo.fullName };
}
