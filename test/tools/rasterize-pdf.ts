import { deflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

interface Scanner {
  /** Dots per inch. */
  readonly dots?: number;
  /** How much of each page it sees, from the top; the whole of it is 1. */
  readonly top?: number;
}

/** A PDF whose pages are images of another's pages, as a scanner makes it: it contains no text. */
export async function rasterizePdf(
  pdf: Uint8Array,
  { dots = 200, top = 1 }: Scanner = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(pdf);
    const objects: Buffer[] = [];
    const add = (dictionary: string, stream?: Buffer) =>
      objects.push(
        Buffer.concat([
          Buffer.from(`<< ${dictionary}${stream ? ` /Length ${stream.length}` : ''} >>`),
          ...(stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : []),
        ]),
      );
    const pages = [...file.pages()];
    add('/Type /Catalog /Pages 2 0 R');
    add(`/Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}]`);
    for (const [at, page] of pages.entries()) {
      const { originalWidth: width, originalHeight } = page.getOriginalSize();
      const height = originalHeight * top;
      // oxlint-disable-next-line no-await-in-loop -- the renderer has one page at a time
      const {
        data,
        width: across,
        height: rows,
      } = await page.render({ scale: dots / 72, colorSpace: 'Gray', render: 'bitmap' });
      const down = Math.round(rows * top);
      add(
        `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${4 + at * 3} 0 R ` +
          `/Resources << /XObject << /Scan ${5 + at * 3} 0 R >> >>`,
      );
      add('', Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`));
      add(
        `/Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceGray ` +
          '/BitsPerComponent 8 /Filter /FlateDecode',
        deflateSync(data.subarray(0, across * down)),
      );
    }
    return serializePdf(objects);
  } finally {
    library.destroy();
  }
}

function serializePdf(objects: readonly Buffer[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  for (const [at, body] of objects.entries()) {
    places.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ` +
        `${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
