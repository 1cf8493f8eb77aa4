import { useEffect, useState } from 'react';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useBuilder, useUi } from '../builderContext.ts';
import { readTwin, withTwinNews, type OpenTwin } from './followTwin.ts';
import './twin.css';

/**
 * For a résumé that has a twin: a press shows the twin's texts beneath the fields. Values that every language shares
 * and that changed there have come over by then. `id`: of this one in the cloud.
 */
export default function TwinTexts({ id }: { readonly id: string }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const [twin, setTwin] = useState<OpenTwin | null>(null);
  const shown = useUi(({ originals }) => originals !== null);
  useEffect(() => {
    let isGone = false;
    // Without it for people who are offline, or signed out by now.
    readTwin(id).then(
      (read) => !isGone && begin(read),
      () => {},
    );
    return () => {
      isGone = true;
      setTwin(null);
      ui.update({ originals: null });
    };
    function begin(read: OpenTwin | null) {
      setTwin(read);
      const { resume, cloud } = drafts.state;
      // A draft that is older than the cloud's copy is a conflict when it is saved: nothing is put into it.
      const next = read && read.mine === cloud?.version ? withTwinNews(resume, read) : resume;
      if (next === resume) return;
      drafts.endUndoStep();
      drafts.edit(() => next, { tab: 'personal' });
      drafts.endUndoStep();
      notify({ kind: 'success', text: t('help.twin.followed') });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each résumé that is opened
  }, [id]);
  if (!twin) return null;
  const { data } = twin.saved;
  return (
    <Button
      tone="quiet"
      size="small"
      icon="language"
      className="originals-button"
      onClick={() => ui.update({ originals: shown ? null : data })}
    >
      {t(`help.twin.${shown ? 'hide' : 'show'}.${resumeLanguage(data)}`)}
    </Button>
  );
}
