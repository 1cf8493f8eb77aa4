import { afterAll, expect } from 'vitest';
import { enforcePermissions, takeRefused } from './permissions.ts';
import { followEmulators } from './sdkClients.ts';

// Files share their process, and with it the clients that handlers keep.
followEmulators();

/** Every integration test runs its handlers with no more rights than their roles have in the cloud. */
enforcePermissions();
afterAll(() => expect(takeRefused(), 'calls to AWS that the row of endpoints does not declare').toEqual([]));
