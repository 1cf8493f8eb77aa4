import { LANGUAGE_FACTS, textDirection } from '../../../../shared/platform/language.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';
import { lineDirection } from '../../../lib/i18n/lineDirection.ts';
import type { TextBinding } from '../forms/textBinding.ts';
import './twin.css';

export interface OriginalTextProps {
  readonly binding: Pick<TextBinding, 'get'>;
  /** The résumé in the other language. */
  readonly resume: ResumeData;
}

/** Shows the text of a field in the other language without marks; nothing if it has none there. */
export default function OriginalText({ binding, resume }: OriginalTextProps) {
  const text = stripMarks(binding.get(resume)).trim();
  const language = resumeLanguage(resume);
  if (text === '') return null;
  return (
    <p className="original-text">
      <span className="quiet">{LANGUAGE_FACTS[language].name}</span>
      <span lang={language} dir={lineDirection(text, textDirection(language))}>
        {text}
      </span>
    </p>
  );
}
