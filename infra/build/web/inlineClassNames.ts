import { ComponentClassName } from '@aws-amplify/ui';
import type { Plugin } from 'vite';

/**
 * Writes Amplify UI's class names where its components read them, so that the table of all 207 stays out of the browser
 * (1 KB gzipped of every page).
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'korot:class-names',
    transform: {
      filter: { id: /\/@aws-amplify\/ui-react\/dist\/esm\/.*\.mjs$/ },
      handler: (code) => ({ code: withClassNames(code), map: null }),
    },
  };
}

/** A name that the table does not have stays as it is: Amplify's account screens, which we do not use, have one. */
export function withClassNames(code: string): string {
  const names: Readonly<Record<string, string>> = ComponentClassName;
  return code.replaceAll(/\bComponentClassName\.(\w+)/g, (read, name: string) =>
    names[name] === undefined ? read : JSON.stringify(names[name]),
  );
}
