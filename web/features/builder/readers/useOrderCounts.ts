import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { TextOrder } from '../../../../shared/resume/design.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { useBuilder } from '../builderContext.ts';
import { orderOf, readInOrder, TEXT_ORDERS, withOrder, type FactCounts } from './readOrders.ts';

export type OrderCounts = Readonly<Partial<Record<TextOrder, FactCounts>>>;

/**
 * What each reader has whole in each order of the text: `current` is of the résumé as it is, once every reader has read
 * it; the other order is read after that. What is known stays while nothing but the order changes. An order whose PDF
 * could not be made has no counts.
 */
export function useOrderCounts(resume: ResumeData, current: FactCounts | null): OrderCounts {
  const builder = useBuilder();
  const order = orderOf(resume);
  // The same text for the same document, whatever its order.
  const key = useMemo(() => JSON.stringify(withOrder(resume, TEXT_ORDERS[0])), [resume]);
  const [known, setKnown] = useState<{ readonly key: string; readonly counts: OrderCounts }>({ key: '', counts: {} });
  const isNew = known.key !== key;
  const isRead = current !== null;
  const take = (of: TextOrder, counts: FactCounts) =>
    setKnown((before) => ({ key, counts: { ...(before.key === key && before.counts), [of]: counts } }));
  const read = useEffectEvent(async (isGone: () => boolean) => {
    if (current) take(order, current);
    for (const other of TEXT_ORDERS) {
      if (other === order || (!isNew && known.counts[other])) continue;
      // oxlint-disable-next-line no-await-in-loop -- each is a PDF of its own
      const counts = await readInOrder(builder, resume, other).catch(() => ({}));
      if (!isGone()) take(other, counts);
    }
  });
  useEffect(() => {
    if (!isRead) return undefined;
    let isGone = false;
    void read(() => isGone);
    return () => void (isGone = true);
  }, [key, isRead]);
  return isNew ? {} : known.counts;
}
