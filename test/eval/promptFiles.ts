import { ownProperty } from '../../shared/platform/ownProperty.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { wireKeys, type AnsweredBy, type AnswerStyle, type Recording, type WireQuestion } from './recorded.ts';

/** What each form is asked to be, for somebody who answers by hand. */
const ANSWER_SHAPES: Readonly<Record<string, string>> = {
  improved_text: '{"text": "…the whole improved text, or empty where it is good already…"}',
  checked_claims:
    '{"sentences": [{"number": 1, "quote": "…", "verdict": "same" or "adds", "kind": "none" or what is added, ' +
    '"words": "…"}, … one for each sentence]}',
  named_requirements: '{"requirements": [{"quote": "…", "advantage": false}, … one for each thing that is asked for]}',
  translated_texts: '{"texts": [{"number": 1, "text": "…"}, … one for each text]}',
  rewritten_sentences: '{"sentences": [{"number": 1, "text": "…"}, … one for each sentence]}',
};

/** Of the questions for rewriting each fifth is answered as a model that embellishes. */
const EAGER_EVERY = 5;

/** A question in a file, as somebody is given it; `call` is for whoever puts the answers in. */
interface PromptFile extends Pick<WireQuestion, 'system' | 'messages'> {
  readonly id: string;
  readonly kind: string;
  readonly style: AnswerStyle;
  readonly call: string;
}

/** A question that nobody has answered, and whose it is. */
export interface OpenQuestion {
  readonly call: string;
  readonly question: WireQuestion;
}

/** Writes questions into a folder, a file each, numbered on from `first`. */
export function writePrompts(folder: string, open: readonly OpenQuestion[], first: number): void {
  mkdirSync(folder, { recursive: true });
  open.forEach(({ call, question: { system, messages, toolConfig } }, at) => {
    const tool = toolConfig.tools[0]?.toolSpec;
    const kind = tool?.name ?? '';
    const id = String(first + at).padStart(3, '0');
    const prompt = {
      id,
      kind,
      lang: /[א-ת]/.test(messages.map(({ content }) => content.map(({ text }) => text).join('')).join(''))
        ? 'he'
        : 'en',
      style: kind === 'improved_text' && (first + at) % EAGER_EVERY === 0 ? 'eager' : 'plain',
      call,
      system,
      messages,
      toolSchema: tool,
      answerShape: ownProperty(ANSWER_SHAPES, kind) ?? '',
    };
    writeFileSync(`${folder}/${id}.json`, `${JSON.stringify(prompt, null, 2)}\n`);
  });
}

/** Answers of a folder, each with the question of the same name; numbers of questions that have none. */
export function readAnswers(
  prompts: string,
  answers: string,
  by: AnsweredBy,
): { readonly taken: Recording[]; readonly missing: string[] } {
  const names = readdirSync(prompts).filter((name) => name.endsWith('.json'));
  const isThere = (name: string) => existsSync(`${answers}/${name}`);
  return {
    taken: names.filter(isThere).map((name): Recording => {
      const { id, call, kind, style, ...question } = JSON.parse(
        readFileSync(`${prompts}/${name}`, 'utf8'),
      ) as PromptFile;
      const answer = JSON.parse(readFileSync(`${answers}/${name}`, 'utf8')) as Recording['answer'];
      return { id, call, form: kind, style, by, ...wireKeys(kind, question), answer };
    }),
    missing: names.filter((name) => !isThere(name)),
  };
}
