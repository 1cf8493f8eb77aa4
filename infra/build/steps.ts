import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OrderedStep } from './runSteps.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A build step: something that is built from files, and again only when one of them has changed. */
export interface BuildStep extends OrderedStep<StepName> {
  /** Files it is made from, as glob patterns. */
  readonly inputs: readonly string[];
  /** A file that exists when the step has run. */
  readonly output: string;
  run(): Promise<unknown>;
}

export type StepName = 'templates' | 'worker' | 'site' | 'fonts' | 'pictures';

/** In the order in which they are printed. What does not wait for another is built beside it. */
export const BUILD_STEPS: Readonly<Record<StepName, BuildStep>> = {
  templates: {
    after: [],
    inputs: ['shared/templates/**/*.{ts,css}', 'infra/build/{templates,fonts}.ts', 'package-lock.json'],
    output: '.build/templates/base.css',
    run: async () => (await import('./templates.ts')).prepareTemplates(),
  },
  // The worker that reads files, bundled as it is deployed; it is ready in less than half the time of its sources.
  worker: {
    after: [],
    inputs: [
      '{functions,shared}/**/*.{ts,json}',
      'infra/build/{bundleModules.ts,compiledReader.ts,compile-reader.child.mjs}',
      'package-lock.json',
    ],
    output: '.build/import-worker/worker.mjs',
    run: async () => (await import('./bundleModules.ts')).bundleWorker(join(ROOT, '.build/import-worker')),
  },
  // It carries the templates' fonts, and the pictures that there are.
  site: {
    after: ['templates'],
    inputs: [
      'web/**/*',
      'shared/**/*.{ts,css}',
      'infra/build/{fonts.ts,seo/**/*,web/**/*}',
      'vite.config.ts',
      // It holds the oldest supported browsers.
      'package.json',
      'package-lock.json',
    ],
    output: '.build/web/pages/he/index.html',
    run: async () => (await import('./web/buildSite.ts')).buildSite(),
  },
  // Until then PDFs and the site's pages carry them as they were cut.
  fonts: {
    after: ['templates', 'site'],
    inputs: ['shared/templates/fonts.ts', 'infra/build/{fonts,packFonts,fontThread}.ts', 'package-lock.json'],
    output: '.build/templates/fonts/heebo-400.woff2.sha256',
    meanwhile: 'are still being packed; they are larger until then',
    run: async () => {
      const { packFonts, placeFonts } = await import('./packFonts.ts');
      await packFonts();
      await placeFonts();
    },
  },
  pictures: {
    after: ['fonts'],
    inputs: [
      'shared/**/*.{ts,css}',
      'web/app/shell/logo.svg',
      'functions/pdf/**/*.ts',
      'infra/build/{templates.ts,fonts.ts,gallery.ts,samplePdf.ts,recording/**/*,seo/**/*}',
      'package-lock.json',
    ],
    output: '.build/web/images/templates/professional-template.jpg',
    // web/ui/TemplateImage.tsx.
    meanwhile: 'are still being drawn; placeholders stand in the gallery until then',
    run: async () => {
      await (await import('./gallery.ts')).buildGallery();
      await (await import('./samplePdf.ts')).printSamplePdfs();
      await (await import('./recording/recordBuilder.ts')).recordBuilder();
      await (await import('./seo/buildSeo.ts')).drawSitePictures();
    },
  },
};
