import { expect, it } from 'vitest';
import { WORD_MEDIA_TYPE } from '../../../shared/upload/uploadFormats.ts';
import { ACCEPTED_FILES, formatOfFile, withMediaType } from './fileTypes.ts';
import { formatMegabytes } from './formatMegabytes.ts';

it.each([
  ['cv.PDF', '', 'pdf'],
  ['cv.docx', 'application/octet-stream', 'docx'],
  ['cv', 'application/pdf', 'pdf'],
  ['cv.docx', WORD_MEDIA_TYPE, 'docx'],
  // Several formats are called this.
  ['cv.doc', 'application/msword', 'doc'],
  ['cv.rtf', 'application/msword', 'rtf'],
  ['cv.html', 'application/msword', 'html'],
  ['cv.backup', 'application/msword', 'docx'],
  ['cv.pdf', 'application/msword', 'docx'],
  ['cv.exe', '', undefined],
  ['cv', '', undefined],
  ['cv.pdf', 'video/mp4', undefined],
])('%s of the type "%s" is of this format: %s', (name, type, format) => {
  expect(formatOfFile({ name, type })).toBe(format);
});

const sentFile = (name: string, type: string) => withMediaType(new File(['x'], name, { type }));

it('a file is sent under the type of its format, and as a PDF where nothing is known', () => {
  expect(sentFile('cv.docx', '').type).toBe(WORD_MEDIA_TYPE);
  expect(sentFile('cv', '')).toMatchObject({ type: 'application/pdf', body: { type: 'application/pdf', size: 1 } });
  const file = new File(['x'], 'cv.rtf', { type: 'text/rtf' });
  expect(withMediaType(file)).toEqual({ body: file, type: 'text/rtf' });
  expect(withMediaType(file).body).toBe(file);
});

it('the file picker offers each type and each ending once', () => {
  const offered = ACCEPTED_FILES.split(',');
  expect(offered).toEqual(expect.arrayContaining(['.pdf', '.docx', '.odt', 'application/pdf', 'application/msword']));
  expect(new Set(offered).size).toBe(offered.length);
});

it.each([
  [1, '0.01'],
  [40_000, '0.04'],
  [994_000, '0.99'],
  [1_000_000, '1'],
  [1_260_000, '1.3'],
  [10_000_000, '10'],
])('%s bytes are %s MB', (bytes, megabytes) => {
  expect(formatMegabytes(bytes)).toBe(megabytes);
});
