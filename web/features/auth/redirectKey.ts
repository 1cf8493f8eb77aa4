/** Key in session storage of the path to return to after a redirect sign-in; signedInPage.ts uses the same key. */
export const REDIRECT_KEY = 'signIn.redirected';
