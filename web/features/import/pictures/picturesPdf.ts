/** A page that is a picture. */
export interface PicturePage {
  /** In the colours that a canvas writes (YCbCr of three components). */
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Points of the longer side of a page, as A4 has them. */
const LONGER_SIDE = 842;

/** A PDF whose pages are pictures, in their order, as a scanner makes one; nothing else of them is in it. */
export function writePicturesPdf(pages: readonly PicturePage[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const starts: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  const add = (dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    starts.push(length);
    write(`${starts.length} 0 obj\n<< ${dictionary}${stream ? ` /Length ${stream.length}` : ''} >>\n`);
    for (const part of stream ? ['stream\n', stream, '\nendstream\n'] : []) write(part);
    write('endobj\n');
  };
  write('%PDF-1.4\n');
  add('/Type /Catalog /Pages 2 0 R');
  add(`/Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ')}]`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const scale = LONGER_SIDE / Math.max(width, height);
    const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    add(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${4 + 3 * index} 0 R ` +
        `/Resources << /XObject << /Photo ${5 + 3 * index} 0 R >> >>`,
    );
    add('', `q ${across} 0 0 ${down} 0 0 cm /Photo Do Q`);
    add(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        '/BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    );
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${table}`;
  write(`${end}trailer\n<< /Root 1 0 R /Size ${starts.length + 1} >>\nstartxref\n${length}\n%%EOF`);
  return new Blob(parts, { type: 'application/pdf' });
}
