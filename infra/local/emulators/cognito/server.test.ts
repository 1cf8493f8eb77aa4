import { describe, expect, it, vi } from 'vitest';
import { startCognitoEmulator } from './server.ts';

const loaded = vi.fn();
vi.mock('oidc-provider', async (original) => {
  loaded();
  return original<typeof import('oidc-provider')>();
});

describe('the local sign-in', () => {
  it('loads its library when it is first asked, and not for a start', async () => {
    const pool = { issuer: 'https://pool.example', clientId: 'client', redirectUris: [], tokenSeconds: 60 };
    const emulator = await startCognitoEmulator({ pool, logoutUris: [] });
    try {
      expect(loaded).not.toHaveBeenCalled();
      const keys = await fetch(`${emulator.url}/.well-known/jwks.json`);
      expect(await keys.json()).toEqual({ keys: [expect.objectContaining({ kty: 'RSA' })] });
      expect(loaded).toHaveBeenCalledOnce();
    } finally {
      await emulator.close();
    }
  });
});
