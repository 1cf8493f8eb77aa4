import { useStore } from 'zustand';
import { isEmptyResume } from '../../../shared/resume/visibleResume.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useSave } from './flows/useSave.ts';
import { useUndo } from './flows/useUndo.ts';
import { useBuilder, useDraftState, useIsWide, useResume, useUi } from './builderContext.ts';
import { SaveStatus } from './cloudSave/SaveStatus.tsx';
import { Meter } from './meter/Meter.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { OwnLine } from '../../ui/OwnLine.tsx';

/** Above the form: the résumé's name, how far it is, the save status, and undo and redo. */
export function Toolbar() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const previewShown = useUi((state) => state.previewShown);
  const save = useSave();
  return (
    <header className="toolbar">
      <ResumeName />
      <Meter />
      <SaveStatus />
      <div className="toolbar-actions">
        <UndoButtons />
        <ImportButton />
        {isWide && (
          <IconButton
            icon={previewShown ? 'hide' : 'show'}
            label={t(previewShown ? 'builder.preview.hide' : 'builder.preview.show')}
            onClick={() => ui.update({ previewShown: !previewShown })}
          />
        )}
        <MoreMenu />
        {isWide ? (
          <Button size="small" icon="save" onClick={save}>
            {t('builder.save')}
          </Button>
        ) : (
          <IconButton icon="save" label={t('builder.save')} onClick={save} />
        )}
      </div>
    </header>
  );
}

/** To a file, LinkedIn, a photograph or a text; on a phone in the menu once there is a résumé. */
function ImportButton() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const isEmpty = useResume(isEmptyResume);
  if (!isWide && !isEmpty) return null;
  return (
    <Button tone="quiet" size="small" {...(isWide && { icon: 'upload' })} onClick={() => ui.openDialog('importPdf')}>
      {t('builder.import')}
    </Button>
  );
}

function ResumeName() {
  const t = useTranslations();
  // A person may have several: the résumé's own name tells which this is.
  const named = useDraftState(({ name }) => name);
  const person = useResume((resume) => resume.personalInfo.fullName.trim());
  const { ui } = useBuilder();
  return (
    <div className="toolbar-title">
      <h1 className="toolbar-name">
        <OwnLine text={named || person || t('builder.title')} />
      </h1>
      <IconButton size="small" icon="rename" label={t('builder.rename')} onClick={() => ui.openDialog('rename')} />
    </div>
  );
}

function UndoButtons() {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const { undo, redo } = useUndo();
  const canUndo = useStore(drafts.undoHistory, (history) => history.pastStates.length > 0);
  const canRedo = useStore(drafts.undoHistory, (history) => history.futureStates.length > 0);
  return (
    <>
      <IconButton icon="undo" label={t('builder.undo')} disabled={!canUndo} onClick={undo} />
      <IconButton className="redo" icon="redo" label={t('builder.redo')} disabled={!canRedo} onClick={redo} />
    </>
  );
}
