/** Lets the browser download an address under that file name. */
function download(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Downloads a file. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  download(url, file.name);
  revokeLater(url);
}

/** Milliseconds until an object URL is revoked: the browser may first ask the person where to save the file. */
const REVOKE_DELAY_MS = 60_000;

/** Revokes an object URL after a delay: the browser may still be reading it. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
