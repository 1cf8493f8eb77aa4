import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { UPLOAD_FORMATS } from '../../../shared/upload/uploadFormats.ts';
import { withImporter } from './loadImporter.ts';

/** A field for the text of a résumé without a file: it is sent as a text file, and read like one. */
export function PasteText({ from, busy }: { from: string; busy: boolean }) {
  const t = useTranslations();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '' || busy) return;
    const [type] = UPLOAD_FORMATS.text.mediaTypes;
    const file = new File([text], `${t('import.paste.name')}.txt`, { type });
    void withImporter(async (importer) => {
      await importer.chooseFile(file);
      await importer.start(from);
    });
  };
  return (
    <details className="upload-paste">
      <summary>{t('import.paste')}</summary>
      <TextAreaField
        label={t('import.paste.label')}
        hint={t('import.paste.hint')}
        error={isMissing && text.trim() === '' ? t('import.paste.empty') : undefined}
        rows={8}
        value={text}
        readOnly={busy}
        onChange={({ target }) => setText(target.value)}
      />
      <Button onClick={send} disabled={busy}>
        {t('import.paste.go')}
      </Button>
    </details>
  );
}
