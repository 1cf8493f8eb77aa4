import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { toSingleLine, quoteLines } from '../../shared/platform/singleLine.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import type { ContactMessage } from './contactMessageRepository.ts';

const snsClient = new SNSClient({ maxAttempts: 3 });

/** Timeout of SNS in milliseconds; the page is waiting. */
const SNS_TIMEOUT_MS = 6_000;

/**
 * Sends the whole message to support, so that nothing else is needed to answer it. The writer's texts are one line or a
 * quotation, so that they cannot forge a line of the notice. SNS takes a subject in ASCII only.
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
