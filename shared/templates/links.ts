const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * An address that may become a link, or undefined: only web, mail and phone addresses do, so that
 * `javascript:` and the like stay text. An address without a scheme is taken as https.
 */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || /[\s\u0000-\u001f\u007f<>"]/.test(trimmed)) return undefined;
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  return SCHEMES.has(url.protocol) ? url.href : undefined;
}
