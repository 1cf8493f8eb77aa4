import { otherLanguages } from '../../../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_ID } from '../../../../shared/resume/limits.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { AppLink, ButtonLink } from '../../../ui/AppLink.tsx';
import { TemplateImage } from '../../../ui/TemplateImage.tsx';
import { useSession } from '../../auth/index.ts';
import { useKeptDraft } from '../../drafts/useKeptDraft.ts';

/** The template of the sheet in the background: clearly different from the one in front. */
const BACK_TEMPLATE = 'modern';

/**
 * One sentence, one main action, and two real sheets: one in the reader's language, one in the other (HOME-02).
 * Returning visitors find their draft and their résumés in the same places.
 */
export function Hero() {
  const t = useTranslations();
  const { language } = useLanguage();
  const draft = useKeptDraft();
  const isKnown = useSession(({ person }) => person !== null);
  return (
    <section className="hero wide">
      <div className="hero-words">
        <p className="hero-badge">
          {isKnown ? <AppLink to="/profile">{t('home.hero.mine')}</AppLink> : t('home.hero.badge')}
        </p>
        <h1>{t('home.hero.title')}</h1>
        <p className="hero-lead">{t('home.hero.lead')}</p>
        <div className="hero-actions">
          <ButtonLink to="/builder" tone="primary" size="large" className="hero-start">
            {draft === null && t('home.hero.start')}
            {draft === '' && t('shell.continue')}
            {draft !== null && draft !== '' && t('shell.continueWith', { name: draft })}
          </ButtonLink>
          <a href="#upload" className={buttonClass({ tone: 'quiet', size: 'large' })}>
            {t('home.hero.upload')}
          </a>
        </div>
      </div>
      <div className="hero-sheets">
        <div className="hero-back">
          <TemplateImage id={BACK_TEMPLATE} language={otherLanguages(language)[0] ?? language} alt="" />
        </div>
        <div className="hero-front">
          <TemplateImage id={DEFAULT_TEMPLATE_ID} language={language} alt={t('home.hero.sheet')} eager />
        </div>
      </div>
    </section>
  );
}
