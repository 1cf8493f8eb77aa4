/** Hands what an address holds to the browser, to be stored under that name. */
export function download(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Hands over a JSON text as a file. */
export function downloadText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  download(url, name);
  revokeLater(url);
}

/** Milliseconds until what was handed over is forgotten: a person may be asked first where it should go. */
const REVOKE_DELAY_MS = 60_000;

/** Gives an object URL up, and not at once: the browser may still be reading it. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
