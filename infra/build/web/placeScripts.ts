import type { StaticPage } from '../../../shared/site/staticPages.ts';

const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD_LINK = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Places a prerendered page's scripts where they do not delay the first paint.
 *
 * @param starter Path of the built `web/afterPaint.ts`, which starts the entry after the first paint.
 * @throws {Error} When the page has no entry: Vite writes its tag in another form than this knows.
 */
export function placeScripts(html: string, script: StaticPage['script'], starter: string): string {
  const start = ENTRY_SCRIPT.exec(html)?.[1];
  if (start === undefined) throw new Error('a written page has no script to start');
  if (script === 'first') return html;
  const begin = (more: string) => (text: string) =>
    text.replace(
      ENTRY_SCRIPT,
      `<script type="module" crossorigin src="${starter}" data-start="${start}"${more}></script>`,
    );
  if (script === 'meanwhile') {
    return begin('')(html)
      .replace('</script>', `</script>\n    <link rel="modulepreload" crossorigin href="${start}">`)
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  }
  const needs = [...html.matchAll(PRELOAD_LINK)].map(([, file]) => file);
  return begin(` data-needs="${needs.join(' ')}"`)(html).replaceAll(PRELOAD_LINK, '');
}
