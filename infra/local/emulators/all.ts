import { bedrockEmulator } from './bedrock.ts';
import { dynamoDbEmulator } from './dynamodb.ts';
import { cognitoEmulator } from './cognito.ts';
import { payPalEmulator } from './paypal.ts';
import { s3Emulator } from './s3.ts';
import { secretsManagerEmulator } from './secretsManager.ts';
import { snsEmulator } from './sns.ts';
import { sqsEmulator } from './sqs.ts';
import type { Emulator } from './emulator.ts';
import { textractEmulator } from './textract.ts';

/** Every emulator, in the order they start. A new one is a row here. */
export const EMULATORS: readonly Emulator[] = [
  dynamoDbEmulator,
  s3Emulator,
  secretsManagerEmulator,
  snsEmulator,
  sqsEmulator,
  bedrockEmulator,
  textractEmulator,
  payPalEmulator,
  cognitoEmulator,
];
