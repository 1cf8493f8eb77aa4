/** Who is signed in, and asking to sign in. Here stands only what is small: every page carries it. */
export { Avatar } from './Avatar.tsx';
export { LoginDialogHost } from './LoginDialogHost.tsx';
export { beforeSignOut, clearTokens, expireSession, onSessionExpired, signOut, startSession } from './auth.ts';
export { requestSignIn, type LoginAnswer } from './loginPrompt.ts';
export { clearSession, isSignedIn, saveProfile, sessionStore, updateCreditBalance, useSession } from './session.ts';
export { PENDING_FILE_KEY } from './storageKeys.ts';
