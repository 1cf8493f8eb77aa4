import { SendMessageBatchCommand, SQSClient, type SendMessageBatchRequestEntry } from '@aws-sdk/client-sqs';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import { readEnvironment } from '../environment.ts';
import { exponentialJitter, retry } from '../retry.ts';

const sqsClient = new SQSClient({ maxAttempts: 4 });

/** Most messages of a call to SQS. */
const MAX_ENTRIES = 10;
const ATTEMPTS = 4;

/** The address of a queue, by the variable that holds it. Throws not_configured where it is not set. */
export const queueAddress = (variable: string): string => ownProperty(readEnvironment([variable]), variable) ?? '';

/** Thrown with the messages that SQS did not accept. */
class NotSent extends Error {
  override readonly name = 'NotSent';
}

/**
 * Puts messages into a queue, as JSON or unchanged, ten in a call, in order; refused messages are sent again. Throws if
 * some are refused four times. Others may have been sent then, so a caller that repeats the call sends them twice.
 */
export async function sendMessages(QueueUrl: string, messages: readonly (object | string)[]): Promise<void> {
  for (let from = 0; from < messages.length; from += MAX_ENTRIES) {
    let left: SendMessageBatchRequestEntry[] = messages
      .slice(from, from + MAX_ENTRIES)
      .map((message, index) => ({ Id: String(index), MessageBody: toBody(message) }));
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await retry(
      async () => {
        const { Failed = [] } = await sqsClient.send(new SendMessageBatchCommand({ QueueUrl, Entries: left }));
        left = left.filter(({ Id }) => Failed.some((failure) => failure.Id === Id));
        if (left.length > 0) throw new NotSent(Failed.map(({ Code }) => Code).join(', '));
      },
      { attempts: ATTEMPTS, delayMs: exponentialJitter(100), isRetryable: (error) => error instanceof NotSent },
    );
  }
}

const toBody = (message: object | string) => (typeof message === 'string' ? message : JSON.stringify(message));
