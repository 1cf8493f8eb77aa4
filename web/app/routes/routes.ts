import { lazy, type ComponentType } from 'react';
import type { MessageArea, MessageId } from '../../lib/i18n/messageAreas.ts';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { ROUTE_AREAS } from './routeAreas.ts';

export interface AppRoute {
  /** `/*` at its end stands for anything that comes there. */
  readonly path: string;
  /** Message areas the screen needs besides the shell's. */
  readonly areas: readonly MessageArea[];
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly title: MessageId;
  readonly description: MessageId;
  /** What is said when the screen cannot be had, where that has words of its own. */
  readonly failed?: MessageId;
  /** For signed-in people: anybody else is led to /login and back (ROLE-09). */
  readonly needsSignIn?: boolean;
  /** The screen uses the whole window: no footer. */
  readonly fullHeight?: boolean;
}

/** Every screen that exists (NAV-01); any other path leads home (NAV-02). */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    areas: ROUTE_AREAS.home,
    load: () => import('../../features/pages/home/HomePage.tsx'),
    title: 'shell.meta.home.title',
    description: 'shell.meta.home.description',
  },
  {
    path: '/templates',
    areas: ROUTE_AREAS.templates,
    load: () => import('../../features/gallery/TemplatesPage.tsx'),
    title: 'shell.meta.templates.title',
    description: 'shell.meta.templates.description',
    failed: 'shell.failed.templates',
  },
  {
    path: '/builder',
    areas: ROUTE_AREAS.builder,
    load: () => import('../../features/builder/BuilderPage.tsx'),
    title: 'shell.meta.builder.title',
    description: 'shell.meta.builder.description',
    fullHeight: true,
  },
  {
    path: '/login',
    areas: ROUTE_AREAS.login,
    load: () => import('../../features/auth/login/LoginPage.tsx'),
    title: 'shell.meta.login.title',
    description: 'shell.meta.login.description',
  },
  {
    path: '/about',
    areas: ROUTE_AREAS.about,
    load: () => import('../../features/pages/about/AboutPage.tsx'),
    title: 'shell.meta.about.title',
    description: 'shell.meta.about.description',
  },
  {
    path: '/contact',
    areas: ROUTE_AREAS.contact,
    load: () => import('../../features/pages/contact/ContactPage.tsx'),
    title: 'shell.meta.contact.title',
    description: 'shell.meta.contact.description',
  },
  {
    path: '/privacy',
    areas: ROUTE_AREAS.privacy,
    load: () => import('../../features/pages/legal/PrivacyPage.tsx'),
    title: 'shell.meta.privacy.title',
    description: 'shell.meta.privacy.description',
  },
  {
    path: '/terms',
    areas: ROUTE_AREAS.terms,
    load: () => import('../../features/pages/legal/TermsPage.tsx'),
    title: 'shell.meta.terms.title',
    description: 'shell.meta.terms.description',
  },
  {
    path: '/accessibility',
    areas: ROUTE_AREAS.accessibility,
    load: () => import('../../features/pages/legal/AccessibilityPage.tsx'),
    title: 'shell.meta.accessibility.title',
    description: 'shell.meta.accessibility.description',
  },
  {
    path: '/profile',
    areas: ROUTE_AREAS.profile,
    load: () => import('../../features/profile/ProfilePage.tsx'),
    title: 'shell.meta.profile.title',
    description: 'shell.meta.profile.description',
    needsSignIn: true,
  },
  {
    path: '/receipt/*',
    areas: ROUTE_AREAS.receipt,
    load: () => import('../../features/payments/receipt/ReceiptPage.tsx'),
    title: 'shell.meta.receipt.title',
    description: 'shell.meta.receipt.description',
    needsSignIn: true,
  },
];

/** The route of a path, with or without a slash at its end; undefined when there is none. */
export function matchRoute(path: string): AppRoute | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return ROUTES.find(
    (route) => route.path === plain || (route.path.endsWith('/*') && plain.startsWith(route.path.slice(0, -1))),
  );
}

/** Brings a screen's script and texts; called early (pointer over a link) it saves the wait after the click. */
export async function prefetchRoute(route: AppRoute): Promise<{ default: ComponentType }> {
  const [page] = await Promise.all([route.load(), loadMessages(route.areas)]);
  return page;
}

const screenByRoute = new Map<AppRoute, ComponentType>();

/** Brings a screen so that it is there with the first rendering, as a page that was written as HTML has it. */
export async function loadRoute(route: AppRoute): Promise<void> {
  const page = await prefetchRoute(route);
  screenByRoute.set(route, page.default);
}

export const isRouteLoaded = (route: AppRoute) => screenByRoute.has(route);

/**
 * The route's screen, which loads when it is first shown. A failed download stays failed until the page is loaded
 * again: browsers remember it.
 */
export function routeComponent(route: AppRoute): ComponentType {
  const known = screenByRoute.get(route);
  if (known !== undefined) return known;
  const screen = lazy(() => prefetchRoute(route));
  screenByRoute.set(route, screen);
  return screen;
}
