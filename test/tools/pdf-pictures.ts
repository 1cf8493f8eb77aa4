import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructNode {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructNode[];
}

/** What screen readers say about the pictures of a PDF. */
export async function picturesOf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const names: string[] = [];
  const visit = ({ role, alt, children = [] }: StructNode) => {
    if (role === 'Figure') names.push(alt ?? '');
    children.forEach(visit);
  };
  for (let number = 1; number <= file.numPages; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- of one file
    visit((await (await file.getPage(number)).getStructTree()) as StructNode);
  await task.destroy();
  return names;
}
