import { Router } from 'wouter';
import { ConsentHost } from './consent/ConsentHost.tsx';
import { ToastRegion } from './design/ToastRegion.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { useTranslations } from './i18n/useText.ts';
import { Footer } from './layout/Footer.tsx';
import { LeaveConfirmation } from './layout/LeaveQuestion.tsx';
import { NavBar } from './layout/NavBar.tsx';
import { RouteScreen } from './layout/Screen.tsx';
import { RouteErrorBoundary } from './layout/ScreenErrors.tsx';
import { useGuardedPath, useGuardedSearch } from './layout/location.ts';
import { matchRoute } from './layout/routes.ts';
import { PurchaseHost } from './payments/PurchaseHost.tsx';
import { LoginDialogHost } from './session/LoginDialogHost.tsx';

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
      <a className="skip" href="#main">{t('shell.skip')}</a>
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
