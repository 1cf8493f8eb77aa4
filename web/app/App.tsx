import { Router } from 'wouter';
import { ConsentHost } from '../features/consent/ConsentHost.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { LanguageProvider } from '../lib/i18n/LanguageProvider.tsx';
import { useTranslations } from '../lib/i18n/useTranslations.ts';
import { Footer } from './shell/Footer.tsx';
import { LeaveConfirmation } from './shell/LeaveConfirmation.tsx';
import { NavBar } from './shell/NavBar.tsx';
import { RouteScreen } from './routes/RouteScreen.tsx';
import { RouteErrorBoundary } from './routes/RouteErrorBoundary.tsx';
import { useGuardedPath, useGuardedSearch } from '../lib/routing/location.ts';
import { matchRoute } from './routes/routes.ts';
import { PurchaseHost } from '../features/payments/PurchaseHost.tsx';
import { LoginDialogHost } from '../features/auth/LoginDialogHost.tsx';

/** Navigation that asks before unsaved changes are left behind. */
const GUARDED_ROUTER = { hook: useGuardedPath, searchHook: useGuardedSearch };

/** The whole page: bar, screen, foot, and what may appear above them. */
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
      <NavBar />
      <RouteScreen />
      {matchRoute(path)?.fullHeight !== true && <Footer />}
      <ConsentHost path={path} />
      <LeaveConfirmation />
      <PurchaseHost />
      <LoginDialogHost />
      <ToastRegion />
    </>
  );
}
