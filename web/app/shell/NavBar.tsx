import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { BRAND_COLORS, PRODUCT } from '../../../shared/site/product.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useEscape } from '../../lib/dom/useEscape.ts';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { AppLink, ButtonLink } from '../../ui/AppLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useHistoryLayer } from '../../lib/routing/location.ts';
import { matchRoute } from '../../lib/routing/routeTable.ts';
import './navbar.css';

/** Distance after which the bar changes its style, in px (NAV-11). */
const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/** The navigation bar (NAV-06, NAV-11, NAV-12, NAV-13). */
export function NavBar() {
  const t = useTranslations();
  const { language } = useLanguage();
  const [path] = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const scrolled = useScrolledPast(NAVBAR_SCROLL_THRESHOLD_PX);
  const bar = useRef<HTMLElement>(null);
  // Storing the path on which the menu was opened closes it on every change of route (NAV-12). The path is then
  // forgotten, or the menu would be open again on the way back.
  if (openOn !== null && openOn !== path) setOpenOn(null);
  const open = openOn === path;

  useHistoryLayer(open, () => setOpenOn(null));
  useEscape(open, () => {
    setOpenOn(null);
    bar.current?.querySelector<HTMLElement>('.bar-toggle')?.focus();
  });

  // A full-window screen has its own main action and its own borders.
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
            <ButtonLink to="/builder?new=true" tone={wide ? 'plain' : 'primary'}>
              {t('shell.nav.new')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

/** The logo beside the wordmark: a sheet with the first letter of the name, as in logo.svg. */
function Logo() {
  return (
    <svg
      className="mark"
      viewBox="4 1 24 30"
      width="22"
      height="27.5"
      fill="none"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="4" y="1" width="24" height="30" rx="2.5" fill={BRAND_COLORS.accent} />
      <path d="M9.5 9h9.5c3.2 0 4.3 1.9 3.5 4.9L20.8 20" stroke={BRAND_COLORS.ground} />
      <path d="M11.5 14.5V26" stroke={BRAND_COLORS.second} />
    </svg>
  );
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than `distance` px. */
function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => scrollY > distance,
    () => false,
  );
}
