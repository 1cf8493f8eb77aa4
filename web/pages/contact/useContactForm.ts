import { useState } from 'react';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useLanguage } from '../../i18n/useText.ts';
import { EMPTY, faultOf, type Fault, type FieldName, type Fields } from './check.ts';

/** Least milliseconds that the form says it is sending (STAT-10). */
const LEAST_SENDING = 1_500;

/** Where the form is (STAT-09, STAT-11, STAT-12); `text` is what the server said, when it did. */
export type ContactState = { readonly at: 'idle' | 'sending' | 'sent' } | { readonly at: 'failed'; readonly text: string | undefined; readonly offline: boolean };

/** The form's fields and what sending them has come to. What was typed stays until it has arrived. */
export function useContactForm() {
  const { language } = useLanguage();
  const [fields, setFields] = useState(EMPTY);
  const [state, setState] = useState<ContactState>({ at: 'idle' });
  const [fault, setFault] = useState<Fault>();

  const set = (field: FieldName, value: string) => {
    setFields((before) => ({ ...before, [field]: value }));
    if (fault?.field === field) setFault(undefined);
  };

  /** Sends; answers what stopped the form before. */
  const send = (): Fault | undefined => {
    const found = faultOf(fields);
    setFault(found);
    if (found !== undefined || state.at === 'sending') return found;
    setState({ at: 'sending' });
    void deliver({ ...fields, language }).then(setState);
    return undefined;
  };

  async function deliver(message: Fields & { language: typeof language }): Promise<ContactState> {
    const [call] = await Promise.allSettled([api.contact(message), new Promise((resolve) => setTimeout(resolve, LEAST_SENDING))]);
    if (call.status === 'fulfilled') {
      setFields(EMPTY);
      return { at: 'sent' };
    }
    const error = call.reason instanceof ApiError ? call.reason : undefined;
    return { at: 'failed', text: error?.text, offline: error?.code === 'network' };
  }

  return { fields, state, fault, set, send, again: () => setState({ at: 'idle' }) };
}
