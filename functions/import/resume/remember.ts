/** Each forgets the answers of one question. */
const forgetters: (() => void)[] = [];
/** Most texts remembered for each question. When they are full, all are forgotten. */
const MAX_TEXTS = 4_000;

/**
 * Wraps a question about a text so that it is answered once for each text of a document: columns, rules and model all
 * ask whether a text is a heading, a place or a date. {@link forgetTexts} clears the answers between documents.
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

/** Forgets the texts of a document. They are a person's data, and the process reads another file next. */
export function forgetTexts(): void {
  for (const forget of forgetters) forget();
}
