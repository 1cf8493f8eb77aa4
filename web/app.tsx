import { Router } from 'wouter';
import { ConsentHost } from './consent/ConsentHost.tsx';
import { ToastRegion } from './design/ToastRegion.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { useText } from './i18n/useText.ts';
import { Footer } from './layout/Footer.tsx';
import { LeaveQuestion } from './layout/LeaveQuestion.tsx';
import { NavBar } from './layout/NavBar.tsx';
import { Screen } from './layout/Screen.tsx';
import { ScreenErrors } from './layout/ScreenErrors.tsx';
import { useGuardedPath, useGuardedSearch } from './layout/location.ts';
import { routeOf } from './layout/routes.ts';
import { PurchaseHost } from './payments/PurchaseHost.tsx';
import { LoginDialogHost } from './session/LoginDialogHost.tsx';

/** Navigation that asks before unsaved changes are left behind. */
const GUARDED = { hook: useGuardedPath, searchHook: useGuardedSearch };

/** The whole page: bar, screen, foot, and what may appear above them. */
export function App() {
  return (
    <LanguageProvider>
      <Router {...GUARDED}>
        <ScreenErrors>
          <Page />
        </ScreenErrors>
      </Router>
    </LanguageProvider>
  );
}

function Page() {
  const t = useText();
  const [path] = useGuardedPath();
  return (
    <>
      <a className="skip" href="#main">{t('shell.skip')}</a>
      <NavBar />
      <Screen />
      {routeOf(path)?.fullHeight !== true && <Footer />}
      <ConsentHost path={path} />
      <LeaveQuestion />
      <PurchaseHost />
      <LoginDialogHost />
      <ToastRegion />
    </>
  );
}
