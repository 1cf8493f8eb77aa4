import { useState } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import { useTranslations } from '../../../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../../../builderContext.ts';

/** Pasted text that did not fit, by draft and field, as long as the builder is open. */
const rests = new WeakMap<object, Map<string, string>>();

export interface RestOfPaste {
  readonly rest: string;
  readonly add: (rest: string) => void;
  readonly drop: () => void;
}

/** Returns the rest of a paste that did not fit into a field. */
export function useKeptRest(field: string): RestOfPaste {
  const builder = useBuilder();
  const kept = rests.get(builder) ?? new Map<string, string>();
  rests.set(builder, kept);
  const key = `${builder.drafts.state.epoch} ${field}`;
  const [rest, setRest] = useState(() => kept.get(key) ?? '');
  const keep = (text: string) => {
    kept.set(key, text);
    setRest(text);
  };
  return { rest, add: (more) => keep(rest === '' ? more : `${rest}\n${more}`), drop: () => keep('') };
}

/** Says what had no room, and shows it for copying until it is put away. */
export function KeptRest({ rest, drop, max, lang, dir }: RestOfPaste & { max: number; lang: string; dir: string }) {
  const t = useTranslations();
  const [isCopied, setCopied] = useState(false);
  if (rest === '') return null;
  return (
    <div className="notice kept-rest">
      <div>
        <p role="alert">{t('builder.writing.rest', { count: rest.length, max })}</p>
        <textarea
          className="amplify-textarea kept-rest-text"
          aria-label={t('builder.writing.rest.text')}
          {...{ lang, dir }}
          readOnly
          rows={4}
          value={rest}
        />
        <div className="kept-rest-actions">
          <Button
            size="small"
            icon="copy"
            onClick={() =>
              void navigator.clipboard.writeText(rest).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {t(isCopied ? 'builder.writing.rest.copied' : 'builder.writing.rest.copy')}
          </Button>
          <Button size="small" tone="quiet" onClick={drop}>
            {t('builder.writing.rest.drop')}
          </Button>
        </div>
      </div>
    </div>
  );
}
