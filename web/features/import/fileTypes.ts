import {
  UNKNOWN_MEDIA_TYPES,
  UPLOAD_FORMAT_ROWS,
  UPLOAD_FORMATS,
  type UploadFormatId,
} from '../../../shared/upload/uploadFormats.ts';

/** Types that the file picker offers. */
export const ACCEPTED_FILES = [
  ...new Set(UPLOAD_FORMAT_ROWS.flatMap(([, { mediaTypes }]) => mediaTypes)),
  ...UPLOAD_FORMAT_ROWS.flatMap(([, { extensions }]) => extensions.map((extension) => `.${extension}`)),
].join(',');

/** The format of a file by what the system says or, where it says nothing, by its name. */
export function formatOfFile({ type, name }: Pick<File, 'type' | 'name'>): UploadFormatId | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = UPLOAD_FORMAT_ROWS.filter(([, { extensions }]) => extensions.includes(extension));
  if (UNKNOWN_MEDIA_TYPES.includes(type)) return named[0]?.[0];
  const typed = UPLOAD_FORMAT_ROWS.filter(([, { mediaTypes }]) => mediaTypes.includes(type));
  return (typed.find(([id]) => named.some(([other]) => other === id)) ?? typed[0])?.[0];
}

/** A file under its media type; one that the system knows nothing about is a PDF by its first bytes. */
export function withMediaType(file: File): { readonly body: Blob; readonly type: string } {
  const type = UNKNOWN_MEDIA_TYPES.includes(file.type)
    ? UPLOAD_FORMATS[formatOfFile(file) ?? 'pdf'].mediaTypes[0]
    : file.type;
  return { body: file.type === type ? file : new Blob([file], { type }), type };
}
