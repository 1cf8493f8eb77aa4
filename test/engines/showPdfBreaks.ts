import type { ParityDocument } from './parityDocuments.ts';

/** Shows a document in a preview that knows at once what the server would answer about the PDF. Runs in the page. */
export async function showPdfBreaks({ resume, breaks }: Pick<ParityDocument, 'resume' | 'breaks'>): Promise<void> {
  window.pdfBreaks = breaks;
  window.preview.update(resume);
  await window.preview.settled();
  for (let turn = 0; turn < 3; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- until the answer has come
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
}
