import { bedrock } from './bedrock.ts';
import { dynamoDb } from './dynamodb.ts';
import { identity } from './identity.ts';
import { paypal } from './paypal.ts';
import { s3 } from './s3.ts';
import { secrets } from './secrets.ts';
import { sns } from './sns.ts';
import type { StandIn } from './stand-in.ts';
import { textract } from './textract.ts';

/** Every stand-in, in the order they start. A new one is a row here. */
export const STAND_INS: readonly StandIn[] = [dynamoDb, s3, secrets, sns, bedrock, textract, paypal, identity];
