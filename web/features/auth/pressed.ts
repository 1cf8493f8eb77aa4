import { callAgain } from './callAgain.ts';
import type { LoginVariant } from './loginPrompt.ts';

/** The same calls for presses that only show something or change what is stored. */
export const pressed = <Calls extends Readonly<Record<string, (...given: never[]) => Promise<unknown>>>>(
  calls: Calls,
  variant: LoginVariant = 'storage',
): Calls =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...given: never[]) => {
        const { pathname, search, hash } = location;
        return callAgain(variant, pathname + search + hash, () => call(...given));
      },
    ]),
  ) as Calls;
