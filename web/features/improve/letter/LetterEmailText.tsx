import { emailAddress, letterEmail } from '../../../../shared/resume/emailText.ts';
import { toLetterDocument } from '../../../../shared/resume/letter.ts';
import type { Letter } from '../../../../shared/resume/schema.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useResume, useResumeLanguage } from '../../drafts/index.ts';

/** The short text of the e-mail that the letter goes with: to copy, or to begin one with. */
export function LetterEmailText({ letter }: { readonly letter: Letter }) {
  const t = useTranslations();
  const resume = useResume((whole) => whole);
  const { direction, language } = useResumeLanguage();
  const { text } = letterEmail({ ...resume, language }, letter);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'success', text: t('ai.letter.email.copied') }),
      // Some apps' browsers have no clipboard: the field is there to be selected.
      () => notify({ kind: 'error', text: t('ai.letter.email.notCopied') }),
    );
  return (
    <section className="letter-part" aria-labelledby="letter-email">
      <h3 id="letter-email">{t('ai.letter.email')}</h3>
      <TextAreaField
        label={t('ai.letter.email.text')}
        hint={t('ai.letter.email.attach')}
        readOnly
        rows={4}
        dir={direction}
        lang={language}
        value={text}
      />
      <span className="row">
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {t('ai.letter.email.copy')}
        </Button>
        <a
          className={buttonClass({ size: 'small', tone: 'quiet' })}
          href={emailAddress(toLetterDocument({ ...resume, language }, letter))}
        >
          {t('ai.letter.email.open')}
        </a>
      </span>
    </section>
  );
}
