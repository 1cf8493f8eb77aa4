import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PRODUCT } from '../../../shared/site/product.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AppLink, ButtonLink } from '../../ui/AppLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { matchRoute } from '../routes/routes.ts';
import { NAVBAR_SCROLL_THRESHOLD_PX, useScrolledPast } from './useScrolledPast.ts';
import './navbar.css';

/** The navigation bar (NAV-06 to NAV-13). */
export function NavBar() {
  const t = useTranslations();
  const { language } = useLanguage();
  const [path] = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const scrolled = useScrolledPast(NAVBAR_SCROLL_THRESHOLD_PX);
  const bar = useRef<HTMLElement>(null);
  // Remembering the path it was opened on closes the menu on every change of route (NAV-12).
  const open = openOn === path;

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      bar.current?.querySelector<HTMLElement>('.bar-toggle')?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  // A screen that fills the window has its own main action, and its own edges.
  const wide = matchRoute(path)?.fullHeight === true;
  const here = (to: string) => (path === to ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <header ref={bar} className="bar" data-scrolled={scrolled} data-open={open} data-wide={wide}>
      <div className="bar-inner">
        <AppLink to="/" className="wordmark" aria-label={t('shell.nav.wordmark', { name: PRODUCT.name[language] })}>
          <Logo />
          <span aria-hidden="true">{PRODUCT.name[language]}</span>
        </AppLink>
        <IconButton
          className="bar-toggle"
          icon={open ? 'close' : 'menu'}
          label={t(open ? 'shell.nav.close' : 'shell.nav.open')}
          aria-expanded={open}
          aria-controls="bar-menu"
          onClick={() => setOpenOn(open ? null : path)}
        />
        <div id="bar-menu" className="bar-menu">
          <nav className="bar-links" aria-label={t('shell.nav.label')}>
            <AppLink to="/" {...here('/')}>
              {t('shell.nav.home')}
            </AppLink>
            <AppLink to="/templates" {...here('/templates')}>
              {t('shell.nav.templates')}
            </AppLink>
          </nav>
          <div className="bar-end">
            <LanguageSwitch />
            <AccountLinks path={path} />
            <ButtonLink to="/builder" tone={wide ? 'plain' : 'primary'} {...here('/builder')}>
              {t('shell.nav.new')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
