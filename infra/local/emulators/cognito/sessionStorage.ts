import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { JsonFile } from '../../jsonFile.ts';

interface StoredRecord {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Models that are persisted: finished sign-ins. Unfinished ones (codes, account pages) end with the process. */
const PERSISTENT_MODELS: ReadonlySet<string> = new Set(['Session', 'Grant', 'RefreshToken']);

/**
 * Seconds in which a refresh token that was used may be used again, as the deployed client allows: two tabs may refresh
 * at once.
 */
const REFRESH_GRACE_SECONDS = 30;

const epochSeconds = () => Math.floor(Date.now() / 1_000);

/**
 * Returns the storage of sessions, codes and refresh tokens; in memory without a folder. Lasting data is on the disk
 * before the provider answers, so that a restart knows every token that was issued.
 */
export async function openSessionStorage(
  folder: string | undefined,
  graceSeconds = REFRESH_GRACE_SECONDS,
): Promise<AdapterFactory> {
  const file = folder === undefined ? undefined : new JsonFile(join(folder, 'sign-ins.json'));
  const records = new Map(((await file?.read()) as [string, StoredRecord][] | undefined) ?? []);
  const find = (key: string): AdapterPayload | undefined => {
    const kept = records.get(key);
    if (kept && kept.expiresAt > Date.now()) return kept.payload;
    records.delete(key);
    return undefined;
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string) => {
    const entry = [...records].find(([key, { payload }]) => key.startsWith(`${model}:`) && payload[field] === value);
    return entry && find(entry[0]);
  };
  const lasting = () =>
    [...records].filter(
      ([key, { expiresAt }]) => PERSISTENT_MODELS.has(key.split(':')[0] ?? '') && expiresAt > Date.now(),
    );

  return (model: string): Adapter => {
    const save = async () => {
      if (PERSISTENT_MODELS.has(model)) await file?.write(lasting);
    };
    return {
      async upsert(id, payload, expiresIn) {
        records.set(`${model}:${id}`, { payload, expiresAt: Date.now() + (expiresIn || 86_400) * 1_000 });
        await save();
      },
      async find(id) {
        const payload = find(`${model}:${id}`);
        const again =
          model === 'RefreshToken' &&
          typeof payload?.consumed === 'number' &&
          payload.consumed + graceSeconds > epochSeconds();
        return again ? { ...payload, consumed: undefined } : payload;
      },
      findByUid: async (uid) => findBy(model, 'uid', uid),
      findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
      async consume(id) {
        const key = `${model}:${id}`;
        const kept = records.get(key);
        // The grace begins with the first use.
        if (kept && kept.payload.consumed === undefined)
          records.set(key, { ...kept, payload: { ...kept.payload, consumed: epochSeconds() } });
        await save();
      },
      async destroy(id) {
        records.delete(`${model}:${id}`);
        await save();
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key);
        await save();
      },
    };
  };
}
