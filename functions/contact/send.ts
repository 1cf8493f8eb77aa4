import { AppError } from '../../shared/errors.ts';
import { database } from '../data/client.ts';
import { handlerFor } from '../middleware/handler.ts';
import { notifySupport } from './notice.ts';
import { saveContactMessage } from './store.ts';

/** POST /api/contact: the message is kept and support hears of it; only when both happened it counts as received. */
export const handler = handlerFor('sendContactMessage', async ({ body, language }, { environment }) => {
  const message = { ...body, language: body.language ?? language };
  try {
    const id = await saveContactMessage(database, environment.REQUESTS_TABLE, message);
    await notifySupport(environment.SUPPORT_TOPIC, id, message);
  } catch (cause) {
    throw new AppError('contact_failed', { cause });
  }
  return { body: { received: true as const } };
});
