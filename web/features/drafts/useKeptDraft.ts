import { useEffect, useState } from 'react';
import { useSession } from '../auth/index.ts';
import { findKeptDraft, type KeptDraft } from './keptDraft.ts';

/** The draft to go on with; null in the first rendering, which a page as written must match. */
export function useKeptDraft(): KeptDraft | null {
  const owner = useSession(({ person }) => person?.uid ?? null);
  const [draft, setDraft] = useState<KeptDraft | null>(null);
  useEffect(() => setDraft(findKeptDraft(owner)), [owner]);
  return draft;
}
