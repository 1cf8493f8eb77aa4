import { NOTICES_FILE } from '../../../shared/site/staticPages.ts';
import { reopenConsentQuestion } from '../../lib/analytics/consent.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import './footer.css';

const CURRENT_YEAR = String(new Date().getFullYear());

/**
 * The links by the names of their texts, which are their paths except for two. `cancel` is a separate link on the main
 * page, as the Consumer Protection Law requires of sellers on a site (amendment 53).
 */
const LINK_GROUPS = {
  product: ['templates', 'new'],
  company: ['about', 'contact'],
  legal: ['cancel', 'privacy', 'terms', 'accessibility'],
} as const;

type LinkGroup = keyof typeof LINK_GROUPS;

/** The footer: links, and the copyright line, which is Hebrew in either language (NAV-14). */
export function Footer() {
  const t = useTranslations();
  return (
    <footer className="foot">
      <div className="foot-inner">
        <p lang="he" dir="rtl">
          {t('shell.copyright', { year: CURRENT_YEAR })}
        </p>
        <nav aria-label={t('shell.foot.label')}>
          {(Object.keys(LINK_GROUPS) as LinkGroup[]).map((title) => (
            <div key={title}>
              <p>{t(`shell.foot.${title}`)}</p>
              <ul>
                {LINK_GROUPS[title].map((name) => (
                  <li key={name}>
                    <AppLink
                      to={name === 'new' ? '/builder?new=true' : `/${name === 'cancel' ? 'contact?cancel' : name}`}
                    >
                      {t(`shell.nav.${name}`)}
                    </AppLink>
                  </li>
                ))}
                {title === 'legal' && [
                  <li key="consent">
                    {/* Opens the consent question again, to withdraw or to give consent. */}
                    <button type="button" className="foot-choice" onClick={reopenConsentQuestion}>
                      {t('shell.consent')}
                    </button>
                  </li>,
                  <li key="licences">
                    <a href={`/${NOTICES_FILE}`}>{t('shell.foot.licences')}</a>
                  </li>,
                ]}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
