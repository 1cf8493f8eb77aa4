import type { Translation, TranslatedLine } from '../../shared/api/twin.ts';
import { MOST_TOLD } from '../../shared/improve/changes.ts';
import type { SectionFailure } from '../../shared/improve/improvedSections.ts';
import { coverOf } from '../../shared/improve/guard/facts.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { compareTranslation } from '../../shared/twin/compareTranslation.ts';
import { sayPrivate } from '../../shared/twin/sayPrivate.ts';
import { hasMarks } from '../../shared/twin/twinFields.ts';
import { quotePlace } from '../improve/quotes.ts';
import { askForm, tokensFor } from '../improve/askForm.ts';
import { checkClaims, type CheckedSentence } from '../improve/claimCheck.ts';
import { cleanModelText } from '../improve/cleanModelText.ts';
import { CHECK_SHARE, MOST_AT_ONCE, toFailure } from '../improve/improveSections.ts';
import type { TextModel } from '../improve/model.ts';
import { promptDataBlock } from '../platform/bedrock/promptDataBlock.ts';
import { redact, stripPersonalData, type RedactedText } from '../platform/bedrock/redact.ts';
import { inOwnTurn } from '../platform/inTurns.ts';
import { unlessAborted } from '../platform/withTimeout.ts';
import { TRANSLATED_TEXTS_FORM, TranslatedTextsSchema, translatePrompt } from './prompts/v1.ts';
import { readSigns, textOf, withSigns, writeSetOff, type SignedPiece, type SignedText } from './markSigns.ts';
import type { TextToTranslate, TranslationWish } from './textsToTranslate.ts';

interface TranslateOptions {
  readonly milliseconds: number;
  /** Whether the claims of what was written are checked by a call for each long text. */
  readonly checks?: boolean | undefined;
}

/** A text as it is sent: private data are placeholders, and what is set off stands between signs. */
interface RedactedSource extends TextToTranslate {
  readonly redacted: RedactedText;
  readonly signed: SignedText;
}

/** Texts that are longer, or of several lines, are asked about alone and checked; of the others so many at once. */
const [SHORT, SHORT_AT_ONCE] = [120, 15];
const isLong = ({ kind, text }: TextToTranslate) => kind === 'text' && (text.length > SHORT || text.includes('\n'));

/**
 * Translates texts, long ones by a call each and short ones together, and compares each with its original by rules and
 * by a claim check (decision 122). What fails or is late is left out, with the reason.
 */
export async function translateTexts(
  wish: TranslationWish,
  model: TextModel,
  { milliseconds, checks = true }: TranslateOptions,
): Promise<Translation> {
  const write = AbortSignal.timeout(milliseconds);
  const check = checks ? AbortSignal.timeout(Math.floor(milliseconds * CHECK_SHARE)) : undefined;
  const results = new Map<string, TranslatedLine | SectionFailure>();
  const sources = wish.texts.map((source): RedactedSource => {
    const redacted = redact(source.text, wish.personalInfo);
    return { ...source, redacted, signed: withSigns(redacted, { marks: [], ...source }) };
  });
  const groups = groupTexts(sources).values();
  await Promise.all(
    Array.from({ length: MOST_AT_ONCE }, async () => {
      // Each takes the next group from the same list.
      for (const group of groups) {
        // oxlint-disable-next-line no-await-in-loop -- one after another on each of the lanes
        for (const [path, result] of await translateGroup(group, wish, model, { write, check }))
          results.set(path, result);
      }
    }),
  );
  const told = wish.texts.map(({ path }) => [path, results.get(path) ?? 'failed'] as const);
  return {
    lines: told.flatMap(([, result]) => (typeof result === 'string' ? [] : [result])),
    failed: told.flatMap(([path, reason]) => (typeof reason === 'string' ? [{ path, reason }] : [])),
  };
}

/** The longest first, so that all together take as long as the longest one. */
function groupTexts(sources: readonly RedactedSource[]): RedactedSource[][] {
  const long = sources.filter(isLong).toSorted((a, b) => b.text.length - a.text.length);
  const short = sources.filter((source) => !isLong(source));
  const groups = Array.from({ length: Math.ceil(short.length / SHORT_AT_ONCE) }, (_, place) =>
    short.slice(place * SHORT_AT_ONCE, (place + 1) * SHORT_AT_ONCE),
  );
  return [...long.map((source) => [source]), ...groups];
}

interface TranslationDeadlines {
  readonly write: AbortSignal;
  readonly check: AbortSignal | undefined;
}

async function translateGroup(
  group: readonly RedactedSource[],
  wish: TranslationWish,
  model: TextModel,
  { write, check }: TranslationDeadlines,
): Promise<(readonly [string, TranslatedLine | SectionFailure])[]> {
  try {
    const answers = await unlessAborted(askFor(group, wish, model, write), write);
    return await Promise.all(
      group.map(async (source, place) => {
        const answer = answers.get(place + 1);
        const said = readSigns(cleanModelText(answer ?? '', source.redacted.text), source.signed);
        const proposal = textOf(said);
        const pieces = proposal.trim() === '' ? undefined : restore(source.redacted, said, wish);
        if (pieces === undefined) return [source.path, proposal.trim() === '' ? 'invalid' : 'incomplete'] as const;
        const checked = check && isLong(source) ? await checkOne(source, proposal, wish, model, check) : undefined;
        return [source.path, await inOwnTurn(() => judge(source, pieces, checked, wish))] as const;
      }),
    );
  } catch (error) {
    return group.map(({ path }) => [path, toFailure(error)] as const);
  }
}

/** The answers by their numbers, from 1. Throws what {@link askForm} throws. */
async function askFor(
  group: readonly RedactedSource[],
  { to, gender, names, personalInfo }: TranslationWish,
  model: TextModel,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, string>> {
  const plain = (text: string) => stripPersonalData(text, personalInfo);
  const material = group.map(({ kind, heading, signed }, place) => ({
    number: place + 1,
    kind,
    ...(heading !== '' && { heading: plain(heading) }),
    text: signed.text,
  }));
  const said = group.map(({ heading, redacted }) => `${plain(heading)}\n${redacted.text}`).join('\n');
  const met = names.filter(([name]) => said.includes(name) && plain(name) === name);
  const question = [
    ...(met.length > 0
      ? [promptDataBlock('names', JSON.stringify(met.map(([name, translation]) => ({ name, translation }))))]
      : []),
    promptDataBlock('texts', JSON.stringify(material)),
  ].join('\n\n');
  const { texts } = await askForm(
    {
      system: translatePrompt(to, gender),
      text: question,
      form: TRANSLATED_TEXTS_FORM,
      schema: TranslatedTextsSchema,
      // A translation may be of the letters that take more.
      maxTokens: 200 + group.reduce((sum, { signed }) => sum + 30 + tokensFor('א'.repeat(signed.text.length)), 0),
      again: true,
    },
    model,
    signal,
  );
  return new Map(texts.toReversed().map(({ number, text }) => [number, text]));
}

/**
 * With the private data again, as the other language writes them; undefined where a placeholder is missing, repeated or
 * not known.
 */
function restore(redacted: RedactedText, pieces: readonly SignedPiece[], { terms }: TranslationWish) {
  const restored = redacted.restoreIn(
    pieces.map(({ text }) => text),
    (detail) => sayPrivate(detail, terms),
  );
  return restored && pieces.map(({ of }, place): SignedPiece => ({ of, text: restored[place] ?? '' }));
}

/** A claim check; undefined where it fails or is late: then it was not made. */
async function checkOne(
  { redacted, heading }: RedactedSource,
  proposal: string,
  { personalInfo }: TranslationWish,
  model: TextModel,
  signal: AbortSignal,
): Promise<readonly CheckedSentence[] | undefined> {
  const sent = { redacted, heading: stripPersonalData(heading, personalInfo), facts: [], stated: [] };
  try {
    return await unlessAborted(checkClaims(sent, proposal, model, signal), signal);
  } catch {
    return undefined;
  }
}

/** What a translation says more or less than its text; what is not certain is cleared where a claim check bears it out. */
function judge(
  original: RedactedSource,
  pieces: readonly SignedPiece[],
  checked: readonly CheckedSentence[] | undefined,
  { to, gender, names, terms }: TranslationWish,
): TranslatedLine {
  const { path, kind, text: source, heading, redacted, signed } = original;
  const limit =
    path === 'summary' ? RESUME_LIMITS.summary : kind === 'text' ? RESUME_LIMITS.description : RESUME_LIMITS.line;
  const text = textOf(pieces);
  const { text: written, unmarked } = hasMarks(path) ? writeSetOff(pieces, signed, limit) : { text, unmarked: [] };
  const { added, missing } = compareTranslation({ source, translation: text, to, names, heading, gender, limit });
  const proven = (checked ?? []).filter(({ isProven }) => isProven);
  const inTranslation = (said: string) => redacted.revealIn(said, (detail) => sayPrivate(detail, terms));
  const sentences = proven.map((sentence) => inTranslation(sentence.text));
  const quotes = proven.flatMap((sentence) => sentence.quotes.map((quote) => redacted.reveal(quote)));
  const rules = kind === 'text' ? unproven(added, text, sentences) : added.filter(({ sure }) => sure);
  const unsaid = kind === 'text' ? unproven(missing, source, quotes) : missing.filter(({ sure }) => sure);
  const claims = (checked ?? [])
    .flatMap(({ doubts }) => doubts)
    .flatMap((doubt) => {
      const words = inTranslation(doubt.text);
      const index = text.indexOf(words);
      return index < 0 ||
        rules.some((rule) => rule.index < index + words.length && index < rule.index + rule.text.length)
        ? []
        : [{ reason: doubt.reason, text: words, index }];
    });
  return {
    path,
    text: written,
    checked: checked?.every(({ isProven, doubts }) => isProven || doubts.length > 0) ?? !isLong(original),
    added: [...rules.map(({ reason, text: words, index }) => ({ reason, text: words, index })), ...claims]
      .toSorted((a, b) => a.index - b.index)
      .slice(0, MOST_TOLD),
    missing: [...new Set(unsaid.map((place) => place.text))].slice(0, MOST_TOLD),
    unmarked: unmarked.slice(0, MOST_TOLD),
  };
}

/** Faults of a text that are certain, or lie outside of what was proven of it. */
function unproven<Fault extends { readonly sure: boolean; readonly index: number }>(
  faults: readonly Fault[],
  text: string,
  proven: readonly string[],
): Fault[] {
  const isProven = coverOf(
    text,
    proven.flatMap((part) => quotePlace(part, text) ?? []),
  );
  return faults.filter(({ sure, index }) => sure || !isProven(index));
}
