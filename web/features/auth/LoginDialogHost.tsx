import { Suspense, lazy } from 'react';
import { useStore } from 'zustand';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { loginPromptStore } from './loginPrompt.ts';

const LoginDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./login/LoginDialog.tsx'), loadMessages(['account'])]);
  return dialog;
});

/** Shows the login dialog for whoever asks to sign in; loaded lazily with the first request. */
export function LoginDialogHost() {
  const prompt = useStore(loginPromptStore, ({ open }) => open);
  return (
    prompt && (
      <Suspense>
        <LoginDialog prompt={prompt} />
      </Suspense>
    )
  );
}
