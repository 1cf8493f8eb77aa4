import { LANGUAGES, otherLanguages } from '../../../shared/platform/language.ts';
import { PRODUCT } from '../../../shared/site/product.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import type { AppRoute } from '../../lib/routing/routeTable.ts';

/**
 * The screen's schema.org data (JSON-LD) for search engines; never executed (the content security policy does not count
 * a data block as a script).
 */
export function StructuredData({ route, origin }: { route: AppRoute; origin: string }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const name = PRODUCT.name[language];
  const home = {
    '@type': 'WebApplication',
    name,
    alternateName: otherLanguages(language).map((other) => PRODUCT.name[other]),
    url: `${origin}/`,
    description: t('shell.meta.home.description'),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    inLanguage: LANGUAGES,
    image: `${origin}/icons/icon-512.png`,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
  const place = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name, item: `${origin}/` },
      { name: t(route.title), item: origin + route.path },
    ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  const data = { '@context': 'https://schema.org', ...(route.path === '/' ? home : place) };
  // Escaped, so that no text can end the script element early.
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
