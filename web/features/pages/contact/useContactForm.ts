import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/api/apiError.ts';
import { useLanguage } from '../../../lib/i18n/useTranslations.ts';
import {
  EMPTY_CONTACT_FIELDS,
  validateContactForm,
  type ContactFormError,
  type ContactField,
  type ContactFields,
} from './validateContactForm.ts';

/** Minimum time for which the form shows that it is sending, in milliseconds (STAT-10). */
const MIN_SENDING_MS = 1_500;

/** State of the form (STAT-09, STAT-11, STAT-12); `text` is the server's, where it sent one. */
export type ContactState =
  | { readonly at: 'idle' | 'sending' | 'sent' }
  | { readonly at: 'failed'; readonly text: string | undefined; readonly offline: boolean };

/** The form's fields, with that subject, and the state of sending. What was typed stays until it is sent. */
export function useContactForm(subject: string) {
  const { language } = useLanguage();
  const [fields, setFields] = useState<ContactFields>({ ...EMPTY_CONTACT_FIELDS, subject });
  const [state, setState] = useState<ContactState>({ at: 'idle' });
  const [faults, setFaults] = useState<readonly ContactFormError[]>([]);

  const set = (field: ContactField, value: string) => {
    setFields((before) => ({ ...before, [field]: value }));
    setFaults((before) => before.filter((fault) => fault.field !== field));
  };

  /** Sends; returns the first validation error that prevented it. */
  const send = (): ContactFormError | undefined => {
    const newFaults = validateContactForm(fields);
    setFaults(newFaults);
    if (newFaults.length > 0 || state.at === 'sending') return newFaults[0];
    setState({ at: 'sending' });
    void deliver({ ...fields, language }).then(setState);
    return undefined;
  };

  async function deliver(message: ContactFields & { language: typeof language }): Promise<ContactState> {
    const [call] = await Promise.allSettled([
      api.sendContactMessage(message),
      new Promise((resolve) => setTimeout(resolve, MIN_SENDING_MS)),
    ]);
    if (call.status === 'fulfilled') {
      setFields(EMPTY_CONTACT_FIELDS);
      return { at: 'sent' };
    }
    const error = call.reason instanceof ApiError ? call.reason : undefined;
    return { at: 'failed', text: error?.text, offline: error?.code === 'network' };
  }

  return { fields, state, faults, set, send, again: () => setState({ at: 'idle' }) };
}
