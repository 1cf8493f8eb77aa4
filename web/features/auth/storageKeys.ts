/** Keys in session storage. */

/** Path to return to after a redirect sign-in; signedInPage.ts uses the same key. */
export const REDIRECT_KEY = 'signIn.redirected';
/** Id of the stored file that waits for a sign-in: without it the file cannot be found. */
export const PENDING_FILE_KEY = 'import.kept';
