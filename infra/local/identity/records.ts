import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Where a provider keeps sessions, codes and refresh tokens: in this process, so that a restart signs everybody out when their token ends. */
export function recordsInMemory(): AdapterFactory {
  const records = new Map<string, Kept>();
  const find = (key: string) => {
    const kept = records.get(key);
    if (kept && kept.expiresAt > Date.now()) return kept;
    records.delete(key);
    return undefined;
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string) =>
    [...records].find(([key, { payload }]) => key.startsWith(`${model}:`) && payload[field] === value && find(key))?.[1].payload;

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      records.set(`${model}:${id}`, { payload, expiresAt: Date.now() + (expiresIn || 86_400) * 1_000 });
    },
    find: async (id) => find(`${model}:${id}`)?.payload,
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    async consume(id) {
      const kept = find(`${model}:${id}`);
      if (kept) kept.payload = { ...kept.payload, consumed: Math.floor(Date.now() / 1_000) };
    },
    async destroy(id) {
      records.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key);
    },
  });
}
