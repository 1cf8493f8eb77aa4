import { useEffect, useRef, type FormEvent } from 'react';
import { CONTACT_LIMITS } from '../../../../shared/site/contact.ts';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { REQUIRED_FIELDS, type ContactField } from './validateContactForm.ts';
import { useContactForm } from './useContactForm.ts';

/**
 * The contact form with its states (STAT-06, STAT-07, STAT-08, STAT-09, STAT-10, STAT-11, STAT-12); `subject` fills its
 * field from the start.
 */
export function ContactForm({ subject }: { subject: string }) {
  const t = useTranslations();
  const { fields, state, faults, set, send, again } = useContactForm(subject);
  const form = useRef<HTMLFormElement>(null);
  const sending = state.at === 'sending';

  const focus = (field: ContactField) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stopped = send();
    if (stopped) focus(stopped.field);
  };
  const errorOf = (name: ContactField) => {
    const fault = faults.find((each) => each.field === name);
    return fault && { error: t(`contact.error.${fault.rule}`) };
  };
  const field = (name: ContactField) => ({
    name,
    value: fields[name],
    maxLength: CONTACT_LIMITS[name],
    readOnly: sending,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    ...errorOf(name),
  });
  const required = (name: (typeof REQUIRED_FIELDS)[number]) => {
    const label = t(`contact.${name}`);
    return { ...field(name), label: `${label} *`, 'aria-required': true };
  };

  if (state.at === 'sent') return <Thanks onAgain={again} />;
  return (
    <form ref={form} className="contact-form" noValidate onSubmit={submit} aria-busy={sending}>
      <p className="contact-note">{t('contact.required')}</p>
      <div className="contact-two">
        <TextField {...required('name')} autoComplete="name" />
        <TextField {...required('email')} type="email" inputMode="email" autoComplete="email" dir="ltr" />
      </div>
      <TextField {...field('subject')} label={t('contact.subject')} hint={t('contact.subject.hint')} />
      <TextAreaField
        {...required('message')}
        rows={7}
        counter={t('contact.counter', { length: fields.message.length, most: CONTACT_LIMITS.message })}
      />
      <div className="contact-send">
        <Button type="submit" tone="primary" size="large" busy={sending}>
          {sending && <Spinner />}
          {t(sending ? 'contact.sending' : 'contact.send')}
        </Button>
        <output className="visually-hidden">{sending && t('contact.sending')}</output>
        <p role="alert" className="contact-failed" hidden={state.at !== 'failed'}>
          {state.at === 'failed' && (state.text ?? t(state.offline ? 'contact.error.network' : 'contact.error.failed'))}
        </p>
      </div>
    </form>
  );
}

/** Replaces the form once the message is sent; gets the focus, since the button that had it is gone. */
function Thanks({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="contact-thanks">
      <h2 ref={title} tabIndex={-1}>
        {t('contact.thanks.title')}
      </h2>
      <p>{t('contact.thanks.text')}</p>
      <Button onClick={onAgain}>{t('contact.thanks.again')}</Button>
    </div>
  );
}
