import { useEffect, useMemo, useState } from 'react';
import { findPrivateData, removePrivateData } from '../../../../shared/resume/privateData.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import type { TextBinding } from '../forms/textBinding.ts';
import './help.css';

/** How long typing must pause before the note follows, in ms. */
const REST_MS = 250;

/**
 * Beneath a text with an identity number, a date of birth or the like: why it is better left out, and one press that
 * takes it out (undone like any edit). Nothing for other texts.
 */
export default function PrivateDataNote({ binding, value }: { readonly binding: TextBinding; readonly value: string }) {
  const t = useTranslations();
  const builder = useBuilder();
  // Typing does not wait for it: a second rendering of every key would come before the sheet is painted.
  const [text, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const kinds = useMemo(() => [...new Set(findPrivateData(text).map(({ kind }) => kind))], [text]);
  if (kinds.length === 0) return null;
  const { drafts } = builder;
  const remove = () => {
    drafts.endUndoStep();
    drafts.edit((resume) => binding.set(resume, removePrivateData(binding.get(resume))), binding.location);
    settle(binding.get(drafts.state.resume));
    builder.announce(t('help.private.removed'));
    document.querySelector<HTMLElement>(`[data-resume-field="${CSS.escape(binding.undoGroup)}"]`)?.focus();
  };
  return (
    <div className="notice notice-plain private-note" role="note">
      <div>
        {kinds.map((kind) => (
          <p key={kind}>{t(`help.private.${kind}`)}</p>
        ))}
      </div>
      <Button size="small" icon="delete" onClick={remove}>
        {t('help.private.remove')}
      </Button>
    </div>
  );
}
