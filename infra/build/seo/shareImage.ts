import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { otherLanguages, textDirection, type Direction, type Language } from '../../../shared/platform/language.ts';
import { BRAND_COLORS, PRODUCT } from '../../../shared/site/product.ts';
import { SHARE_IMAGE_SIZE } from '../../../shared/site/shareImage.ts';
import { templateImageName } from '../../../shared/templates/templateImage.ts';
import { GALLERY_FOLDER } from '../gallery.ts';
import { TEMPLATE_ASSETS_FOLDER } from '../templates.ts';

/** Like the sheets of the home page: one in the reader's language in front of one in the other. */
const SHOWN_TEMPLATES = { front: 'professional', back: 'modern' } as const;
/** Degrees by which the sheet in the background is turned: away from the words. */
const TILT_DEGREES: Readonly<Record<Direction, number>> = { rtl: -5, ltr: 5 };

const TAGLINES: Readonly<Record<Language, string>> = {
  he: 'קורות חיים בעברית ובאנגלית',
  en: 'Résumés in Hebrew and English',
};

const dataUrl = async (file: string, type: string) => `data:${type};base64,${await readFile(file, 'base64')}`;
const fontUrl = (name: string) => dataUrl(join(TEMPLATE_ASSETS_FOLDER, 'fonts', name), 'font/woff2');
const sheetUrl = (id: string, language: Language) =>
  dataUrl(join(GALLERY_FOLDER, templateImageName(id, language)), 'image/jpeg');

/** The image of a shared link (Open Graph), as a JPEG: the product's name and two real sheets. */
export async function drawShareImage(page: Page, mark: string, language: Language): Promise<Uint8Array> {
  const [display, plain, front, back] = await Promise.all([
    fontUrl('frank-700.woff2'),
    fontUrl('assistant-400.woff2'),
    sheetUrl(SHOWN_TEMPLATES.front, language),
    sheetUrl(SHOWN_TEMPLATES.back, otherLanguages(language)[0] ?? language),
  ]);
  await page.setViewport({ ...SHARE_IMAGE_SIZE });
  await page.setContent(`<!doctype html><html lang="${language}" dir="${textDirection(language)}"><style>
    @font-face{font-family:Display;src:url(${display})} @font-face{font-family:Plain;src:url(${plain})}
    body{margin:0;block-size:100vh;overflow:hidden;background:${BRAND_COLORS.ground};\
color:${BRAND_COLORS.text};\
display:grid;grid-template-columns:1fr 560px;align-items:center}
    .words{padding-inline-start:76px} svg{inline-size:76px;block-size:76px;display:block}
    h1{font:700 104px/1.1 Display;margin:22px 0 14px} p{font:400 38px/1.3 Plain;margin:0;color:#4A5461}
    .sheets{position:relative;block-size:100%} img{position:absolute;inline-size:380px;background:#fff;\
box-shadow:0 24px 60px -18px rgb(28 36 48 / 40%),0 2px 4px rgb(28 36 48 / 15%)}
    .back{inset-block-start:96px;inset-inline-start:190px;rotate:${TILT_DEGREES[textDirection(language)]}deg}\
 .front{inset-block-start:58px;inset-inline-start:16px}
  </style><div class="words">${mark}<h1>${PRODUCT.name[language]}</h1><p>${TAGLINES[language]}</p></div>\
<div class="sheets"><img class="back" src="${back}"><img class="front" src="${front}"></div></html>`);
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]).then(() => undefined),
  );
  return page.screenshot({ type: 'jpeg', quality: 82 });
}
