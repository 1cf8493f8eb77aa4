import { useStore } from 'zustand';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { Bar } from '../design/Progress.tsx';
import { useText } from '../i18n/useText.ts';
import { useSave } from './flows/useSave.ts';
import { useUndo } from './flows/useUndo.ts';
import { useBuilder, useDraftState, useFindings, useIsWide, useResume, useUi } from './hooks.ts';
import { MoreMenu } from './MoreMenu.tsx';

/** Above the form: whose résumé this is, how far it is, whether it is saved, and what can be undone. */
export function Toolbar() {
  const t = useText();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const previewShown = useUi((state) => state.previewShown);
  const save = useSave();
  return (
    <header className="toolbar">
      <Name />
      <Overall />
      <SaveStatus />
      <div className="toolbar-actions">
        <UndoButtons />
        {isWide && <IconButton icon={previewShown ? 'hide' : 'show'} label={t(previewShown ? 'builder.preview.hide' : 'builder.preview.show')} onClick={() => ui.set({ previewShown: !previewShown })} />}
        <MoreMenu />
        {isWide ? <Button size="small" icon="save" onClick={save}>{t('builder.save')}</Button> : <IconButton icon="save" label={t('builder.save')} onClick={save} />}
      </div>
    </header>
  );
}

function Name() {
  const t = useText();
  // In the cloud there may be several of one person: there its own name tells which this is.
  const inCloud = useDraftState(({ cloud, name }) => (cloud ? name : ''));
  const person = useResume((resume) => resume.personalInfo.fullName.trim());
  return <h1 className="toolbar-name"><bdi>{inCloud || person || t('builder.title')}</bdi></h1>;
}

function Overall() {
  const t = useText();
  const percent = useFindings(({ completion }) => completion.overall);
  return (
    <div className="overall">
      <span className="figure">{t('builder.overall', { percent })}</span>
      <Bar value={percent} label={t('builder.overall.label')} tone={percent === 100 ? 'good' : 'accent'} />
    </div>
  );
}

function SaveStatus() {
  const t = useText();
  const status = useDraftState((draft) => draft.status);
  const kept = useDraftState((draft) => draft.storedAt !== null);
  const text = status === '' ? (kept ? t('builder.status.kept') : '') : t(`builder.status.${status}`);
  return <output className="save-status" data-status={status}>{text}</output>;
}

function UndoButtons() {
  const t = useText();
  const { store } = useBuilder();
  const { undo, redo } = useUndo();
  const canUndo = useStore(store.history, (history) => history.pastStates.length > 0);
  const canRedo = useStore(store.history, (history) => history.futureStates.length > 0);
  return (
    <>
      <IconButton icon="undo" label={t('builder.undo')} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={t('builder.redo')} disabled={!canRedo} onClick={redo} />
    </>
  );
}
