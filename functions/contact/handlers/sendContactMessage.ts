import { AppError } from '../../../shared/errors/errors.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { notifySupport } from '../notifySupport.ts';
import { saveContactMessage } from '../contactMessageRepository.ts';

/** POST /api/contact: stores the message and notifies support; it counts as received only when both succeeded. */
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
