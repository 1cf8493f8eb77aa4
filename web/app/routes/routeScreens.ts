import { lazy, type ComponentType } from 'react';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { matchRoute, type AppRoute, type RoutePath } from '../../lib/routing/routeTable.ts';

type RouteScreenModule = { readonly default: ComponentType };

/**
 * The lazy module of each path (code splitting); the build reads these rows as text (infra/build/web/staticPages.ts).
 */
const SCREENS: Readonly<Record<RoutePath, () => Promise<RouteScreenModule>>> = {
  '/': () => import('../../features/pages/home/HomePage.tsx'),
  '/templates': () => import('../../features/gallery/TemplatesPage.tsx'),
  '/builder': () => import('./BuilderRoute.tsx'),
  '/login': () => import('../../features/auth/login/LoginPage.tsx'),
  '/about': () => import('../../features/pages/about/AboutPage.tsx'),
  '/contact': () => import('../../features/pages/contact/ContactPage.tsx'),
  '/privacy': () => import('../../features/pages/legal/PrivacyPage.tsx'),
  '/terms': () => import('../../features/pages/legal/TermsPage.tsx'),
  '/accessibility': () => import('../../features/pages/legal/AccessibilityPage.tsx'),
  '/profile': () => import('../../features/profile/ProfilePage.tsx'),
  '/receipt/*': () => import('../../features/payments/receipt/ReceiptPage.tsx'),
};

/** Loads a screen's script and texts; called early (pointer over a link) it is a prefetch. */
export async function prefetchRoute(route: AppRoute): Promise<RouteScreenModule> {
  const [page] = await Promise.all([SCREENS[route.path](), loadMessages(route.areas)]);
  return page;
}

/** The same for a path that may have no screen. A failure is ignored: the click tries again and shows it. */
export function prefetchRouteOf(path: string): void {
  const route = matchRoute(path);
  if (route) prefetchRoute(route).catch(() => undefined);
}

const screenByRoute = new Map<AppRoute, ComponentType>();

/** Loads a screen so that it is there in the first rendering, which must match the prerendered HTML. */
export async function loadRoute(route: AppRoute): Promise<void> {
  const page = await prefetchRoute(route);
  screenByRoute.set(route, page.default);
}

export const isRouteLoaded = (route: AppRoute) => screenByRoute.has(route);

/**
 * The route's screen as a lazy component. A failed import stays failed until the page is reloaded: browsers cache the
 * failure.
 */
export function routeComponent(route: AppRoute): ComponentType {
  const known = screenByRoute.get(route);
  if (known !== undefined) return known;
  const screen = lazy(() => prefetchRoute(route));
  screenByRoute.set(route, screen);
  return screen;
}
