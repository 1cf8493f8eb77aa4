/** Characters of a question to a model at most, with the numbers of its lines, and tokens of its answer. */
export const QUESTION_LIMITS = { characters: 40_000, tokens: 4_000 } as const;
