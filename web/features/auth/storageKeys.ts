/** Names in session storage. */

/** Path to come back to when the whole page went to sign in; signedInPage.ts knows it too. */
export const REDIRECT_KEY = 'signIn.redirected';
/** Id of the file that waits for a sign-in: without it nobody finds the file. */
export const PENDING_FILE_KEY = 'import.kept';
