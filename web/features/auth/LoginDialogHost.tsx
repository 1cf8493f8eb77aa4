import { useStore } from 'zustand';
import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { loginPromptStore, type LoginPrompt } from './loginPrompt.ts';

/** Loads the dialog and its texts; before the first request, where one is likely, it is then shown at once. */
export async function loadLoginDialog(): Promise<typeof import('./login/LoginDialog.tsx')> {
  const [dialog] = await Promise.all([import('./login/LoginDialog.tsx'), loadMessages(['account'])]);
  return dialog;
}
const LoginDialog = lazyPart<{ prompt: LoginPrompt }>(async () => (await loadLoginDialog()).default, [], {
  Missing: ({ prompt }) => <DialogMissing onClose={() => prompt.settle('closed')} />,
});

/** Shows the login dialog when a part of the page requests a sign-in; loaded with the first request, if not before. */
export function LoginDialogHost() {
  const prompt = useStore(loginPromptStore, ({ open }) => open);
  return prompt && <LoginDialog prompt={prompt} />;
}
