/**
 * What a test puts in the place of the page's document, with the two questions that Amplify's core asks a second after
 * any file loads it: unit tests share their process, so the timer of another file may meet it.
 */
export const fakeDocument = (parts: object): object => ({
  querySelector: () => null,
  querySelectorAll: () => [],
  ...parts,
});
