import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from './infra/build/web/browserFloor.ts';
import { bundleBudget } from './infra/build/web/bundleBudget.ts';
import { compileMessagesPlugin } from './infra/build/web/compileMessages.ts';
import { inlineClassNames } from './infra/build/web/inlineClassNames.ts';
import { plainStyles } from './infra/build/web/plainStyles.ts';
import { withoutLocaleChecks } from './infra/build/web/localeChecks.ts';
import { oldBrowserCheck } from './infra/build/web/oldBrowserCheck.ts';
import { thirdPartyNotices, workerNotices } from './infra/build/web/thirdPartyNotices.ts';
import { themeStyles } from './infra/build/web/themeStyles.ts';
import { STYLED_COMPONENTS, theme } from './web/ui/theme.ts';
import { routeAreas } from './web/lib/routing/routeTable.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the pages' own documents load. */
const ENTRIES =
  /\.html$|\/web\/(?:main\.tsx|afterPaint\.ts)$|\/cognito\/signedInPage\.ts$|\/payments\/paymentReturnedPage\.ts$/;

/** Small things that home and most other screens use: in one file, since each alone is a request and hardly packs. */
const PARTS = new RegExp(
  [
    '/web/ui/(?:Field|TextAreaField|Progress|TemplateImage)\\.tsx$',
    '/web/lib/(?:async/once|dom/usePageMark)\\.ts$',
    '/web/features/drafts/(?:useKeptDraft|keptDraft|storage/storageKeys)\\.ts$',
    '/web/features/import/(?:fileTypes|formatMegabytes|importStore|importState)\\.ts$',
    '/shared/(?:payments/plans|upload/upload\\w+)\\.ts$',
    '/shared/templates/(?:catalogue|templateImage|page)\\.ts$',
  ].join('|'),
);

/** The same for the builder and other screens, signing in and signing out. */
const KEPT = new RegExp(
  [
    '/idb-keyval/',
    '/zustand/esm/(?:vanilla|react)/shallow',
    '/web/ui/(?:TextField|CheckboxField|SelectField|ConfirmDialog|saveFile)\\.tsx?$',
    '/web/lib/(?:dom/keyNames|i18n/(?:lineDirection|useDateFormat))\\.ts$',
    '/shared/platform/time\\.ts$',
    '/shared/resume/(?:text|fileName|limits|occupations/occupations)\\.ts$',
    '/web/lib/storage/(?:browserDatabase|ownedValue|pdfCarriesData)\\.ts$',
    '/web/lib/async/(?:serialQueue|withTimeout|deadline|delay|poll)\\.ts$',
    '/web/lib/dom/(?:inAppBrowser|download)\\.ts$',
    '/web/features/(?:auth/(?:profile|signInFor)|import/chosenFile)\\.ts$',
    '/shared/(?:improve/improvedSections|payments/templateAccess)\\.ts$',
  ].join('|'),
);

/** Asks to sign in, and what goes on behind it. */
const SIGNING_IN =
  /\/web\/(?:features\/auth\/(?:login\/(?:SignIn|LoginDialog)|redirectKey|EndedSession|goOn)|ui\/Benefits)\.tsx?$/;

/** The builder's dialogs and its form of skills, which nobody begins with, and what these and its help share. */
const DIALOGS = new RegExp(
  [
    '/builder/(?:dialogTable|StorageRiskNotice|forms/(?:SkillsForm|PersonalMore))\\.tsx?$',
    '/builder/(?:help/(?:useOccupation|PrivateDataNote)\\.tsx?|store/skillEdits\\.ts)$',
    '/resume/(?:downloadChecks|personalLists|privateData|skillGroupEdits|skillLabels)\\.ts$',
  ].join('|'),
);

/**
 * The web client: `web/` to `.build/web`. No inline script or style anywhere, so that a strict content security policy
 * holds.
 */
export default defineConfig({
  root: here('web'),
  // Made by earlier steps of the build: the gallery's images.
  publicDir: here('.build/public'),
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: here('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
      },
      // React has it itself; the package is for those before 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Asked for by `View` alone, the base of Amplify UI's components.
      { find: /^\.\.\/shared\/styleUtils\.mjs$/, replacement: here('web/ui/amplifyStyles.ts') },
      // Of its buttons that load: ours say that they are busy themselves.
      { find: /^\.\.\/Loader\/Loader\.mjs$/, replacement: here('web/ui/amplifyStyles.ts') },
    ],
  },
  plugins: [
    compileMessagesPlugin(),
    inlineClassNames(),
    plainStyles(),
    withoutLocaleChecks(),
    themeStyles({ cssText: theme.cssText, components: STYLED_COMPONENTS, styles: here('web') }),
    react(),
    oldBrowserCheck(here('web/oldBrowser.ts')),
    thirdPartyNotices(),
    bundleBudget([
      {
        name: 'home',
        page: '/web/features/pages/home/HomePage.tsx',
        later: ['/web/features/import/UploadSection.tsx', '/web/features/consent/ConsentNotice.tsx'],
        areas: [...routeAreas('/'), 'import', 'consent'],
        limitKb: 110,
        limitFiles: 16,
      },
      {
        name: 'builder',
        page: '/web/app/routes/BuilderRoute.tsx',
        areas: routeAreas('/builder'),
        limitKb: 218,
        limitFiles: 18,
      },
    ]),
  ],
  build: {
    outDir: here('.build/web'),
    // infra/build/web/staticPages.ts reads it and takes it away.
    manifest: true,
    rolldownOptions: {
      // Of the packages that name all they have in one module, a thousand others would be read for nothing.
      experimental: { lazyBarrel: true },
      // Told whenever another process has the processor.
      checks: { bundlerTimings: false },
      input: [
        here('web/index.html'),
        here('web/signed-in.html'),
        here('web/payment-returned.html'),
        here('web/afterPaint.ts'),
      ],
      // What every page begins with comes in one piece: twenty small files wait for each other on a phone's connection.
      // Not the entries: the page's own awaits what is loaded later, and that in turn needs this piece.
      output: {
        // The first file names all that may come later: 42 bits of each tell its versions apart, and do not pack.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], test: (id) => !ENTRIES.test(id) },
            { name: 'parts', test: PARTS },
            { name: 'kept', test: KEPT },
            // The builder in three files, each with all that it imports and the rows above have not: the draft, which
            // signing in and the account take too, the sheet, which galleries show, and its forms.
            {
              name: 'drafts',
              test: /\/web\/features\/(?:drafts\/(?!index)|cloud\/|import\/(?:handOver|importNote|importResult))/,
            },
            { name: 'sheet', test: /\/web\/features\/preview\/(?:PreviewPane\.tsx|templateCss\.ts)$/ },
            { name: 'builder', test: /\/web\/features\/(?:builder\/BuilderPage|improve\/improveSlots)\.tsx$/ },
            // What the builder takes when it is idle, and other screens in part.
            { name: 'dialogs', test: DIALOGS },
            { name: 'dates', test: /\/shared\/dates\/(?:parseDate|tokens)\.ts$/ },
            {
              name: 'signing-in',
              test: SIGNING_IN,
            },
            {
              name: 'sharing',
              test: /\/(?:share\/ShareDialog|flows\/exportFormats|resume\/(?:emailText|letterWords))\.tsx?$/,
            },
          ],
        },
      },
    },
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: buildTargets(),
    reportCompressedSize: false,
  },
  // The reader of PDFs, which is a module itself.
  worker: { format: 'es', plugins: () => [workerNotices()] },
  server: { fs: { allow: [here('.')] } },
});
