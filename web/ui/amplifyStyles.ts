import type { CSSProperties } from 'react';

/**
 * In place of Amplify UI's module of the same purpose (`vite.config.ts`), which turns style properties such as
 * `width` into inline styles by looking each up among the theme's 1,900 tokens, and has every component watch six media
 * queries for them. We give no component a style property: the content security policy refuses them in written pages.
 * So the tokens, and what builds the theme, stay out of the browser (17 KB gzipped of every page).
 */
export function useStyles<Props>(props: Props, style: CSSProperties | undefined) {
  return { propStyles: style, nonStyleProps: props };
}

/** Replaces the loader, which only a loading button would show. */
export const Loader = () => null;
