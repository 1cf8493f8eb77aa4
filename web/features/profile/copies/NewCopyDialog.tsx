import { useState } from 'react';
import { MAX_JOB_DESCRIPTION_LENGTH } from '../../../../shared/improve/improvedSections.ts';
import { textDirection } from '../../../../shared/platform/language.ts';
import { MAX_RESUME_NAME_LENGTH } from '../../../../shared/resume/limits.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { advertTitle } from '../../improve/keptAdverts.ts';
import { readOwnAdverts } from './jobWish.ts';
import './copies.css';

/** Exported with the dialog, so that both load as one file. */
export { wishForJob } from './jobWish.ts';

export interface NewCopyDialogProps {
  /** Name of what is copied. */
  readonly name: string;
  readonly onCreate: (copy: { readonly name: string; readonly advert: string }) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks which job a copy is for: an advertisement that is kept in this browser, or another. */
export function NewCopyDialog({ name: base, onCreate, onClose }: NewCopyDialogProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [adverts] = useState(readOwnAdverts);
  /** Place of a kept one; the length of the list for another. */
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const advert = (adverts[chosen] ?? text).trim();
  const suggested = [base, advertTitle(advert)].filter(Boolean).join(' – ').slice(0, MAX_RESUME_NAME_LENGTH);
  const submit = async () => {
    if (advert === '') return setRefused(true);
    setBusy(true);
    await onCreate({ name: name.trim() || suggested, advert });
    return setBusy(false);
  };
  const direction = textDirection(language);
  const actions = (
    <>
      <Button tone="primary" type="submit" form="new-copy" busy={isBusy}>
        {t('profile.copy.create')}
      </Button>
      <Button onClick={onClose}>{t('profile.cancel')}</Button>
    </>
  );
  return (
    <Dialog open closeOnBackdrop={false} title={t('profile.copy')} onClose={onClose} actions={actions}>
      <form
        id="new-copy"
        className="new-copy"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="profile-muted">{t('profile.copy.hint')}</p>
        {adverts.length > 0 && (
          <fieldset className="copy-adverts">
            <legend>{t('profile.copy.which')}</legend>
            {[...adverts.map(advertTitle), t('profile.copy.another')].map((title, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may have the same first line
              <label key={index}>
                <input type="radio" name="ad" checked={index === chosen} onChange={() => setChosen(index)} />
                <OwnLine text={title} base={direction} />
              </label>
            ))}
          </fieldset>
        )}
        {chosen >= adverts.length && (
          <TextAreaField
            label={t('profile.copy.advert')}
            hint={t('profile.copy.advertHint')}
            error={isRefused && advert === '' ? t('profile.copy.advertNeeded') : undefined}
            required
            rows={6}
            maxLength={MAX_JOB_DESCRIPTION_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <TextField
          label={t('profile.copy.name')}
          value={name}
          placeholder={suggested}
          maxLength={MAX_RESUME_NAME_LENGTH}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
