/**
 * Returns a test's replacement of the page's document, which also answers the two questions that Amplify's core asks a
 * second after any file loads it: unit tests share their process, so that another file's timer may meet it.
 */
export const fakeDocument = (parts: object): object => ({
  querySelector: () => null,
  querySelectorAll: () => [],
  ...parts,
});
