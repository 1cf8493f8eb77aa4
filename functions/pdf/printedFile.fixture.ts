/** Returns a file of these objects, numbered from 1, in the form that the browser writes. */
export function printedFile(
  objects: readonly string[],
  { root, info }: { readonly root: number; readonly info: number },
): Buffer {
  let text = '%PDF-1.4\n';
  const rows = objects.map((object, at) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const keys = `<</Size ${size}\n/Root ${root} 0 R\n/Info ${info} 0 R>>`;
  const trailer = `trailer\n${keys}\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${trailer}`, 'latin1');
}
