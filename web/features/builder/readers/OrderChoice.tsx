import { useId } from 'react';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { orderOf, TEXT_ORDERS, withOrder } from './readOrders.ts';
import { READERS } from './readTexts.ts';
import type { OrderCounts } from './useOrderCounts.ts';

interface OrderChoiceProps {
  readonly counts: OrderCounts;
  /** How many facts there are. */
  readonly all: number;
  /** Whether what is not known yet will be. */
  readonly isReading: boolean;
}

/** For which readers the text of the PDF is in order, with what each of them makes of it. */
export function OrderChoice({ counts, all, isReading }: OrderChoiceProps) {
  const t = useTranslations();
  const name = useId();
  const { drafts } = useBuilder();
  const chosen = useResume(orderOf);
  return (
    <section className="readers-order">
      <h3>{t('help.readers.order')}</h3>
      <p className="quiet">{t('help.readers.order.about')}</p>
      <fieldset className="orders">
        <legend className="visually-hidden">{t('help.readers.order')}</legend>
        {TEXT_ORDERS.map((order) => {
          const whole = counts[order];
          return (
            <label key={order} className="order">
              <input
                type="radio"
                name={name}
                value={order}
                checked={order === chosen}
                onChange={() => drafts.edit((resume) => withOrder(resume, order), { tab: 'design' })}
              />
              <span>
                <strong>{t(`help.readers.order.${order}`)}</strong>
                {order === 'drawn' && <span className="quiet">{t('help.readers.order.drawn.about')}</span>}
                <span className="order-counts quiet">
                  {whole === undefined
                    ? isReading && <span>{t('help.readers.reading')}</span>
                    : READERS.filter((reader) => whole[reader] !== undefined).map((reader) => (
                        <span key={reader}>
                          {t('help.readers.order.count', {
                            reader: t(`help.readers.reader.${reader}`),
                            whole: whole[reader] ?? 0,
                            all,
                          })}
                        </span>
                      ))}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}
