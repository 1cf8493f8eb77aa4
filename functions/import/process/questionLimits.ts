/** Most characters of a question to a model, including its line numbers, and most tokens of the answer. */
export const QUESTION_LIMITS = { characters: 40_000, tokens: 4_000 } as const;
