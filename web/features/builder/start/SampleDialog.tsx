import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResumeLanguage } from '../builderContext.ts';
import { focusField } from '../flows/focusField.ts';
import { useOccupations } from '../help/useOccupation.ts';
import { applyOutline, findNames, type NamedOccupation } from './outline.ts';

/** Names that are shown at once. */
const SHOWN = 8;

/** Begins an empty résumé with the outline of an occupation; one step of undo takes it back. */
export function SampleDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const { language } = useResumeLanguage();
  const occupations = useOccupations();
  const [typed, setTyped] = useState('');
  const list = useId();
  const matches = findNames(typed, occupations ?? [], language, SHOWN);
  const take = (chosen: NamedOccupation) => {
    drafts.endUndoStep();
    drafts.edit((resume) => applyOutline(resume, chosen, language), { tab: 'personal' });
    drafts.endUndoStep();
    onClose();
    focusField(ui, { tab: 'personal', field: 'personal.fullName' });
    notify({ kind: 'success', text: t('builder.sample.done') });
  };
  return (
    <Dialog open title={t('builder.sample.title')} onClose={onClose} size="small" shape="drawer">
      <TextField
        label={t('builder.sample.label')}
        hint={t('builder.sample.hint')}
        value={typed}
        autoComplete="off"
        data-autofocus=""
        aria-controls={list}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul id={list} className="choices sample-names">
        {matches.map((each) => (
          <li key={`${each.occupation.id} ${each.name}`}>
            <button type="button" className="choice-button" onClick={() => take(each)}>
              <bdi lang={language}>{each.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <output className={matches.length > 0 ? 'visually-hidden' : 'quiet'}>
        {occupations === undefined ? '' : t('builder.sample.found', { count: matches.length })}
      </output>
    </Dialog>
  );
}
