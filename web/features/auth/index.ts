/** The signed-in person, and the request to sign in. Only small modules are exported here: every page loads them. */
export { Avatar } from './Avatar.tsx';
export { LoginDialogHost, loadLoginDialog } from './LoginDialogHost.tsx';
export { beforeSignOut, endAccount, expireSession, forgetSession, signOut, startSession } from './auth.ts';
export { requestSignIn, type LoginAnswer } from './loginPrompt.ts';
export {
  followHolder,
  holderOf,
  isSessionExpired,
  isSignedIn,
  saveProfile,
  sessionStore,
  updateCreditBalance,
  useSession,
} from './session.ts';
