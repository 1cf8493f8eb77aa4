import { Suspense, lazy } from 'react';
import { useStore } from 'zustand';
import { loadAreas } from '../i18n/store.ts';
import { loginPrompt } from './loginPrompt.ts';

const LoginDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('../pages/login/LoginDialog.tsx'), loadAreas(['account'])]);
  return dialog;
});

/** The login dialog, wherever in the page somebody asked for it; it loads when the first one does. */
export function LoginDialogHost() {
  const prompt = useStore(loginPrompt, ({ open }) => open);
  return prompt && <Suspense><LoginDialog prompt={prompt} /></Suspense>;
}
