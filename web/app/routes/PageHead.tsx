import { useSearch } from 'wouter';
import {
  LANGUAGE_PARAMETER,
  localizedPath,
  findStaticPage,
  ORIGIN_PLACEHOLDER,
} from '../../../shared/site/staticPages.ts';
import {
  LANGUAGES,
  DEFAULT_LANGUAGE,
  LANGUAGE_FACTS,
  otherLanguages,
  toSupportedLanguage,
  type Language,
} from '../../../shared/platform/language.ts';
import { PRODUCT } from '../../../shared/site/product.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '../../../shared/site/shareImage.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { StructuredData } from './StructuredData.tsx';
import type { AppRoute } from '../../lib/routing/routeTable.ts';

/**
 * Origin of the site in the head's addresses, without a slash at its end. Prerendered pages get the real one when they
 * are served.
 */
const siteOrigin = () => (import.meta.env.SSR ? ORIGIN_PLACEHOLDER : location.origin);

/** A language's locale as open graph writes it: `he_IL`. */
const openGraphLocale = (language: Language) => LANGUAGE_FACTS[language].locale.replace('-', '_');

/**
 * Title, description, canonical link and open-graph tags of a screen, and its address in the other language (NAV-04);
 * React moves them to the head.
 */
export function PageHead({ route }: { route: AppRoute }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const asked = toSupportedLanguage(new URLSearchParams(useSearch()).get(LANGUAGE_PARAMETER)) ?? DEFAULT_LANGUAGE;
  const origin = siteOrigin();
  const title = t(route.title);
  const description = t(route.description);
  const page = findStaticPage(route.path);
  // An address without a language has a canonical address without one, whatever was chosen before.
  const address = origin + (page ? localizedPath(route.path, asked) : route.path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page?.listed !== true && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {page?.listed === true &&
        LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={origin + localizedPath(route.path, other)} />
        ))}
      {page?.listed === true && <link rel="alternate" hrefLang="x-default" href={origin + route.path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + shareImagePath(language)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={t('shell.meta.image')} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {otherLanguages(language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData route={route} origin={origin} />
    </>
  );
}
