/**
 * Returns the `Content-Disposition` of a download whose file name may have any script (RFC 6266, RFC 8187). Clients
 * that know only ASCII get `resume.pdf` for other names.
 */
export function contentDisposition(fileName: string): string {
  const plain = /^[\w.-]+$/.test(fileName) ? fileName : 'resume.pdf';
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
