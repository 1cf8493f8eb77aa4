import { ODT_MEDIA_TYPE, UPLOAD_MEDIA_TYPES, WORD_MEDIA_TYPE } from '../../../shared/api/uploadLimits.ts';

/** What the file picker offers. */
export const ACCEPTED_FILES = [...UPLOAD_MEDIA_TYPES, '.pdf', '.docx', '.odt'].join(',');

/** The media type of a file that can be imported, by what the system says or, where it says nothing, by its name. */
export function mediaTypeOf({
  type,
  name,
}: Pick<File, 'type' | 'name'>): (typeof UPLOAD_MEDIA_TYPES)[number] | undefined {
  if (type === '' && /\.docx$/i.test(name)) return WORD_MEDIA_TYPE;
  if (type === '' && /\.odt$/i.test(name)) return ODT_MEDIA_TYPE;
  return UPLOAD_MEDIA_TYPES.find((known) => known === type);
}

/** A file under its media type; one that the system knows nothing of is a PDF by its first bytes. */
export function withMediaType(file: File): { readonly body: Blob; readonly type: (typeof UPLOAD_MEDIA_TYPES)[number] } {
  const type = mediaTypeOf(file) ?? 'application/pdf';
  return { body: file.type === type ? file : new Blob([file], { type }), type };
}
