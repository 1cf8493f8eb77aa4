import { describe, expect, it } from 'vitest';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { importText } from '../../../../functions/import/textImport.ts';
import { PictureFault } from './openPicture.ts';
import { joinPictures } from './joinPictures.ts';
import type { PicturePage } from './picturesPdf.ts';

/** A JPEG of 8 by 16 points, black above and white below. */
const JPEG =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO' +
  'UlNSMj5aYVpQYEpRUk8BDg4OExETJhUVJk81LTVPT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P' +
  'T09PT//AABEIABAACAMBEQACEQEDEQH/xAGiAAABBQEBAQEBAQAAAAAAAAAAAQIDBAUGBwgJCgsQAAIBAwMCBAMFBQQEAAABfQEC' +
  'AwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm' +
  'Z2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq' +
  '8fLz9PX29/j5+gEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoLEQACAQIEBAMEBwUEBAABAncAAQIDEQQFITEGEkFRB2FxEyIy' +
  'gQgUQpGhscEJIzNS8BVictEKFiQ04SXxFxgZGiYnKCkqNTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqCg4SF' +
  'hoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2dri4+Tl5ufo6ery8/T19vf4+fr/2gAMAwEA' +
  'AhEDEQA/APMKAPp2gD//2Q==';
const page = async (): Promise<PicturePage> => ({
  jpeg: new Uint8Array(Buffer.from(JPEG, 'base64')),
  width: 8,
  height: 16,
});
const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const ofBytes = (size: number) => Object.defineProperty(picture('a.jpg'), 'size', { value: size });
/** Megabytes and megapixels that a picture may have. */
const MOST = { most: '40', megapixels: 120 };

describe('pictures of pages', () => {
  it('become one PDF of pictures in their order, which is read as a scan', async () => {
    const opened: string[] = [];
    const file = await joinPictures(
      [picture('b.jpg'), picture('a.PNG', ''), picture('c.heic', '')],
      async ({ name }) => {
        opened.push(name);
        return page();
      },
    );
    if (!(file instanceof File)) throw new Error(JSON.stringify(file));
    expect([file.name, file.type, opened]).toEqual(['b, a, c.pdf', 'application/pdf', ['b.jpg', 'a.PNG', 'c.heic']]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const library = await PDFiumLibrary.init();
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()];
    expect(pages.map((each) => each.getOriginalSize())).toEqual(
      Array.from({ length: 3 }, () => ({ originalWidth: 421, originalHeight: 842 })),
    );
    const { data, width, height } = await pages[0]!.render({ scale: 0.1, colorSpace: 'Gray', render: 'bitmap' });
    expect(
      [data[width], data[width * (height - 2)]].map((grey = 128) => (grey < 60 ? 'dark' : grey > 200 ? 'light' : '')),
    ).toEqual(['dark', 'light']);
    document.destroy();
    library.destroy();
    expect(await importText(bytes)).toEqual({ error: 'unreadable_pdf' });
  });

  it.each([
    ['with a file that is none', [picture('a.jpg'), picture('cv.pdf', 'application/pdf')], 'alone', undefined],
    ['of more pages than are read', Array.from({ length: 6 }, () => picture('a.jpg')), 'many', { most: 5 }],
    ['of too many bytes', [ofBytes(40_000_001)], 'tooLarge', { name: 'a.jpg', ...MOST }],
    ['of too many points', [picture('bomb.png', 'image/png')], 'tooLarge', { name: 'bomb.png', ...MOST }],
    ['that the browser cannot open', [picture('a.heic', 'image/heic')], 'unreadable', { name: 'a.heic' }],
    ['of as many bytes as may be', [ofBytes(40_000_000)], 'unreadable', { name: 'a.jpg' }],
  ] as const)('%s are refused with what to do', async (_, pictures, reason, values) => {
    const fault = await joinPictures(pictures, async ({ name }) => {
      if (name === 'bomb.png') throw new PictureFault('tooLarge');
      throw name === 'a.heic' ? new PictureFault('unreadable') : new TypeError('another');
    });
    expect(fault).toEqual({ id: `import.pictures.${reason}`, again: false, ...(values && { values }) });
  });
});
