/** Forgets what one question has been answered with. */
const forgetters: (() => void)[] = [];
/** Texts of one document that are kept for each question; beyond them all are asked again. */
const MAX_TEXTS = 4_000;

/**
 * A question about a text alone, asked once for each text of a document: columns, rules and model all ask whether a
 * text is a heading, a place or a date. Nothing is kept longer than {@link forgetTexts} is called between documents.
 */
export function rememberTexts<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  forgetters.push(() => answers.clear());
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    const answer = ask(text);
    if (answers.size >= MAX_TEXTS) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** Forgets the texts of a document: they are somebody's data, and the process reads the next file after this one. */
export function forgetTexts(): void {
  for (const forget of forgetters) forget();
}
