import { createHash } from 'node:crypto';
import { PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import type { Language } from '../../shared/platform/language.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';

/** A contact message (STAT-06), and the language its writer reads. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** Empty if none was given. */
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
}

/**
 * Stores a message for as long as the privacy policy says. Its id is a hash of its content (idempotency), so that
 * sending it again after a failure stores one message and not two. One write.
 */
export async function saveContactMessage(
  database: DynamoDBDocumentClient,
  table: string,
  message: ContactMessage,
  now: Date = new Date(),
): Promise<string> {
  const { name, email, subject, message: text } = message;
  const id = `CONTACT#${createHash('sha256')
    .update(JSON.stringify([name, email, subject, text]))
    .digest('hex')}`;
  const expiresAt = epochSeconds(now) + RETENTION_DAYS.messages * DAY_SECONDS;
  await database.send(
    new PutCommand({
      TableName: table,
      Item: { ...message, id, kind: 'contact', receivedAt: now.toISOString(), expiresAt },
    }),
  );
  return id;
}
