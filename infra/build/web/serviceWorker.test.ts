import { expect, it } from 'vitest';
import { precachedFiles } from './serviceWorker.ts';

it('the worker keeps the shell and the builder with what they load later, and no other screen', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shell.js'] },
    'afterPaint.ts': { file: 'assets/afterPaint.js' },
    '_shell.js': {
      file: 'assets/shell.js',
      css: ['assets/shell.css'],
      assets: ['assets/assistant-400.woff2'],
      dynamicImports: [
        'pages/home/HomePage.tsx',
        'features/auth/cognito/cognito.ts',
        'design/Dialog.tsx',
        'builder/BuilderPage.tsx',
      ],
    },
    'pages/home/HomePage.tsx': { file: 'assets/home.js' },
    'features/auth/cognito/cognito.ts': { file: 'assets/amplify.js' },
    'design/Dialog.tsx': { file: 'assets/dialog.js', imports: ['_shell.js'] },
    'builder/BuilderPage.tsx': {
      file: 'assets/builder.js',
      css: ['assets/builder.css'],
      imports: ['_shell.js'],
      dynamicImports: ['looks/modern.css'],
    },
    'looks/modern.css': {
      file: 'assets/modern.js',
      assets: ['assets/heebo-400.woff2', 'assets/emoji-400.woff2', 'assets/assistant-400.woff2'],
    },
  };
  const { code, own, fonts } = precachedFiles(['builder/BuilderPage.tsx'], manifest);
  expect(code.toSorted()).toEqual(
    ['afterPaint.js', 'builder.css', 'builder.js', 'dialog.js', 'index.js', 'modern.js', 'shell.css', 'shell.js'].map(
      (file) => `/assets/${file}`,
    ),
  );
  expect([own, fonts]).toEqual([['/assets/assistant-400.woff2'], ['/assets/heebo-400.woff2']]);
  expect(() => precachedFiles(['builder/Nothing.tsx'], manifest)).toThrow(/builder\/Nothing\.tsx/);
});
