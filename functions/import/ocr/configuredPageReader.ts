import { createBedrockClient, parseModelCapabilities, type ReportCost } from '../../platform/bedrock/converse.ts';
import { createPageReader, type PageReader } from './pageReader.ts';
import { createTextractClient } from './textract.ts';

let bedrockInstance: ReturnType<typeof createBedrockClient> | undefined;
let textractInstance: ReturnType<typeof createTextractClient> | undefined;

/** The OCR services of this environment; their clients are reused between calls. Throws not_configured. */
export function createConfiguredPageReader(
  { MODEL_ID, OCR_REGION }: { readonly MODEL_ID: string; readonly OCR_REGION: string },
  spend: ReportCost,
): PageReader {
  return createPageReader(
    {
      textract: (textractInstance ??= createTextractClient(OCR_REGION)),
      bedrock: (bedrockInstance ??= createBedrockClient()),
      model: parseModelCapabilities(MODEL_ID),
    },
    spend,
  );
}
