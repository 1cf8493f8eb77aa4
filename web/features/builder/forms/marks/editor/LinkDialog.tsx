import { useId, useState } from 'react';
import { TextSelection } from 'prosemirror-state';
import type { Direction } from '../../../../../../shared/platform/language.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { TextField } from '../../../../../ui/TextField.tsx';
import { useTranslations } from '../../../../../lib/i18n/useTranslations.ts';
import type { TextEditor } from './createEditor.ts';
import { schema } from './lines.ts';
import { linkAround, setLink, stretchesOf, toAddress } from './marking.ts';

/** Maximum number of letters of a link's words and of its address, as marks are read (`textMarks.ts`). */
const MAX_WORDS = 300;
const MAX_ADDRESS = 2_000;
const ADDRESS_EXAMPLE = 'example.com/page';
const MAIL_EXAMPLE = 'name@example.com';

export interface LinkDialogProps {
  readonly editor: TextEditor;
  readonly onClose: () => void;
  /** The direction of the text. */
  readonly dir: Direction;
}

/** Asks for the words and the address of a link: of the one at the caret, or of a new one. */
export function LinkDialog({ editor, onClose, dir }: LinkDialogProps) {
  const t = useTranslations();
  const form = useId();
  const { state } = editor.view;
  const [link] = useState(() => linkAround(state));
  // Of several selected lines the first, since a link stays within its line.
  const [place] = useState(() => {
    const { head } = state.selection;
    const selected = link ?? stretchesOf(state, false)[0];
    return selected && selected.to - selected.from <= MAX_WORDS ? selected : { from: head, to: head };
  });
  const [words, setWords] = useState(() => state.doc.textBetween(place.from, place.to));
  const [address, setAddress] = useState(link?.href.replace(/^mailto:/, '') ?? '');
  const [refused, setRefused] = useState(false);
  const href = toAddress(address);
  const save = () => {
    if (href === undefined) return setRefused(true);
    const text = words.replace(/\s+/g, ' ').trim() || address.trim();
    editor.apply(setLink(editor.view.state, place, text, href), true);
    return onClose();
  };
  const remove = () => {
    const { tr: transaction } = editor.view.state;
    transaction.removeMark(place.from, place.to, schema.marks.link);
    editor.apply(transaction.setSelection(TextSelection.create(transaction.doc, place.to)), true);
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      closeOnBackdrop={false}
      title={link ? t('builder.writing.link.change') : t('builder.writing.link.add')}
      onClose={onClose}
      // The browser puts the caret at the beginning of a text that gets the focus, and a key would act there.
      onReturned={() => editor.view.focus()}
      actions={
        <>
          <Button tone="primary" type="submit" form={form}>
            {t('builder.writing.link.save')}
          </Button>
          {link && <Button onClick={remove}>{t('builder.writing.link.remove')}</Button>}
          <Button onClick={onClose}>{t('builder.cancel')}</Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="link-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t('builder.writing.link.words')}
          value={words}
          dir={dir}
          maxLength={MAX_WORDS}
          autoComplete="off"
          {...(words === '' && { 'data-autofocus': true })}
          onChange={(event) => setWords(event.target.value)}
        />
        <TextField
          label={t('builder.writing.link.address')}
          value={address}
          dir="ltr"
          className="always-ltr"
          inputMode="url"
          maxLength={MAX_ADDRESS}
          placeholder={ADDRESS_EXAMPLE}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={
            refused && href === undefined
              ? t('builder.writing.link.wrong', { page: ADDRESS_EXAMPLE, mail: MAIL_EXAMPLE })
              : undefined
          }
          {...(words !== '' && { 'data-autofocus': true })}
          onChange={(event) => setAddress(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
