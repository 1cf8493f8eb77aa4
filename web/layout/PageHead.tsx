import { PRODUCT } from '../../shared/product.ts';
import { useLanguage, useText } from '../i18n/useText.ts';
import type { Route } from './routes.ts';

/** Title, description, canonical link and open-graph tags of a screen (NAV-04); React moves them to the head. */
export function PageHead({ route }: { route: Route }) {
  const t = useText();
  const { language } = useLanguage();
  const address = location.origin + route.path;
  const title = t(route.title);
  const description = t(route.description);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={language === 'he' ? PRODUCT.nameHe : PRODUCT.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${location.origin}/images/templates/professional-template.jpg`} />
      <meta property="og:locale" content={language === 'he' ? 'he_IL' : 'en_US'} />
    </>
  );
}
