import { UPLOAD_FORMATS } from '../../../../shared/upload/uploadFormats.ts';
import { UPLOAD_LIMITS } from '../../../../shared/upload/uploadLimits.ts';
import { formatOfFile } from '../fileTypes.ts';
import { formatMegabytes } from '../formatMegabytes.ts';
import type { ImportError } from '../importState.ts';
import { MAX_PIXELS, openPicture, PictureFault } from './openPicture.ts';
import { writePicturesPdf, type PicturePage } from './picturesPdf.ts';

export const isPicture = (file: File): boolean => formatOfFile(file) === 'photo';

/**
 * Pictures of pages, in their order, as one file that is read as a scan; named after them. An error where one cannot be
 * opened here, or where they are not pictures alone.
 */
export async function joinPictures(
  pictures: readonly File[],
  open: (picture: File) => Promise<PicturePage> = openPicture,
): Promise<File | ImportError> {
  if (!pictures.every(isPicture)) return { id: 'import.pictures.alone', again: false };
  if (pictures.length > UPLOAD_LIMITS.pages)
    return { id: 'import.pictures.many', values: { most: UPLOAD_LIMITS.pages }, again: false };
  const pages: PicturePage[] = [];
  for (const picture of pictures) {
    const fault = picture.size > UPLOAD_FORMATS.photo.bytes ? 'tooLarge' : undefined;
    // One after the other: a picture of a phone takes 50 MB while it is open.
    // oxlint-disable-next-line no-await-in-loop -- as said
    const page = fault ?? (await open(picture).catch((error: unknown) => reasonOf(error)));
    if (page === 'tooLarge')
      return {
        id: 'import.pictures.tooLarge',
        values: {
          name: picture.name,
          most: formatMegabytes(UPLOAD_FORMATS.photo.bytes),
          megapixels: MAX_PIXELS / 1_000_000,
        },
        again: false,
      };
    if (page === 'unreadable')
      return { id: 'import.pictures.unreadable', values: { name: picture.name }, again: false };
    pages.push(page);
  }
  const names = pictures.map(({ name }) => name.replace(/\.\w+$/, ''));
  return new File([writePicturesPdf(pages)], `${names.join(', ')}.pdf`, { type: 'application/pdf' });
}

const reasonOf = (error: unknown) => (error instanceof PictureFault ? error.reason : 'unreadable');
