/** Bytes of a file: altogether, and as part of a request; larger ones go through the upload bucket (UP-07). */
export const UPLOAD_LIMITS = { bytes: 10_000_000, inRequest: 4_000_000 } as const;

/** Media type of a Word file (DOCX). */
export const WORD_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Media type of an OpenDocument text file (ODT), as LibreOffice and Google Docs write it. */
export const ODT_MEDIA_TYPE = 'application/vnd.oasis.opendocument.text';
/** What may be uploaded. */
export const UPLOAD_MEDIA_TYPES = ['application/pdf', WORD_MEDIA_TYPE, ODT_MEDIA_TYPE] as const;
