import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Which module may import which. The tables below are the rules; `test/checks/imports.test.ts` holds the tree to them,
 * and `npm run architecture` draws it. Decision 29 says how they are read.
 */

/** Imports point one way: infra → functions → shared ← web. */
const WINGS: Readonly<Record<string, readonly string[]>> = {
  infra: ['infra', 'functions', 'shared'],
  functions: ['functions', 'shared'],
  shared: ['shared'],
  web: ['web', 'shared'],
};

/** Packages of a wing that must not know everything. Node's own modules are packages too. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  shared: ['valibot', '@valibot/[^/]+', 'stemmer', 'docx', 'fflate', 'lean-qr'],
  web: [
    'react',
    'react-dom',
    'react-intl',
    'wouter',
    'pdfjs-dist',
    '@hyzyla/pdfium',
    'bidi-js',
    'prosemirror-(?:model|state|view)',
    'zustand',
    'zundo',
    'valibot',
    'idb-keyval',
    'aws-amplify',
    '@aws-amplify/[^/]+',
    '@atlaskit/[^/]+',
    '@formatjs/[^/]+',
    'fflate',
    'vite',
  ],
};

/** What a capability of the server may use of another: these files and no others. */
const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
  account: [
    'resumes/resumeRepository',
    'resumes/readRetainedData',
    'credits/creditLogRepository',
    'credits/ledgerRows',
    'payments/endSubscription',
    'payments/paymentRecords',
  ],
  import: ['pdf/embeddedResume', 'pdf/reusedZlib'],
  improve: ['credits/useLedger', 'credits/keepResult'],
  links: [
    'resumes/followTwin',
    'resumes/linkRows',
    'resumes/linkState',
    'resumes/resumeRepository',
    'pdf/contentDisposition',
    'pdf/pdfCache',
    'pdf/printing',
    'pdf/renderPdf',
    'pdf/templateAssets',
  ],
  payments: ['credits/creditAccount', 'credits/creditProfile', 'credits/grantLedger', 'credits/ledgerRows'],
  pdf: ['templates/claimTemplateUse'],
  resumes: ['templates/claimTemplateUse'],
  /** Translates as the improver improves: its questions, its check, its results. */
  twin: [
    'credits/keepResult',
    'credits/useLedger',
    'improve/askForm',
    'improve/bedrockModel',
    'improve/claimCheck',
    'improve/cleanModelText',
    'improve/improveSections',
    'improve/improvementService',
    'improve/model',
    'improve/progressRepository',
    'improve/resultRepository',
    'improve/sectionProgress',
    'resumes/resumePairs',
    'resumes/resumeRepository',
  ],
};

/** What surrounds every handler (`http`) and what reaches the services (`platform`) know no capability. */
const SERVED_BY: Readonly<Record<string, readonly string[]>> = {
  http: ['http', 'platform'],
  platform: ['platform'],
};

/**
 * The modules of the import that run in the server's own process: it passes bytes on and checks answers. All else below
 * `functions/import` understands what strangers' files say, and runs in the sandbox alone (decision 21); a new file is
 * of that kind unless it is named here.
 */
const IMPORT_OUTSIDE = [
  'handlers/',
  'process/(?!worker[.]ts)',
  'llm/(askOpenQuestion|bedrockStructuring|prompts/v1)[.]ts',
  'ocr/(continueScanJob|modelOcr|ocrPage|pageReader)[.]ts',
  'ocr/(scanJobRepository|scanResult|textract)[.]ts',
  'file/(fileHeader|utf16)[.]ts',
  '(importPdf|importResponse|presignedPost|uploadStorage)[.]ts',
];
/** What understands strangers' files, and what runs it elsewhere than in the sandbox. */
const SANDBOXED = {
  files: `^functions/import/(?!${IMPORT_OUTSIDE.join('|')})`,
  /** Of a model and an OCR service on one machine: in a thread of its own. */
  thread: '^infra/local/emulators/reading/(?!inThread[.]ts)',
  /** Reads a sample of ours, and no file of a stranger. */
  costs: '^infra/deploy/cost/',
};
/** What the sandbox uses of the server's code: it replaces private data, and sets texts apart in a question. */
const SANDBOX_USES = ['bedrock/redact', 'bedrock/promptDataBlock'];

/**
 * The folders of the import from the top down, and which of those below them each may use: imports run one way, and no
 * folder is in a cycle with another. The files beside the folders put them together; of the folders only `handlers`
 * uses these. `process/worker.ts` is where a process begins, and loads whatever it works with.
 */
const IMPORT_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  handlers: ['ocr', 'llm', 'process', 'file'],
  ocr: ['process', 'understand', 'resume', 'places', 'layout', 'page'],
  llm: ['process', 'understand', 'resume', 'places', 'page'],
  process: [],
  pdf: ['resume', 'places', 'layout', 'file', 'page'],
  word: ['openDocument', 'resume', 'file', 'page'],
  openDocument: ['file', 'page'],
  oldWord: ['page'],
  rtf: ['page'],
  text: ['html', 'resume', 'page'],
  html: ['file', 'page'],
  linkedIn: ['resume', 'file', 'page'],
  understand: ['resume', 'places', 'page', 'lexicon'],
  resume: ['places', 'page', 'lexicon'],
  places: ['page'],
  layout: ['page'],
  file: ['page'],
  page: ['lexicon'],
  lexicon: [],
};

/** Parts of infra/, each with the parts that it never imports. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'infra/config.ts': ['deploy', 'stacks', 'constructs', 'local'],
  'infra/constructs/': ['stacks', 'deploy', 'local'],
  'infra/build/': ['local', 'deploy'],
  'infra/serviceRules/': ['stacks', 'constructs', 'deploy', 'local'],
};

/** Which feature of the browser may use which. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  auth: [],
  builder: ['auth', 'cloud', 'drafts', 'import', 'payments', 'preview', 'share'],
  cloud: ['auth', 'drafts'],
  consent: [],
  drafts: ['auth'],
  gallery: ['auth', 'drafts', 'preview'],
  import: ['auth', 'drafts'],
  improve: ['auth', 'builder', 'drafts', 'payments'],
  'pages/about': [],
  'pages/contact': [],
  'pages/home': ['auth', 'drafts', 'import'],
  'pages/legal': [],
  payments: ['auth'],
  preview: [],
  profile: ['auth', 'cloud', 'drafts', 'improve', 'payments', 'preview', 'share'],
  share: ['auth'],
};

/**
 * What others may import of a feature beside its `index.ts`, and who: screens and parts that load by themselves, which
 * in the index would come with the first page. `app` stands for its routes.
 */
const ENTRY_MODULES: Readonly<Record<string, readonly string[]>> = {
  'auth/EndedSession.tsx': ['builder', 'payments', 'profile'],
  'auth/callAgain.ts': ['improve', 'payments', 'profile', 'share'],
  'auth/pressed.ts': ['payments', 'profile', 'share'],
  'auth/goOn.ts': ['profile'],
  'auth/signInFor.ts': ['builder', 'improve'],
  'auth/login/LoginPage.tsx': ['app'],
  'auth/login/SignIn.tsx': ['payments'],
  'auth/profile.ts': ['cloud', 'improve', 'payments', 'profile'],
  'builder/BuilderPage.tsx': ['app'],
  'drafts/fakeBrowser.fixture.ts': ['builder'],
  'drafts/storedResume.ts': ['gallery'],
  'drafts/useKeptDraft.ts': ['gallery', 'pages/home', 'profile'],
  'gallery/TemplatesPage.tsx': ['app'],
  'import/UploadSection.tsx': ['pages/home'],
  'import/page/openPages.ts': ['builder'],
  'improve/keptAdverts.ts': ['profile'],
  'improve/keptWishes.ts': ['profile'],
  'improve/pollProgress.ts': ['profile'],
  'improve/WorkStatus.tsx': ['profile'],
  'pages/about/AboutPage.tsx': ['app'],
  'pages/contact/ContactPage.tsx': ['app'],
  'pages/home/HomePage.tsx': ['app'],
  'pages/legal/AccessibilityPage.tsx': ['app'],
  'pages/legal/PrivacyPage.tsx': ['app'],
  'pages/legal/TermsPage.tsx': ['app'],
  'payments/itemNames.ts': ['profile'],
  'payments/profile/PaymentsSection.tsx': ['profile'],
  'payments/profile/PlanSection.tsx': ['profile'],
  'payments/receipt/ReceiptPage.tsx': ['app'],
  'payments/requestTemplate.ts': ['builder'],
  'preview/FirstPage.tsx': ['builder', 'gallery', 'profile'],
  'preview/PreviewPane.tsx': ['builder', 'gallery', 'profile'],
  'preview/templateCss.ts': ['builder'],
  'profile/ProfilePage.tsx': ['app'],
  'share/linkCode.ts': ['builder', 'profile'],
};

/** The floors of the browser's wing: each may import those named. Its own files beside them (`main.tsx`) may all. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  app: ['app', 'features', 'ui', 'lib'],
  features: ['features', 'ui', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
};

/** What judges a text by its source, and the modules of `shared` that may reach it. */
const JUDGE = '^shared/improve/(changes|guard/(guard|rules|align|readFacts))[.]ts$';
const JUDGING = ['improve/changes[.]', 'improve/guard/', 'letter/letterClaims'];

/** Where the program begins: what neither these nor a module they reach imports is of no use. */
const ENTRIES = [
  '^functions/[^/]+/handlers/',
  '^functions/(http/originGate|account/accountTrigger|watch/lookFromOutside)[.]ts$',
  '^functions/import/process/worker[.]ts$',
  '^functions/pdf/finish/thread[.]ts$',
  '^infra/(local/emulators/reading/thread|build/fontThread)[.]ts$',
  '^infra/(app|local/start|build/all|build/templates|deploy/run|deploy/cost/report)[.]ts$',
  '^infra/operate/(credits|nightly|payments|restore|smoke)[.]ts$',
  '^shared/templates/pagination/layOutPage[.]ts$',
  '^vite[.]config[.]ts$',
  '^web/(main[.]tsx|prerender[.]tsx|afterPaint[.]ts|oldBrowser[.]ts)$',
  '^web/features/auth/cognito/signedInPage[.]ts$',
  '^web/features/payments/paymentReturnedPage[.]ts$',
  '^web/features/import/page/pdfWorker[.]ts$',
  '^web/features/builder/readers/pdfiumWorker[.]ts$',
  '^web/lib/offline/serviceWorker[.]ts$',
];

/** Found by their path, not by an import: declarations, fixtures of tests, what runs elsewhere as it stands. */
const FOUND_BY_PATH = [
  '[.]d[.]ts$',
  '[.]fixture[.]tsx?$',
  '[.]child[.]mjs$',
  '^infra/constructs/edge/',
  // Put in the place of a package when functions are bundled (infra/build/bundleModules.ts).
  '^infra/deploy/lambdaCredentials[.]ts$',
  // Put in the place of a module of Amplify UI (vite.config.ts).
  '^web/ui/amplifyStyles[.]ts$',
];

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
const escape = (path: string) => path.replaceAll('.', '[.]');

const wingRules: IForbiddenRuleType[] = Object.entries(WINGS).map(([wing, targets]) => ({
  name: `wing-${wing}`,
  comment: 'Imports point one way: infra → functions → shared ← web.',
  from: { path: `^${wing}/` },
  to: { path: '^(infra|functions|shared|web|test)/', pathNot: `^${anyOf(targets)}/` },
}));

const packageRules: IForbiddenRuleType[] = Object.entries(PACKAGES).map(([wing, packages]) => ({
  name: `packages-${wing}`,
  comment: `${wing}/ knows only a few packages, and nothing of Node.`,
  from: { path: `^${wing}/`, pathNot: '[.]fixture[.]tsx?$' },
  to: { pathNot: `^(shared|web)/|^virtual:|^node_modules/(@types/)?${anyOf(packages)}/` },
}));

const capabilityRules: IForbiddenRuleType[] = [
  {
    name: 'capability-insides',
    comment: 'A capability uses of another only the files that CAPABILITIES names.',
    from: { path: '^functions/([^/]+)/', pathNot: `^functions/${anyOf(Object.keys(SERVED_BY))}/` },
    to: {
      path: '^functions/',
      pathNot: [
        '^functions/$1/',
        `^functions/${anyOf(Object.keys(SERVED_BY))}/`,
        // What a row allows is not a fault here; what it does not is one of `capability-<name>` or of none.
        ...new Set(
          Object.values(CAPABILITIES)
            .flat()
            .map((file) => `^functions/${file}[.]ts$`),
        ),
      ],
    },
  },
  ...[...new Set(Object.values(CAPABILITIES).flat())].map((file): IForbiddenRuleType => {
    const users = Object.keys(CAPABILITIES).filter((capability) => CAPABILITIES[capability]?.includes(file));
    return {
      name: `capability-${file}`,
      comment: `Of the capabilities only ${users.join(' and ')} may use ${file}.`,
      from: { path: '^functions/', pathNot: `^functions/${anyOf([...users, file.split('/')[0] ?? ''])}/` },
      to: { path: `^functions/${file}[.]ts$` },
    };
  }),
  ...Object.entries(SERVED_BY).map(([folder, targets]): IForbiddenRuleType => ({
    name: `server-${folder}`,
    comment: `functions/${folder} knows only ${targets.join(' and ')}.`,
    from: { path: `^functions/${folder}/` },
    to: { path: '^functions/', pathNot: `^functions/${anyOf(targets)}/` },
  })),
  {
    name: 'handlers-are-ends',
    comment: 'A handler is loaded by its path, by infra/ alone; what two of them need stands beside them.',
    from: { path: '^(functions|shared|web)/' },
    to: { path: '^functions/[^/]+/handlers/' },
  },
  {
    name: 'handlers-are-wrapped-in-handlers',
    comment: 'Only a handler is wrapped in the stages of functions/http.',
    from: { path: '^functions/', pathNot: '^functions/([^/]+/handlers|http)/' },
    to: { path: '^functions/http/(handlerFor|pipeline)[.]ts$' },
  },
];

const sandboxRules: IForbiddenRuleType[] = [
  {
    name: 'understood-in-the-sandbox',
    comment: 'What strangers’ files say is understood in the sandbox alone; the server imports none of it.',
    from: {
      path: '^(infra|functions|shared|web)/',
      pathNot: [...Object.values(SANDBOXED), '^functions/import/process/worker[.]ts$'],
    },
    to: { path: SANDBOXED.files },
  },
  {
    name: 'outside-knows-no-resume',
    comment: 'Outside of the sandbox the import checks what comes by the schemas of the API, and repairs nothing.',
    from: { path: `^functions/import/(${IMPORT_OUTSIDE.join('|')})` },
    to: { path: '^shared/|^functions/pdf/', pathNot: '^shared/(api|errors|platform|upload)/' },
  },
  {
    name: 'sandbox-knows-no-service',
    comment: 'The sandbox has no services and no credentials: of the server’s code it uses what SANDBOX_USES names.',
    from: { path: SANDBOXED.files },
    to: {
      path: '^functions/(http|platform)/|^node_modules/@(aws-sdk|smithy)/',
      pathNot: `^functions/platform/${anyOf(SANDBOX_USES)}[.]ts$`,
    },
  },
  {
    name: 'read-in-the-thread',
    comment: 'What stands in for readers of strangers’ files runs in its thread; others ask it by inThread.ts.',
    from: { path: '^infra/', pathNot: SANDBOXED.thread },
    to: { path: SANDBOXED.thread, dependencyTypesNot: ['type-only'] },
  },
];

const importFolders = Object.keys(IMPORT_FOLDERS);

const importRules: IForbiddenRuleType[] = [
  ...Object.entries(IMPORT_FOLDERS).map(([folder, targets], at): IForbiddenRuleType => {
    // A row names what is below it; anything else in it counts for nothing.
    const below = targets.filter((target) => importFolders.indexOf(target) > at);
    return {
      name: `import-${folder}`,
      comment: `Of the import ${folder}/ uses only ${below.join(', ') || 'itself'}.`,
      from: {
        path: `^functions/import/${folder}/`,
        pathNot: ['^functions/import/process/worker[.]ts$', '[.]fixture[.]ts$'],
      },
      to: {
        path: '^functions/import/',
        pathNot: [
          `^functions/import/${anyOf([folder, ...below])}/`,
          ...(folder === 'handlers' ? ['^functions/import/[^/]+[.]ts$'] : []),
        ],
      },
    };
  }),
  {
    name: 'import-without-row',
    comment: 'A new folder of the import has a row in IMPORT_FOLDERS.',
    from: { path: '^functions/import/[^/]+/', pathNot: `^functions/import/${anyOf(importFolders)}/` },
    to: {},
  },
];

/** A feature's folder: one level, two below `pages/`. */
const FEATURE = '(pages/[^/]+|[^/]+)';

const webRules: IForbiddenRuleType[] = [
  ...Object.entries(FLOORS).map(([floor, targets]): IForbiddenRuleType => ({
    name: `floor-${floor}`,
    comment: 'In the browser imports point down: app → features → ui → lib.',
    from: { path: `^web/${floor}/` },
    to: { path: '^web/', pathNot: `^web/${anyOf(targets)}/` },
  })),
  ...Object.entries(FEATURES).map(([feature, targets]): IForbiddenRuleType => ({
    name: `feature-${feature}`,
    comment: `The feature ${feature} uses only ${targets.join(', ') || 'no other feature'}.`,
    from: { path: `^web/features/${feature}/` },
    to: { path: '^web/features/', pathNot: `^web/features/${anyOf([feature, ...targets])}/` },
  })),
  {
    name: 'no-judge-in-the-browser',
    comment: 'A page knows what a suggestion is, and nothing of how it is judged.',
    from: { path: `^shared/(?!${anyOf(JUDGING)})`, pathNot: '[.](test|fixture)[.]tsx?$' },
    to: { path: JUDGE, reachable: true },
  },
  {
    name: 'no-judge-in-a-page',
    comment: 'What compares letters with the résumé as they are typed comes with them alone (decision 119).',
    from: { path: '^web/', pathNot: ['[.]test[.]tsx?$', '^web/features/improve/letter/LetterClaims[.]tsx$'] },
    to: { path: [JUDGE, '^shared/letter/letterClaims[.]ts$'] },
  },
  {
    name: 'feature-without-row',
    comment: 'A new feature has a row in FEATURES.',
    from: { path: '^web/features/', pathNot: `^web/features/${anyOf(Object.keys(FEATURES))}/` },
    to: {},
  },
  {
    name: 'feature-insides',
    comment: 'Of a feature others import its index.ts and the entry modules, nothing inside it.',
    from: { path: `^web/(?:features/${FEATURE}|[^/]+)/` },
    to: {
      path: '^web/features/',
      pathNot: [
        '^web/features/$1/',
        `^web/features/${anyOf(Object.keys(FEATURES))}/index[.]ts$`,
        `^web/features/${anyOf(Object.keys(ENTRY_MODULES).map(escape))}$`,
      ],
    },
  },
  ...Object.entries(ENTRY_MODULES).map(([entry, users]): IForbiddenRuleType => {
    const owner = Object.keys(FEATURES).find((feature) => entry.startsWith(`${feature}/`)) ?? '';
    const folders = [owner, ...users].map((user) => (user === 'app' ? 'app' : `features/${user}`));
    return {
      name: `entry-${entry}`,
      comment: `Beside its own feature only ${users.join(', ')} may use ${entry}.`,
      from: { path: '^web/', pathNot: `^web/${anyOf(folders)}/` },
      to: { path: `^web/features/${escape(entry)}$` },
    };
  }),
];

const generalRules: IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment: 'No module needs itself, by types neither.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'fixtures-are-for-tests',
    comment: 'The product imports nothing that is made for tests.',
    from: { pathNot: '[.]fixture[.]tsx?$' },
    to: { path: '[.](fixture|test)[.]tsx?$|^test/' },
  },
  ...Object.entries(PARTS).map(([part, never]): IForbiddenRuleType => ({
    name: `part-${part}`,
    comment: `${part} imports nothing of infra's ${never.join(', ')}.`,
    from: { path: `^${escape(part)}` },
    to: { path: `^infra/(${anyOf(never)}/|app[.]ts)` },
  })),
  {
    name: 'development-packages',
    comment: 'What is deployed or shown uses no package that only development has; its types may.',
    from: { path: '^(functions|shared|web)/', pathNot: '[.]fixture[.]tsx?$' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'declared-packages',
    comment: 'A package that is imported is in package.json, and not there by another one alone.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'found',
    comment: 'What is imported is there.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'used',
    comment: 'A module that no program reaches goes, or is moved to test/.',
    from: { path: anyOf(ENTRIES) },
    to: { path: '^(infra|functions|shared|web)/', pathNot: [...ENTRIES, ...FOUND_BY_PATH], reachable: false },
  },
];

export default {
  forbidden: [
    ...wingRules,
    ...packageRules,
    ...capabilityRules,
    ...sandboxRules,
    ...importRules,
    ...webRules,
    ...generalRules,
  ].map((rule) => ({
    ...rule,
    severity: 'error' as const,
  })),
  options: {
    // TypeScript 7 has no API for JavaScript; this parser needs none, and knows types and `import()` too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]test[.]tsx?$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
} satisfies IConfiguration;
