/** Capabilities of a family of models, in any inference profile (`eu.`, `us.`, `global.`). */
export interface ModelRow {
  readonly pattern: RegExp;
  readonly structured: 'tool' | 'outputConfig' | 'prompt';
  /** Whether it can be made to use the tool. */
  readonly forcedTool: boolean;
  /** Whether it has strict tools (AWS: Get validated JSON results from models); unknown where absent. */
  readonly strict?: true;
  /** Whether it takes temperature and the like. */
  readonly sampling: boolean;
  /** Setting for the least thinking; absent if the model thinks only on request. */
  readonly thinking?: { readonly type: string };
  /** Where and when a row was checked. Anything not stated here is unknown until the first real call. */
  readonly checked: string;
}

/**
 * Models by how they are spoken to. Checked from documentation and reports of others; no account was asked. A model
 * that is in no row is spoken to as MODEL_ID says, or as the models before these: tool forced, temperature sent.
 */
export const MODEL_ROWS: readonly ModelRow[] = [
  {
    pattern: /claude-(?:haiku|sonnet|opus)-4-5/,
    structured: 'tool',
    forcedTool: true,
    strict: true,
    sampling: true,
    checked: '2026-11-22: Anthropic’s overview of models; prices in infra/prices.ts from AWS’s list',
  },
  {
    pattern: /claude-(?:sonnet|opus)-4-6/,
    structured: 'tool',
    forcedTool: true,
    strict: true,
    sampling: true,
    checked: '2026-11-22: Anthropic’s overview of models (Opus 4.6 at $5 and $25)',
  },
  {
    // "temperature is deprecated for this model", a validation error of Converse.
    pattern: /claude-opus-4-[78]/,
    structured: 'tool',
    forcedTool: true,
    sampling: false,
    checked:
      '2026-11-22: AWS’s model card of Opus 4.7 as cited in aws-samples/bedrock-chat#1102; reports of the ' +
      'error for 4.8',
  },
  {
    pattern: /claude-sonnet-5-5/,
    structured: 'outputConfig',
    forcedTool: false,
    sampling: false,
    thinking: { type: 'between_tools' },
    checked:
      '2026-11-22: release notes of @ai-sdk/amazon-bedrock 5.0.99 (disabled thinking and forced tools are rejected)',
  },
  {
    pattern: /claude-haiku-5-5/,
    structured: 'tool',
    forcedTool: false,
    strict: true,
    sampling: false,
    thinking: { type: 'disabled' },
    checked:
      '2026-11-28: its maker’s migration guide (no temperature), AWS’s model card (thinking can be turned off), and ' +
      'somebody’s Converse with thinking disabled and a tool; a forced tool unverified, so not used; strict tools ' +
      'from release notes of @ai-sdk/amazon-bedrock 4.0.208',
  },
  {
    pattern: /claude-(?:opus|sonnet|haiku|fable)-5/,
    structured: 'tool',
    forcedTool: false,
    sampling: false,
    checked: '2026-11-22: unverified; the careful choice where later models are known to reject the other',
  },
];

export const modelRowOf = (id: string): ModelRow | undefined => MODEL_ROWS.find(({ pattern }) => pattern.test(id));
