import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../../../lib/api/client.ts';
import { profileApi } from '../../../lib/api/profileApi.ts';
import { delay } from '../../../lib/async/delay.ts';
import { pressed } from '../../auth/pressed.ts';
import { refreshProfile } from '../../auth/profile.ts';
import { createTranslation } from './translation.ts';

const { translatePair, acceptImprovement } = pressed(
  { translatePair: profileApi.translatePair, acceptImprovement: api.acceptImprovement },
  'ai',
);

const createDialogTranslation = () =>
  createTranslation({
    translate: (id, body, signal) => translatePair({ id }, body, { signal }),
    accept: async (requestId) => {
      await acceptImprovement({ requestId });
      void refreshProfile().catch(() => undefined);
    },
    progress: { read: (requestId, signal) => api.readImproveProgress({ requestId }, { signal }), delay },
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });

/** The translation of a pair while its dialog is open; with the dialog, nobody waits for it any more. */
export function useTranslation() {
  const [translation] = useState(createDialogTranslation);
  useEffect(() => translation.stop, [translation]);
  return { ...translation, ...useStore(translation.state) };
}
