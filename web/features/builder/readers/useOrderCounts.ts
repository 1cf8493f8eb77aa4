import { useEffect, useMemo, useState } from 'react';
import type { TextOrder } from '../../../../shared/resume/design.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { useBuilder } from '../builderContext.ts';
import { orderOf, readInOrder, TEXT_ORDERS, withOrder, type FactCounts } from './readOrders.ts';

export type OrderCounts = Readonly<Partial<Record<TextOrder, FactCounts>>>;

const NONE: OrderCounts = {};

/**
 * Returns how many facts each reader has whole in each order of the text: `current` counts the current résumé, once
 * every reader has read it; the other order is read afterwards. Counts stay while only the order changes. An order
 * whose PDF could not be made has no counts.
 */
export function useOrderCounts(resume: ResumeData, current: FactCounts | null): OrderCounts {
  const builder = useBuilder();
  const order = orderOf(resume);
  // The same text for the same document, whatever its order.
  const key = useMemo(() => JSON.stringify(withOrder(resume, TEXT_ORDERS[0])), [resume]);
  const [known, setKnown] = useState<{ readonly key: string; readonly counts: OrderCounts }>({ key: '', counts: NONE });
  const counts = known.key === key ? known.counts : NONE;
  // Counts of the résumé as it is may be taken at once; once it is taken, this is drawn again with it.
  if (current && counts[order] !== current) setKnown({ key, counts: { ...counts, [order]: current } });
  const missing = current ? TEXT_ORDERS.find((other) => other !== order && !counts[other]) : undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let isGone = false;
    const take = (read: FactCounts) => {
      if (isGone) return;
      setKnown((before) => ({ key, counts: { ...(before.key === key && before.counts), [missing]: read } }));
    };
    void readInOrder(builder, resume, missing).then(take, () => take({}));
    return () => void (isGone = true);
  }, [builder, resume, key, missing]);
  return counts;
}
