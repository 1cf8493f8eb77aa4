import { useRef, useState } from 'react';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import { photoAddress } from '../../../../shared/resume/photo.ts';
import { setPhoto } from '../../../../shared/resume/photoFiles.ts';
import { jsonByteSize } from '../../../../shared/resume/schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { firstCrop, type Crop } from './crop.ts';
import { CropField } from './CropField.tsx';
import { encodePhoto, MAX_FILE_BYTES, MAX_FILE_PIXELS, MIN_SIDE, openPhoto, PictureRefused } from './openPhoto.ts';
import type { PhotoFault } from './pictureFault.ts';
import './photo.css';

/** Formats that browsers open; other files can be chosen too, and the message says what is wrong with them. */
const ACCEPTED = 'image/*,.jpg,.jpeg,.png,.webp';
const LIMITS = { megabytes: MAX_FILE_BYTES / 1e6, megapixels: MAX_FILE_PIXELS / 1e6, least: MIN_SIDE };

/** The photograph of the résumé: whether to have one at all, a picture from a file, and the square of it. */
export function PhotoDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts } = useBuilder();
  const photo = useResume((resume) => resume.photo);
  const picker = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const [busy, setBusy] = useState(false);

  /** The picture on the screen stays until a better one is ready. */
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(error instanceof PictureRefused ? error.fault : 'failed');
    }
    setBusy(false);
  };
  const take = (file: File) =>
    run(async () => {
      const opened = await openPhoto(file);
      setPicture(opened);
      setCrop(firstCrop(opened));
    });
  const finish = (next: string | undefined) => {
    drafts.endUndoStep();
    drafts.edit((resume) => setPhoto(resume, next), { tab: 'personal' });
    onClose();
  };
  const choose = (
    <Button
      tone={picture || photo !== undefined ? 'plain' : 'primary'}
      busy={busy && !picture}
      onClick={() => picker.current?.click()}
    >
      {t(picture || photo !== undefined ? 'help.photo.other' : 'help.photo.choose')}
    </Button>
  );
  const actions = (
    <>
      {picture && crop && (
        <Button
          tone="primary"
          busy={busy}
          onClick={() =>
            void run(async () => {
              const next = await encodePhoto(picture, crop);
              const size = jsonByteSize(setPhoto(drafts.state.resume, next));
              if (size > RESUME_LIMITS.totalBytes) throw new PictureRefused('noRoom');
              finish(next);
            })
          }
        >
          {t('help.photo.use')}
        </Button>
      )}
      {choose}
      {photo !== undefined && !picture && (
        <Button tone="danger" onClick={() => finish(undefined)}>
          {t('help.photo.remove')}
        </Button>
      )}
      <Button onClick={onClose}>{t('builder.cancel')}</Button>
    </>
  );
  return (
    <Dialog open closeOnBackdrop={!picture} title={t('help.photo.title')} onClose={onClose} actions={actions}>
      {!picture && <p className="notice notice-plain">{t('help.photo.advice')}</p>}
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void take(file);
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
      {fault && (
        <p className="notice photo-fault" role="alert">
          {t(`help.photo.fault.${fault}`, LIMITS)}
        </p>
      )}
      {picture && crop ? (
        <CropField picture={picture} crop={crop} onChange={setCrop} />
      ) : (
        photo !== undefined && <img className="photo-now" src={photoAddress(photo)} alt={t('help.photo.now')} />
      )}
      {!picture && <p className="quiet photo-about">{t('help.photo.about')}</p>}
    </Dialog>
  );
}
