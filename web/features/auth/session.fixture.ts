import { vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { Profile } from '../../../shared/account/profile.ts';
import { sessionStore, type SessionState } from './session.ts';

/** From now on screens are drawn with these values of a store: what is drawn first goes by its initial ones. */
export function drawWith<State>(store: StoreApi<State>, changes: Partial<State>): void {
  vi.spyOn(store, 'getInitialState').mockReturnValue({ ...store.getState(), ...changes });
}

/** The same for somebody who is signed in; null is nobody. */
export const drawAs = (profile: Profile | null, changes: Partial<SessionState> = {}): void =>
  drawWith(sessionStore, { person: profile, profile, ...changes });
