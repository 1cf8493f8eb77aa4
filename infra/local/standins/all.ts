import { bedrockEmulator } from './bedrock.ts';
import { dynamoDbEmulator } from './dynamodb.ts';
import { cognitoEmulator } from './identity.ts';
import { payPalEmulator } from './paypal.ts';
import { s3Emulator } from './s3.ts';
import { secretsManagerEmulator } from './secrets.ts';
import { snsEmulator } from './sns.ts';
import type { Emulator } from './stand-in.ts';
import { textractEmulator } from './textract.ts';

/** Every stand-in, in the order they start. A new one is a row here. */
export const EMULATORS: readonly Emulator[] = [dynamoDbEmulator, s3Emulator, secretsManagerEmulator, snsEmulator, bedrockEmulator, textractEmulator, payPalEmulator, cognitoEmulator];
