/** What may import what within `web/` (ARCHITECTURE.md): layers, features, and the modules that a feature shows. */

/** Layers from the highest to the lowest; each may import those after it. Files of `web/` itself belong to `app`. */
export const WEB_LAYERS = ['app', 'features', 'ui', 'lib'] as const;
export type WebLayer = (typeof WEB_LAYERS)[number];

/** What each feature may import of the others. */
export const FEATURE_EDGES: Readonly<Record<string, readonly string[]>> = {
  auth: [],
  preview: [],
  consent: [],
  drafts: ['auth'],
  payments: ['auth'],
  cloud: ['auth', 'drafts'],
  import: ['auth', 'drafts'],
  builder: ['auth', 'cloud', 'drafts', 'import', 'payments', 'preview'],
  improve: ['auth', 'builder', 'drafts', 'payments'],
  profile: ['auth', 'cloud', 'drafts', 'payments', 'preview'],
  gallery: ['payments'],
  'pages/home': ['import'],
  'pages/about': [],
  'pages/contact': [],
  'pages/legal': [],
};

/**
 * What may be imported of a feature beside its `index.ts`: screens, and parts that are too large for the index, which
 * every importer carries whole. `app`: whoever composes the page.
 */
export const ENTRY_MODULES: Readonly<Record<string, readonly string[]>> = {
  'auth/profile.ts': ['improve', 'payments', 'profile'],
  'auth/login/LoginPage.tsx': ['app'],
  'auth/login/SignIn.tsx': ['payments'],
  'builder/BuilderPage.tsx': ['app'],
  'gallery/TemplatesPage.tsx': ['app'],
  'import/UploadSection.tsx': ['pages/home'],
  'pages/about/AboutPage.tsx': ['app'],
  'pages/contact/ContactPage.tsx': ['app'],
  'pages/home/HomePage.tsx': ['app'],
  'pages/legal/AccessibilityPage.tsx': ['app'],
  'pages/legal/PrivacyPage.tsx': ['app'],
  'pages/legal/TermsPage.tsx': ['app'],
  'payments/itemNames.ts': ['profile'],
  'payments/requestTemplate.ts': ['builder', 'gallery'],
  'payments/profile/PaymentsSection.tsx': ['profile'],
  'payments/profile/PlanSection.tsx': ['profile'],
  'payments/receipt/ReceiptPage.tsx': ['app'],
  'preview/PreviewPane.tsx': ['builder', 'profile'],
  'profile/ProfilePage.tsx': ['app'],
};

/** Layer of a path below `web/`. */
export function webLayer(path: string): WebLayer {
  return WEB_LAYERS.find((layer) => path.startsWith(`${layer}/`)) ?? 'app';
}

/** Feature of a path below `web/`; `app` for what is in none. */
export function webFeature(path: string): string {
  return /^features\/((?:pages\/)?[^/]+)\//.exec(path)?.[1] ?? 'app';
}

/** Groups of modules that import each other in a circle, each module with those of its own circle. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map<string, Set<string>>();
  for (const start of imports.keys()) {
    const seen = new Set<string>();
    const open = [...(imports.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imports.get(next) ?? []));
    }
    reached.set(start, seen);
  }
  const cycles = [...imports.keys()].map((file) =>
    [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)).toSorted(),
  );
  return [...new Set(cycles.filter((cycle) => cycle.length > 0).map((cycle) => cycle.join('\n')))].map((cycle) =>
    cycle.split('\n'),
  );
}
