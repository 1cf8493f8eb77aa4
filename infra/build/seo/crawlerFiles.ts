import { ORIGIN_PLACEHOLDER, STATIC_PAGES, localizedPath } from '../../../shared/site/staticPages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, textDirection } from '../../../shared/platform/language.ts';
import { BRAND_COLORS, PRODUCT } from '../../../shared/site/product.ts';
import { SITE_ICONS } from './icons.ts';

const pageUrl = (path: string, language: (typeof LANGUAGES)[number]) =>
  ORIGIN_PLACEHOLDER + localizedPath(path, language);

/**
 * Every page for search engines, in each language, with its addresses in the others (sitemaps.org; Google's `hreflang`
 * in sitemaps).
 */
export function sitemap(): string {
  const urls = STATIC_PAGES.filter(({ listed }) => listed).flatMap(({ path }) => {
    const alternates = [
      ...LANGUAGES.map((language) => [language, pageUrl(path, language)]),
      ['x-default', pageUrl(path, DEFAULT_LANGUAGE)],
    ];
    const links = alternates.map(
      ([code, href]) => `    <xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
    );
    return LANGUAGES.map((language) =>
      ['  <url>', `    <loc>${pageUrl(path, language)}</loc>`, ...links, '  </url>'].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Returns the rules for crawlers: they may read everything except the endpoints, which have nothing to find. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`;
}

/** Lets the product be installed as an app on a phone or a desktop; it opens the builder. */
export function webManifest(): string {
  const manifest = {
    id: '/builder',
    name: `${PRODUCT.name.he} · ${PRODUCT.name.en}`,
    short_name: PRODUCT.name.he,
    lang: DEFAULT_LANGUAGE,
    dir: textDirection(DEFAULT_LANGUAGE),
    start_url: '/builder',
    scope: '/',
    display: 'standalone',
    background_color: BRAND_COLORS.ground,
    theme_color: BRAND_COLORS.ground,
    icons: SITE_ICONS.map(({ file, size, maskable }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
