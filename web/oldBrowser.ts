/**
 * Tells whoever comes with a browser that is too old, before anything else runs. A script of its own, which the build
 * turns into the oldest syntax (infra/build/web/oldBrowserCheck.ts): nothing here may need more than that to run.
 *
 * The page says it in both languages; the modules then do nothing (main.tsx), so that a draft stays as it is.
 */
(function () {
  /**
   * What the site needs and has no replacement for, by its name in the compatibility data. Together they let no browser
   * pass that lacks anything the built files use (test/bundles/browser-floor.test.ts).
   */
  const NEEDS: Record<string, () => unknown> = {
    'api.URL.canParse_static': () => URL.canParse('https://localhost/'),
    'javascript.builtins.Promise.withResolvers': () => Promise.withResolvers().promise,
    // Not made: that reads data of all languages, 0.1 s on a phone, and nothing shows before it.
    'javascript.builtins.Intl.Segmenter': () => Intl.Segmenter,
    'css.selectors.has': () => CSS.supports('selector(:has(a))'),
  };

  let isOld = false;
  for (const name in NEEDS) {
    try {
      if (!NEEDS[name]?.()) isOld = true;
    } catch {
      isOld = true;
    }
  }
  if (!isOld) return;

  document.documentElement.setAttribute('data-old-browser', '');
  const root = document.getElementById('root') as HTMLElement;
  const page = root.getAttribute('data-page');
  // A page for reading can still be read; what is nothing without its script would say "one moment" for ever.
  if (page === null || page === '/builder' || page === '/login') root.style.display = 'none';
  const note = document.getElementById('old-browser') as HTMLTemplateElement | null;
  // Where templates are unknown, the text stands on the page already.
  if (note && note.content) (root.parentNode as Node).insertBefore(note.content, root);
})();
