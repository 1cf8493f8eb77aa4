import { expect, it } from 'vitest';
import { UPLOAD_FORMAT_ROWS, UPLOAD_MEDIA_TYPES, uploadFormatNames } from './uploadFormats.ts';

it('formats are named as a list of a sentence, those with one name once', () => {
  expect(uploadFormatNames('en', 'short')).toBe('PDF, Word, ODT, RTF, HTML, text, LinkedIn or photos');
  expect(uploadFormatNames('en', 'short', 'photo')).toBe('PDF, Word, ODT, RTF, HTML, text or LinkedIn');
  expect(uploadFormatNames('en')).toMatch(/^PDF, Word \(DOCX\), Word 97–2003 \(DOC\), .* or photos of the pages/);
});

it('in Hebrew each stands behind a mark, so that Latin names are read in its order', () => {
  const names = uploadFormatNames('he', 'short').split('\u200f');
  expect(names.slice(0, 3)).toEqual(['PDF, ', 'Word, ', 'ODT, ']);
  expect(names.slice(-2)).toEqual(['LinkedIn או ', 'צילומים']);
});

it('what the browser makes another file of is not uploaded, and everything else is, once', () => {
  for (const [, { mediaTypes, sentAs }] of UPLOAD_FORMAT_ROWS)
    for (const type of mediaTypes)
      expect(UPLOAD_MEDIA_TYPES.filter((each) => each === type)).toHaveLength(sentAs === undefined ? 1 : 0);
});
