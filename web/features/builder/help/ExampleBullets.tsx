import { useState } from 'react';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { textIn } from '../../../../shared/resume/occupations/occupations.ts';
import { splitBullets } from '../../../../shared/resume/text.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume, useResumeLanguage } from '../builderContext.ts';
import type { TextBinding } from '../forms/textBinding.ts';
import { ExampleEditor } from './ExampleEditor.tsx';
import { useOccupation } from './useOccupation.ts';
import './help.css';

/** Lines that people of the job's occupation write. One enters the description only after it was adapted. */
export default function ExampleBullets({ id, binding }: { readonly id: string; readonly binding: TextBinding }) {
  const t = useTranslations();
  const { drafts, announce } = useBuilder();
  const { language, direction } = useResumeLanguage();
  const occupation = useOccupation(id);
  const [chosen, setChosen] = useState<string>();
  const description = useResume(binding.get);
  if (!occupation) return null;
  const written = new Set(splitBullets(description));
  const add = (line: string) => {
    drafts.endUndoStep();
    drafts.edit((resume) => {
      const before = binding.get(resume).trimEnd();
      return binding.set(resume, before === '' ? line : `${before}\n${line}`);
    }, binding.location);
    setChosen(undefined);
    announce(t('help.examples.added'));
    document.querySelector<HTMLElement>(`[data-resume-field="${CSS.escape(binding.undoGroup)}"]`)?.focus();
  };
  return (
    <details className="examples">
      <summary>{t('help.examples.title', { name: occupation.names[language][0] ?? '' })}</summary>
      <p className="quiet">{t('help.examples.intro')}</p>
      <ul>
        {occupation.examples
          .map((example) => textIn(language, example))
          .filter((example) => !written.has(example))
          .map((example) => (
            <li key={example} lang={language} dir={direction}>
              {example === chosen ? (
                <ExampleEditor
                  example={example}
                  room={RESUME_LIMITS.description - description.trimEnd().length - 1}
                  onAdd={add}
                  onCancel={() => setChosen(undefined)}
                />
              ) : (
                <button type="button" className="example" onClick={() => setChosen(example)}>
                  {example}
                </button>
              )}
            </li>
          ))}
      </ul>
    </details>
  );
}
