import { expect, it } from 'vitest';
import { writePicturesPdf } from './picturesPdf.ts';

/** The objects of a PDF by their numbers, each found where its table of places says that it begins. */
async function objectsOf(pdf: Blob): Promise<ReadonlyMap<number, string>> {
  const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF$/.exec(text)?.[1]));
  const count = Number(/^xref\n0 (\d+)\n/.exec(table)?.[1]);
  const places = [...table.matchAll(/^(\d{10}) \d{5} [nf] $/gm)].map(([, place]) => Number(place));
  expect([places.length, Number(/\/Size (\d+)/.exec(table)?.[1]), places[0]]).toEqual([count, count, 0]);
  return new Map(
    places.slice(1).map((place, index) => {
      const object = text.slice(place, text.indexOf('endobj', place));
      expect(object).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
      return [index + 1, object] as const;
    }),
  );
}

it('a reader that follows the file word for word finds each picture on its page, whole and in its shape', async () => {
  const pictures = [
    { jpeg: Uint8Array.of(255, 216, 1, 2, 3), width: 1_000, height: 2_000 },
    { jpeg: Uint8Array.of(255, 216, 4), width: 2_000, height: 500 },
    { jpeg: Uint8Array.of(255, 216, 5, 6), width: 7, height: 7 },
  ];
  const pdf = writePicturesPdf(pictures);
  const objects = await objectsOf(pdf);
  const referred = (object: number | undefined, key: string) =>
    Number(new RegExp(`/${key} (\\d+) 0 R`).exec(objects.get(object ?? 0) ?? '')?.[1]);
  const streamOf = (object: number) => {
    const [, length = '', stream = ''] =
      /\/Length (\d+) >>\nstream\n(.*)\nendstream\n$/s.exec(objects.get(object) ?? '') ?? [];
    return stream.length === Number(length) ? stream : undefined;
  };
  expect(pdf.type).toBe('application/pdf');
  const root = [...objects].find(([, object]) => object.includes('/Type /Catalog'))?.[0];
  const tree = referred(root, 'Pages');
  expect(objects.get(tree)).toContain('/Type /Pages /Count 3 ');
  const kids =
    /\/Kids \[(.*)\]/
      .exec(objects.get(tree) ?? '')?.[1]
      ?.split(' 0 R')
      .map(Number)
      .slice(0, -1) ?? [];
  // The longer side is as long as that of A4.
  const boxes = ['421.00 842.00', '842.00 210.50', '842.00 842.00'];
  expect(
    kids.map((page) => {
      const [contents, photo] = [referred(page, 'Contents'), referred(page, 'Photo')];
      return {
        isPage: objects.get(page)?.includes('/Type /Page ') === true && referred(page, 'Parent') === tree,
        box: /\/MediaBox \[0 0 (.*?)\]/.exec(objects.get(page) ?? '')?.[1],
        drawn: streamOf(contents),
        sides: /\/Subtype \/Image \/Width (\d+) \/Height (\d+) /
          .exec(objects.get(photo) ?? '')
          ?.slice(1)
          .map(Number),
        bytes: [...Buffer.from(streamOf(photo) ?? '', 'latin1')],
      };
    }),
  ).toEqual(
    pictures.map(({ jpeg, width, height }, index) => ({
      isPage: true,
      box: boxes[index],
      drawn: `q ${boxes[index]?.replace(' ', ' 0 0 ')} 0 0 cm /Photo Do Q`,
      sides: [width, height],
      bytes: [...jpeg],
    })),
  );
});
