/** The merchant's app at the emulator: what the payments secret holds on this machine. */
export const LOCAL_APP = {
  clientId: 'local-client',
  clientSecret: 'local-secret',
  webhookId: 'WHLOCAL0000000001',
  planId: 'P-LOCAL0000000000000000001',
} as const;
