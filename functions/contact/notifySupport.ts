import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { toSingleLine, quoteLines } from '../../shared/platform/singleLine.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import type { ContactMessage } from './contactMessageRepository.ts';

const snsClient = new SNSClient({ maxAttempts: 3 });

/** Milliseconds that the topic may take; the page is waiting. */
const SNS_TIMEOUT_MS = 6_000;

/**
 * Tells support of a message, whole: whoever answers needs nothing else. What its writer chose is one line or a
 * quotation, so that no line of the notice is theirs to forge. SNS takes a subject in ASCII only.
 */
export async function notifySupport(
  topic: string,
  id: string,
  { name, email, subject, message, language }: ContactMessage,
): Promise<void> {
  const lines = [
    `Name: ${toSingleLine(name)}`,
    `Email: ${toSingleLine(email)}`,
    `Subject: ${toSingleLine(subject)}`,
    `Language: ${language}`,
    `Kept as: ${id}`,
    '',
    quoteLines(message),
  ];
  await snsClient.send(
    new PublishCommand({
      TopicArn: topic,
      Subject: `${PRODUCT.name.en}: a message from the contact form`,
      Message: lines.join('\n'),
    }),
    { abortSignal: AbortSignal.timeout(SNS_TIMEOUT_MS) },
  );
}
