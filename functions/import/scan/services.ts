import { bedrockClient, capabilitiesOf, type Spend } from '../../data/converse.ts';
import { scanReader, type PageReader } from './reader.ts';
import { textractClient } from './textract.ts';

let bedrock: ReturnType<typeof bedrockClient> | undefined;
let textract: ReturnType<typeof textractClient> | undefined;

/** The services that read pictures of pages, as the environment has them; clients outlive the call. Throws not_configured. */
export function serviceReader({ MODEL_ID, OCR_REGION }: { readonly MODEL_ID: string; readonly OCR_REGION: string }, spend: Spend): PageReader {
  return scanReader({ textract: (textract ??= textractClient(OCR_REGION)), bedrock: (bedrock ??= bedrockClient()), model: capabilitiesOf(MODEL_ID) }, spend);
}
