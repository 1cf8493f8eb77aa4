import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { prescan } from './prescan.ts';

const pdf = (stream: Buffer, dictionary = '<</Filter/FlateDecode>>') => Buffer.concat([Buffer.from(`%PDF-1.7\n4 0 obj\n${dictionary}\nstream\n`), stream, Buffer.from('\nendstream\nendobj\n')]);

describe('before a file is read', () => {
  it('what is no PDF is refused, whatever it is called', () => {
    for (const text of ['', 'PK\u0003\u0004', '<html></html>', 'x'.repeat(2_000) + '%PDF-1.7']) expect(prescan(Buffer.from(text))).toBe('only_pdf');
    expect(prescan(Buffer.from('junk\n%PDF-1.7\n'))).toBeUndefined();
  });

  it('more than 10 MB are too large', () => {
    expect(prescan(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000_001)]))).toBe('pdf_too_large');
  });

  it('small files that unpack to large ones are too large, through several layers and behind a hidden filter', () => {
    const bomb = deflateSync(Buffer.alloc(30_000_000, ' '));
    expect(prescan(pdf(bomb))).toBe('pdf_too_large');
    expect(prescan(pdf(deflateSync(bomb)))).toBe('pdf_too_large');
    expect(prescan(pdf(bomb, '<</Fl#74er 7 0 R>>'))).toBe('pdf_too_large');
    expect(prescan(pdf(deflateSync(Buffer.alloc(100_000, ' '))))).toBeUndefined();
  });
});
