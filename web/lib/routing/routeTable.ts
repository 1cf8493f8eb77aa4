import type { MessageArea, MessageId } from '../i18n/messageAreas.ts';

interface RouteRow {
  /** `/*` at its end is a wildcard for the rest of the path. */
  readonly path: string;
  /** Message areas the screen needs besides the shell's; the build counts them towards its script budget. */
  readonly areas: readonly MessageArea[];
  readonly title: MessageId;
  readonly description: MessageId;
  /** Text for a screen that fails to load, where it has its own. */
  readonly failed?: MessageId;
  /** For signed-in users: others are redirected to /login and back (ROLE-09). */
  readonly needsSignIn?: boolean;
  /** The screen uses the whole window: no footer. */
  readonly fullHeight?: boolean;
}

const ROUTE_ROWS = [
  {
    path: '/',
    areas: ['home'],
    title: 'shell.meta.home.title',
    description: 'shell.meta.home.description',
  },
  {
    path: '/templates',
    areas: ['gallery', 'design'],
    title: 'shell.meta.templates.title',
    description: 'shell.meta.templates.description',
    failed: 'shell.failed.templates',
  },
  {
    path: '/builder',
    areas: ['builder', 'account'],
    title: 'shell.meta.builder.title',
    description: 'shell.meta.builder.description',
    fullHeight: true,
  },
  {
    path: '/login',
    areas: ['account'],
    title: 'shell.meta.login.title',
    description: 'shell.meta.login.description',
  },
  {
    path: '/about',
    areas: ['about'],
    title: 'shell.meta.about.title',
    description: 'shell.meta.about.description',
  },
  {
    path: '/contact',
    areas: ['contact'],
    title: 'shell.meta.contact.title',
    description: 'shell.meta.contact.description',
  },
  {
    path: '/privacy',
    areas: ['privacy'],
    title: 'shell.meta.privacy.title',
    description: 'shell.meta.privacy.description',
  },
  {
    path: '/terms',
    areas: ['terms'],
    title: 'shell.meta.terms.title',
    description: 'shell.meta.terms.description',
  },
  {
    path: '/accessibility',
    areas: ['accessibility'],
    title: 'shell.meta.accessibility.title',
    description: 'shell.meta.accessibility.description',
  },
  {
    path: '/profile',
    areas: ['profile', 'account', 'payments'],
    title: 'shell.meta.profile.title',
    description: 'shell.meta.profile.description',
    needsSignIn: true,
  },
  {
    path: '/receipt/*',
    areas: ['payments'],
    title: 'shell.meta.receipt.title',
    description: 'shell.meta.receipt.description',
    needsSignIn: true,
  },
] as const satisfies readonly RouteRow[];

/** A path pattern of the table, unchanged. */
export type RoutePath = (typeof ROUTE_ROWS)[number]['path'];

type PlainPath = Exclude<RoutePath, `${string}/*`> | `/receipt/${string}`;

/** An address within the product: a path of the table with its query, or with the id to scroll to. */
export type AppAddress = PlainPath | `${PlainPath}?${string}` | `${PlainPath}#${string}`;

export interface AppRoute extends RouteRow {
  readonly path: RoutePath;
}

/**
 * Every screen that exists (NAV-01); any other path redirects home (NAV-02). Their lazy modules are in
 * app/routes/routeScreens.ts, so that links and guards know the paths without depending on the screens.
 */
export const ROUTES: readonly AppRoute[] = ROUTE_ROWS;

/** Returns the route of a path, with or without a final slash; undefined if there is none. */
export function matchRoute(path: string): AppRoute | undefined {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  return ROUTES.find(
    (route) => route.path === plain || (route.path.endsWith('/*') && plain.startsWith(route.path.slice(0, -1))),
  );
}

/** Message areas that the screen of a path loads besides the shell's. */
export const routeAreas = (path: RoutePath): readonly MessageArea[] => matchRoute(path)?.areas ?? [];
