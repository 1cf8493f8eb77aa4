import { describe, expect, it } from 'vitest';
import { placeScripts } from './placeScripts.ts';

const PAGE = `<head>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shell.js">
    <link rel="stylesheet" crossorigin href="/assets/shell.css">
    <link rel="modulepreload" crossorigin href="/assets/Page.js">
  </head>`;

describe('where a written page has its scripts', () => {
  it('first: as they are', () => {
    expect(placeScripts(PAGE, 'first', '/assets/afterPaint.js')).toBe(PAGE);
  });

  it('meanwhile: loaded behind all else, run after the first paint', () => {
    const html = placeScripts(PAGE, 'meanwhile', '/assets/afterPaint.js');
    expect(html).toContain(
      '<script type="module" crossorigin src="/assets/afterPaint.js" data-start="/assets/index.js"></script>',
    );
    expect(
      [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)">/g)].map(
        ([, file]) => file,
      ),
    ).toEqual(['/assets/index.js', '/assets/shell.js', '/assets/Page.js']);
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/shell.css">');
  });

  it('afterwards: neither loaded nor run before the first paint, and then all at once', () => {
    const html = placeScripts(PAGE, 'afterwards', '/assets/afterPaint.js');
    expect(html).toContain(
      'src="/assets/afterPaint.js" data-start="/assets/index.js" ' +
        'data-needs="/assets/shell.js /assets/Page.js"></script>',
    );
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/shell.css">');
  });

  it('a page without an entry stops the build', () => {
    expect(() => placeScripts('<head></head>', 'afterwards', '/assets/afterPaint.js')).toThrow('no script to start');
  });
});
