import { Router } from 'wouter';
import { ConsentHost } from '../features/consent/index.ts';
import { PagePart } from '../ui/PagePart.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { LanguageProvider } from '../lib/i18n/LanguageProvider.tsx';
import { useTranslations } from '../lib/i18n/useTranslations.ts';
import { Footer } from './shell/Footer.tsx';
import { NavBar } from './shell/NavBar.tsx';
import { RouteScreen } from './routes/RouteScreen.tsx';
import { RouteErrorBoundary } from './routes/RouteErrorBoundary.tsx';
import { useGuardedPath, useGuardedSearch } from '../lib/routing/location.ts';
import { matchRoute } from '../lib/routing/routeTable.ts';
import { PurchaseHost } from '../features/payments/index.ts';
import { LoginDialogHost } from '../features/auth/index.ts';

/** Navigation with a confirmation where there are unsaved changes. */
const GUARDED_ROUTER = { hook: useGuardedPath, searchHook: useGuardedSearch };

/** `adoptDraft`, which is loaded when somebody has signed in. */
export const adoptDraft = async () => (await import('../features/drafts/index.ts')).adoptDraft();

/** The whole page: navigation bar, screen, footer, and the overlays above them. */
export function App() {
  return (
    <LanguageProvider>
      <Router {...GUARDED_ROUTER}>
        <RouteErrorBoundary>
          <PageLayout />
        </RouteErrorBoundary>
      </Router>
    </LanguageProvider>
  );
}

function PageLayout() {
  const t = useTranslations();
  const [path] = useGuardedPath();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <PagePart>
        <NavBar />
      </PagePart>
      <RouteScreen />
      <PagePart>{matchRoute(path)?.fullHeight !== true && <Footer />}</PagePart>
      <ConsentHost path={path} />
      <PurchaseHost />
      <LoginDialogHost />
      <PagePart failed={null}>
        <ToastRegion />
      </PagePart>
    </>
  );
}
