import { useCallback, useMemo } from 'react';
import { findLetter, setLetterGender, updateLetter } from '../../../../shared/resume/letter.ts';
import { letterFrame } from '../../../../shared/resume/letterWords.ts';
import { LETTER_LIMITS } from '../../../../shared/resume/letterLimits.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { LETTER_GENDERS, type Letter } from '../../../../shared/resume/schema.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { BoundTextField, useBuilder, type TextBinding } from '../../builder/index.ts';
import { useResumeLanguage } from '../../drafts/index.ts';

type LetterText = Exclude<keyof Letter, 'id' | 'gender' | 'advert'>;

/** To whom it is, before its paragraphs. */
const ADDRESS = ['employer', 'position', 'recipient', 'role', 'place'] as const satisfies readonly LetterText[];
/** Fields that follow the language's convention unless the person changes them. */
const CONVENTIONS = ['greeting', 'subject', 'closing'] as const satisfies readonly LetterText[];

/** Returns the binding of a letter's text, with a separate undo group. */
const bindingOf = (id: string, name: LetterText): TextBinding => ({
  get: (resume) => findLetter(resume, id)?.[name] ?? '',
  set: (resume, value) => updateLetter(resume, id, { [name]: value }),
  location: { tab: 'letter' },
  undoGroup: `${id}.${name}`,
});

/** The fields of one letter. */
export function LetterFields({ letter }: { letter: Letter }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const { language } = useResumeLanguage();
  const { id } = letter;
  const bindings = useMemo(() => {
    const names = [...ADDRESS, ...CONVENTIONS, 'date', 'body'] as const;
    return Object.fromEntries(names.map((name) => [name, bindingOf(id, name)])) as Record<LetterText, TextBinding>;
  }, [id]);
  const lines = letterFrame({ ...letter, greeting: '', subject: '', closing: '' }, language);
  const text = (name: LetterText, placeholder?: string) => (
    <BoundTextField
      key={name}
      binding={bindings[name]}
      control="text"
      label={t(`ai.letter.field.${name}`)}
      max={RESUME_LIMITS.line}
      placeholder={placeholder}
    />
  );
  const counter = useCallback(
    (value: string) => {
      const characters = stripMarks(value).length;
      const text = t('builder.summary.counter', { characters, outOf: LETTER_LIMITS.page });
      return { text, tone: characters > LETTER_LIMITS.page ? ('caution' as const) : ('muted' as const) };
    },
    [t],
  );
  // Another form of a date, which an older file may have, stays as it was written.
  const isDay = /^(?:\d{4}-\d{2}-\d{2})?$/.test(letter.date);
  return (
    <>
      <div className="fields">
        {ADDRESS.slice(0, 3).map((name) => text(name))}
        <SelectField
          label={t('ai.letter.field.gender')}
          hint={t('ai.letter.field.gender.hint')}
          value={letter.gender ?? ''}
          onChange={({ target }) => {
            const gender = LETTER_GENDERS.find((each) => each === target.value);
            drafts.edit((resume) => setLetterGender(resume, id, gender), { tab: 'letter' });
          }}
        >
          <option value="">{t('ai.letter.field.gender.unknown')}</option>
          {LETTER_GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`ai.letter.field.gender.${gender}`)}
            </option>
          ))}
        </SelectField>
        {ADDRESS.slice(3).map((name) => text(name))}
        {isDay ? (
          <TextField
            label={t('ai.letter.field.date')}
            type="date"
            dir="ltr"
            value={letter.date}
            onChange={({ target }) =>
              drafts.edit((resume) => updateLetter(resume, id, { date: target.value }), { tab: 'letter' }, `${id}.date`)
            }
          />
        ) : (
          text('date')
        )}
      </div>
      <BoundTextField
        binding={bindings.body}
        control="description"
        label={t('ai.letter.field.body')}
        hint={t('ai.letter.field.body.hint')}
        max={LETTER_LIMITS.body}
        counter={counter}
        rows={10}
      />
      <details className="letter-conventions">
        <summary>{t('ai.letter.conventions')}</summary>
        <div className="fields">{CONVENTIONS.map((name) => text(name, lines[name]))}</div>
      </details>
    </>
  );
}
