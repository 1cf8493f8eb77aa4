import type { Language } from '../product.ts';
import type { ResumeData } from './schema.ts';

/** The language a résumé is written in: the one it states, else the one most of its letters belong to (design 1). */
export function resumeLanguage(resume: ResumeData): Language {
  if (resume.language) return resume.language;
  const { templateId: _template, ...content } = resume;
  const text = JSON.stringify(content);
  const hebrew = text.match(/[\u05d0-\u05ea]/g)?.length ?? 0;
  return hebrew > 0 ? 'he' : 'en';
}
