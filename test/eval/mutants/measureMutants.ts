import type { TextModel } from '../../../functions/improve/model.ts';
import type { TextToTranslate, TranslationWish } from '../../../functions/twin/textsToTranslate.ts';
import { translateTexts } from '../../../functions/twin/translateTexts.ts';
import type { TranslatedLine } from '../../../shared/api/twin.ts';
import { splitSentences } from '../../../shared/improve/sentences.ts';
import { questionKey, type Recording } from '../recorded.ts';
import { PATIENT_MS, toWish, type TranslatedPerson } from '../translatedPeople.ts';
import { mutantsOf } from './mutateTranslation.ts';

/** A defect that a rule put into a translation, and whether a person is asked about it. */
interface JudgedMutant {
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly isTold: boolean;
}

interface NumberedText {
  readonly number: number;
  readonly text: string;
}
interface RecordedTexts {
  readonly texts?: readonly NumberedText[];
  readonly sentences?: readonly NumberedText[];
}

const asked = (question: string, block: string) =>
  JSON.parse(
    new RegExp(String.raw`<data name="${block}">\n(.*)\n</data>`).exec(question)?.[1] ?? '[]',
  ) as readonly NumberedText[];
const claimsKey = (sentences: readonly Pick<NumberedText, 'text'>[]) => sentences.map(({ text }) => text).join('\n');

/** What was answered about the texts of somebody: translations by what was sent, claims by their sentences. */
async function collectAnswers(wish: TranslationWish, answers: ReadonlyMap<string, RecordedTexts>) {
  const translations = new Map<string, string>();
  const claims = new Map<string, readonly NumberedText[]>();
  const collecting: TextModel = (request) => {
    const said = request.turns.map(({ text }) => text);
    const answer = answers.get(questionKey(request.form.name, said)) ?? {};
    for (const { number, text } of asked(said[0] ?? '', 'texts'))
      translations.set(text, answer.texts?.find((each) => each.number === number)?.text ?? '');
    if (answer.sentences) claims.set(claimsKey(asked(said[0] ?? '', 'proposal')), answer.sentences);
    return Promise.resolve(JSON.stringify(answer));
  };
  await translateTexts(wish, collecting, { milliseconds: PATIENT_MS });
  return { translations, claims };
}

/**
 * The claims of a translation for one with a defect, as a check that notices nothing: a sentence keeps what was said
 * about it, or of the one in its place; what is gone was not asked about.
 */
function claimsOf(mutant: string, original: string, claims: readonly NumberedText[]) {
  const [now, before] = [splitSentences(mutant), splitSentences(original)];
  return now.flatMap(({ text }, place) => {
    const from = now.length === before.length ? place : before.findIndex((sentence) => sentence.text === text);
    const claim = claims.find(({ number }) => number === from + 1);
    return claim ? [{ ...claim, number: place + 1 }] : [];
  });
}

const questionsOf = ({ added, missing }: TranslatedLine) => [
  ...added.map(({ reason, text }) => `${reason} ${text}`),
  ...missing.map((text) => `- ${text}`),
];

/**
 * Puts each defect by itself into each translation, and judges it as the product does, with a claim check that calls it
 * the same. A defect counts as reported where a question stands that the translation without it does not raise.
 */
export async function measureMutants(
  people: readonly TranslatedPerson[],
  recordings: readonly Recording[],
): Promise<JudgedMutant[]> {
  const answers = new Map(recordings.map(({ key, answer }) => [key, answer as RecordedTexts]));
  const judged: JudgedMutant[] = [];
  for (const person of people) {
    const wish = toWish(person);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { translations, claims } = await collectAnswers(wish, answers);
    const judge = async (text: TextToTranslate, change: (original: string) => string) => {
      let [original, mutant] = ['', ''];
      const answering: TextModel = ({ form, turns }) => {
        if (form.name !== 'translated_texts') {
          const said = claims.get(claimsKey(splitSentences(original))) ?? [];
          return Promise.resolve(JSON.stringify({ sentences: claimsOf(mutant, original, said) }));
        }
        original = translations.get(asked(turns[0]?.text ?? '', 'texts')[0]?.text ?? '') ?? '';
        mutant = change(original);
        return Promise.resolve(JSON.stringify({ texts: [{ number: 1, text: mutant }] }));
      };
      const { lines } = await translateTexts({ ...wish, texts: [text] }, answering, { milliseconds: PATIENT_MS });
      return { original, mutant, questions: lines.flatMap(questionsOf), came: lines.length > 0 };
    };
    for (const text of wish.texts) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const honest = await judge(text, (original) => original);
      for (const { kind, text: mutant } of mutantsOf(honest.original, wish)) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        const { questions, came } = await judge(text, () => mutant);
        const isTold = !came || questions.some((question) => !honest.questions.includes(question));
        judged.push({ kind, name: `${person.name} ${text.path}`, text: mutant, isTold });
      }
    }
  }
  return judged;
}

/** The defects that nobody is asked about, and by kind how many are reported. */
export function formatMutants(judged: readonly JudgedMutant[]): string {
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, each]) => {
    const told = each.filter(({ isTold }) => isTold).length;
    return `${kind.padEnd(20)} ${told} of ${each.length} told (${Math.floor((told / each.length) * 100)} %)`;
  });
  const untold = judged
    .filter(({ isTold }) => !isTold)
    .map(({ kind, name, text }) => `${kind}, ${name}: ${text.replaceAll('\n', ' / ')}`);
  return [...untold, ...kinds.toSorted()].join('\n');
}
