import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { uploadFormatNames } from '../../../shared/upload/uploadFormats.ts';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { fileNameText } from '../../lib/i18n/lineDirection.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { navigate } from '../../lib/routing/location.ts';
import { useSession } from '../auth/index.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { PasteText } from './PasteText.tsx';
import { ACCEPTED_FILES } from './fileTypes.ts';
import { formatMegabytes } from './formatMegabytes.ts';
import type { ImportError } from './importState.ts';
import { CONTINUE_IMPORT, importStore, isFileKept } from './importStore.ts';
import { prefetchImporter, withImporter } from './loadImporter.ts';
import './upload.css';

/**
 * Import of a file, as a section of a page: home has it (HOME-04, HOME-05, HOME-06). Needs the message area `import`.
 */
export function UploadSection() {
  const t = useTranslations();
  const title = useId();
  return (
    <section id="upload" className="upload wide" aria-labelledby={title}>
      <div className="upload-words">
        <h2 id={title}>{t('import.title')}</h2>
        <p>{t('import.lead')}</p>
      </div>
      <UploadBox />
    </section>
  );
}

/** The drop zone for a file, and the progress of its import. */
export function UploadBox() {
  const t = useTranslations();
  const { language } = useLanguage();
  const state = useStore(importStore);
  const [over, setOver] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** Whether what is picked are further pages. */
  const isFurther = useRef(false);
  const hint = useId();
  const from = useReturnUrl();
  const busy = state.step !== null;
  const chosen = state.file !== null;
  // A retry with a file that cannot be read would fail in the same way.
  const useless = chosen && state.error?.again === false;
  const signedIn = useSession(({ person }) => person !== null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The buttons are replaced: the focus goes to the next one, unless the person moved it meanwhile.
    if (document.activeElement === document.body || slot.current?.contains(document.activeElement))
      next.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they say when the buttons change places
  }, [chosen, busy, useless]);

  const isChanged = state.error !== null && 'id' in state.error && state.error.id === 'import.changed';
  useEffect(() => {
    // A browser opens its picker on a click alone; where that is over, the button has the focus.
    if (!isChanged || !navigator.userActivation?.isActive) return;
    isFurther.current = false;
    picker.current?.click();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same notice may follow the next choice
  }, [isChanged, state.error]);

  const take = (files: readonly File[]) => {
    if (files.length > 0 && !busy) void withImporter((importer) => importer.chooseFile(...files));
  };
  const pick = (further: boolean) => {
    isFurther.current = further;
    picker.current?.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Also while busy: the browser would open a file dropped beside the zone in place of the page.
    event.preventDefault();
    setOver(!busy);
  };

  // The main action is first: choosing while there is no valid file, importing once there is.
  const ready = chosen && !useless;
  const choose = (
    <Button
      key="choose"
      ref={useless ? next : null}
      tone={ready ? 'plain' : 'primary'}
      size="large"
      icon="upload"
      aria-describedby={hint}
      onClick={() => pick(false)}
    >
      {t(chosen && !isChanged ? 'import.other' : 'import.choose')}
    </Button>
  );
  // A camera gives one picture at a time.
  const addPage = state.pictures.length > 0 && state.pictures.length < UPLOAD_LIMITS.pages && (
    <Button key="add" size="large" icon="add" onClick={() => pick(true)}>
      {t('import.addPage')}
    </Button>
  );
  const go = (
    <Button
      key="go"
      ref={ready ? next : null}
      tone={ready ? 'primary' : 'plain'}
      size="large"
      onClick={() => void withImporter((importer) => (state.isDoubted ? importer.goOn() : importer.start(from)))}
    >
      {t(state.isDoubted ? 'import.anyway' : state.error?.again === true ? 'import.again' : 'import.now')}
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing is done here, only fetched
    <div
      className="upload-box"
      onPointerEnter={prefetchImporter}
      onFocus={prefetchImporter}
      onDragEnter={prefetchImporter}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside is everybody's */}
      <div
        ref={slot}
        className="upload-slot"
        data-over={over || undefined}
        data-busy={busy || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={picker}
          type="file"
          accept={ACCEPTED_FILES}
          multiple
          hidden
          onChange={({ target }) => {
            take([...(isFurther.current ? state.pictures : []), ...(target.files ?? [])]);
            // Reset, so that choosing the same file again fires a change event.
            target.value = '';
          }}
        />
        {state.file === null ? (
          <>
            <Icon name="sheet" size={28} />
            <p className="upload-drop">{t('import.drop')}</p>
          </>
        ) : (
          <ChosenFile file={state.file} busy={busy} />
        )}
        <div className="upload-actions">
          {busy ? (
            <Button ref={next} onClick={() => void withImporter((importer) => importer.cancel())}>
              {t('import.cancel')}
            </Button>
          ) : ready ? (
            [go, addPage, choose]
          ) : (
            [choose, go]
          )}
        </div>
        <div className="upload-notes">
          {/* Once: the error of a wrong file names them itself. */}
          <p id={hint} className="upload-hint" hidden={state.error !== null}>
            {busy && state.isScan
              ? t('import.scanned')
              : t(signedIn ? 'import.hint.signedIn' : 'import.hint', {
                  formats: uploadFormatNames(language, 'short'),
                  most: formatMegabytes(UPLOAD_LIMITS.bytes),
                })}
          </p>
          <p className="upload-hint">
            {t('import.model')} <AppLink to="/privacy#import">{t('import.model.more')}</AppLink>
          </p>
          <div role="alert" className="upload-problem">
            {state.error && <ImportErrorText problem={state.error} />}
            {state.isDoubted && <HardlyResume />}
          </div>
        </div>
      </div>
      <PasteText from={from} busy={busy} />
      <ImportSteps {...state} />
    </div>
  );
}

/** The chosen file with its size in MB (HOME-06). */
function ChosenFile({ file, busy }: { file: File; busy: boolean }) {
  const t = useTranslations();
  return (
    <div className="upload-file">
      <Icon name="sheet" size={28} />
      <p className="upload-name">
        <bdi>{fileNameText(file.name)}</bdi>
        <span className="figure" dir="ltr">
          {t('import.size', { size: formatMegabytes(file.size) })}
        </span>
      </p>
      {!busy && (
        <IconButton
          icon="close"
          label={t('import.remove')}
          onClick={() => void withImporter((importer) => importer.clear())}
        />
      )}
    </div>
  );
}

/** Said before anything is replaced: what was read is kept until the person chooses. */
function HardlyResume() {
  const t = useTranslations();
  return (
    <p>
      <Icon name="warning" size={18} />
      {t('import.hardly')}
    </p>
  );
}

function ImportErrorText({ problem }: { problem: ImportError }) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <p>
      <Icon name="warning" size={18} />
      {'texts' in problem ? problem.texts[language] : t(problem.id, problem.values)}
    </p>
  );
}

/** Continues an import that redirected to sign in, and returns the path to come back to. */
function useReturnUrl(): string {
  const search = useSearch();
  useEffect(() => {
    // Read from the address itself: a parameter that was removed must not be handled again.
    const query = new URLSearchParams(location.search);
    const back = query.get('continue') === CONTINUE_IMPORT;
    query.delete('continue');
    // Before the address changes: that runs this effect again at once, and the file can be fetched only once.
    if (back || isFileKept()) void withImporter((importer) => importer.resume(back, returnUrl()));
    if (back) navigate(`${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`, { replace: true });
    if (back) document.getElementById('upload')?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it only says that the address changed
  }, [search]);
  return returnUrl();
}

const returnUrl = () => `${location.pathname}?continue=${CONTINUE_IMPORT}`;
