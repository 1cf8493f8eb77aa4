import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { trackPageView } from '../../lib/analytics/analytics.ts';
import { useEscape } from '../../lib/dom/useEscape.ts';
import { usePageMark } from '../../lib/dom/usePageMark.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { matchRoute } from '../../lib/routing/routeTable.ts';
import { saveConsent, consentStore } from '../../lib/analytics/consent.ts';
import './consent.css';

function chooseConsent(next: 'granted' | 'refused'): void {
  // The buttons disappear with the answer: keyboard focus moves on to the page, unless it returns to the opening
  // button.
  if (!consentStore.getState().asking && document.activeElement?.closest('.consent'))
    document.getElementById('main')?.focus({ preventScroll: true });
  saveConsent(next);
  // The page open at the time of consent is counted.
  const route = matchRoute(location.pathname);
  if (next === 'granted' && route) trackPageView(route.path);
}

function overlap(element: Element, other: Element): boolean {
  const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
  return !isBeside && !element.contains(other);
}

/**
 * Asks for consent to analytics; refusing is as easy as accepting, and everything works either way. It takes the focus
 * only where somebody opened it.
 */
export default function ConsentNotice() {
  const t = useTranslations();
  const { given, asking } = useStore(consentStore);
  const box = useRef<HTMLElement>(null);
  usePageMark('has-consent');

  useEffect(() => {
    if (!asking) return undefined;
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [asking]);

  useEffect(() => {
    // It appears unasked, and must not cover the focused element (WCAG 2.4.11).
    const focused = document.activeElement;
    if (focused && box.current && overlap(focused, box.current)) focused.scrollIntoView({ block: 'nearest' });
  }, []);

  useEscape(true, ({ target }) => {
    // Closing the reopened question without an answer keeps the earlier one.
    if (box.current?.contains(target as Node) === true) chooseConsent(given ?? 'refused');
  });
  return (
    <section ref={box} className="consent" aria-label={t('consent.label')}>
      <p>
        {t('consent.question')} <AppLink to="/privacy">{t('consent.more')}</AppLink>
      </p>
      {given !== null && <p className="consent-now">{t(`consent.now.${given}`)}</p>}
      <div className="consent-answers">
        <Button size="small" onClick={() => chooseConsent('refused')}>
          {t('consent.no')}
        </Button>
        <Button size="small" onClick={() => chooseConsent('granted')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  );
}
