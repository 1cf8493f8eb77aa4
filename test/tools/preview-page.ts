import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { FONTS, listFontFiles, type FontKey } from '../../shared/templates/fonts.ts';
import type { PrintedBreaks } from '../../shared/templates/pagination/layOutPage.ts';
import type { Preview } from '../../web/features/preview/index.ts';
import type { createPreview } from '../../web/features/preview/preview.ts';
import { readBaseCss, fontUrl, readTemplateStyle } from './template-assets.ts';
import { TEMPLATE_VERSIONS } from '../../shared/templates/catalogue.ts';

interface PreviewAssets {
  readonly base: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly fonts: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    PreviewBundle: { createPreview: typeof createPreview };
    preview: Preview;
    previewAssets?: PreviewAssets;
    /** What the preview receives about the PDF. */
    pdfBreaks?: PrintedBreaks;
  }
}

let bundle: Promise<string> | undefined;

/** The preview's own code as one script, for a page without the rest of the site. Bundled once. */
export const bundlePreview = (): Promise<string> => (bundle ??= buildBundle());

async function buildBundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('../../web/features/preview/preview.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'PreviewBundle',
    target: 'chrome120',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Styles and fonts of the PDF for a preview: style sheets by `Template.style`, addresses of fonts by file name. */
export function previewAssets(): PreviewAssets {
  const styles = Object.fromEntries(TEMPLATE_VERSIONS.flat().map(({ style }) => [style, readTemplateStyle(style)]));
  const fonts = Object.fromEntries(
    (Object.keys(FONTS) as FontKey[]).flatMap((key) => listFontFiles(key)).map((file) => [file.file, fontUrl(file)]),
  );
  return { base: readBaseCss(), styles, fonts };
}

/**
 * Creates `window.preview` in an empty page, with the assets of the PDF. `width` is the pane's, in CSS px. A page that
 * had one before keeps its script, styles and typefaces, and everything else that belongs to its window.
 */
export async function openPreview(page: Page, { width = 900, height = 1200 } = {}): Promise<void> {
  const host = `<div id="host" style="width:${width}px;height:${height}px"></div>`;
  const isThere = await page.evaluate((html) => {
    if (window.previewAssets === undefined) return false;
    window.preview.destroy();
    document.body.innerHTML = html;
    return true;
  }, host);
  if (!isThere) {
    await page.setContent(`<!doctype html><html lang="he" dir="rtl"><body style="margin:0">${host}</body></html>`);
    await page.addScriptTag({ content: await bundlePreview() });
    await page.evaluate((assets) => void (window.previewAssets = assets), previewAssets());
  }
  await page.evaluate(() => {
    const { base, styles, fonts } = window.previewAssets as PreviewAssets;
    window.preview = window.PreviewBundle.createPreview(document.querySelector('#host') as HTMLElement, {
      baseCss: base,
      fontUrl: (file) => fonts[file.file] ?? '',
      loadStyle: (style) => Promise.resolve(styles[style] ?? ''),
      askPageBreaks: async () => {
        if (window.pdfBreaks) return window.pdfBreaks;
        throw new Error('Nobody knows the PDF');
      },
    });
    window.preview.setZoom(1);
  });
}

/** Shows a résumé and waits until it is rendered with its fonts. */
export async function showResume(page: Page, resume: ResumeData): Promise<void> {
  await page.evaluate(async (data) => {
    window.preview.update(data);
    await window.preview.settled();
  }, resume);
}
