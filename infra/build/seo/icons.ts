import type { Page } from 'puppeteer-core';
import { BRAND_COLORS } from '../../../shared/site/product.ts';

export interface IconFile {
  /** Path below the site's folder. */
  readonly file: string;
  /** In px, both ways. */
  readonly size: number;
  /** Systems may cut it to any shape: the mark keeps to the inner 60 %, on a full ground. */
  readonly maskable: boolean;
}

/** Apple's devices take no mask into account but cut the corners: its icon is the maskable one. */
export const SITE_ICONS: readonly IconFile[] = [
  { file: 'icons/icon-192.png', size: 192, maskable: false },
  { file: 'icons/icon-512.png', size: 512, maskable: false },
  { file: 'icons/maskable-192.png', size: 192, maskable: true },
  { file: 'icons/maskable-512.png', size: 512, maskable: true },
  { file: 'icons/apple-touch-180.png', size: 180, maskable: true },
];

/** The mark as a PNG. */
export async function drawIcon(page: Page, mark: string, { size, maskable }: IconFile): Promise<Uint8Array> {
  const inner = Math.round(size * (maskable ? 0.6 : 1));
  await page.setViewport({ width: size, height: size });
  await page.setContent(
    `<style>html{background:${maskable ? BRAND_COLORS.ground : 'transparent'}}` +
      'body{margin:0;block-size:100vh;display:grid;place-items:center}' +
      `svg{inline-size:${inner}px;block-size:${inner}px}</style>${mark}`,
  );
  return page.screenshot({ type: 'png', omitBackground: !maskable });
}
