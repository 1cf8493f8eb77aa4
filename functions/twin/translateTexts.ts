import pLimit from 'p-limit';
import type { Translation, TranslatedLine } from '../../shared/api/twin.ts';
import type { SectionFailure } from '../../shared/improve/improvedSections.ts';
import { sayPrivate } from './sayPrivate.ts';
import { sectionOf } from '../../shared/twin/twinFields.ts';
import { askForm, tokensFor } from '../improve/askForm.ts';
import { checkClaims, type CheckedSentence } from '../improve/claimCheck.ts';
import { cleanModelText } from '../improve/cleanModelText.ts';
import { CHECK_SHARE, MOST_AT_ONCE, toFailure } from '../improve/improveSections.ts';
import type { TextModel } from '../improve/model.ts';
import { sectionReporter, type FinishedSection } from '../improve/sectionProgress.ts';
import { promptDataBlock } from '../platform/bedrock/promptDataBlock.ts';
import { redact, stripPersonalData, type RedactedText } from '../platform/bedrock/redact.ts';
import { inOwnTurn } from '../platform/inTurns.ts';
import { givenUp } from '../platform/logging/log.ts';
import { unlessAborted } from '../platform/withTimeout.ts';
import { TRANSLATED_TEXTS_FORM, TranslatedTextsSchema, translatePrompt } from './prompts/v1.ts';
import { isLong, judgeTranslation, type RedactedSource } from './judgeTranslation.ts';
import { readSigns, textOf, withSigns, type SignedPiece } from './markSigns.ts';
import type { TranslationWish } from './textsToTranslate.ts';

interface TranslateOptions {
  readonly milliseconds: number;
  /** Whether the claims of what was written are checked by a call for each long text. */
  readonly checks?: boolean | undefined;
  /** Called for each section that ends, except for the last, with which the whole result is ready. */
  readonly finished?: ((section: FinishedSection) => void) | undefined;
}

/** How many short texts one question holds. */
const SHORT_AT_ONCE = 15;

/**
 * Translates texts, long ones by a call each and short ones together, and compares each with its original by rules and
 * by a claim check (decision 122). What fails or is late is left out, with the reason.
 */
export async function translateTexts(
  wish: TranslationWish,
  model: TextModel,
  { milliseconds, checks = true, finished }: TranslateOptions,
): Promise<Translation> {
  const write = AbortSignal.timeout(milliseconds);
  const check = checks ? AbortSignal.timeout(Math.floor(milliseconds * CHECK_SHARE)) : undefined;
  const results = new Map<string, TranslatedLine | SectionFailure>();
  const sources = wish.texts.map((source): RedactedSource => {
    const redacted = redact(source.text, wish.personalInfo);
    return {
      ...source,
      section: sectionOf(source.path),
      redacted,
      signed: withSigns(redacted, { marks: [], ...source }),
    };
  });
  const report = sectionReporter(sources, finished);
  await pLimit(MOST_AT_ONCE).map(groupTexts(sources), async (group) => {
    for (const [source, result] of await translateGroup(group, wish, model, { write, check })) {
      results.set(source.path, result);
      report(source, typeof result === 'string' ? result : undefined);
    }
  });
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
): Promise<(readonly [RedactedSource, TranslatedLine | SectionFailure])[]> {
  try {
    const answers = await unlessAborted(askFor(group, wish, model, write), write);
    return await Promise.all(
      group.map(async (source, place) => {
        const answer = answers.get(place + 1);
        const said = readSigns(cleanModelText(answer ?? '', source.redacted.text), source.signed);
        const proposal = textOf(said);
        const pieces = proposal.trim() === '' ? undefined : restore(source.redacted, said, wish);
        if (pieces === undefined) return [source, proposal.trim() === '' ? 'invalid' : 'incomplete'] as const;
        const checked = check && isLong(source) ? await checkOne(source, proposal, wish, model, check) : undefined;
        return [source, await inOwnTurn(() => judgeTranslation(source, pieces, checked, wish))] as const;
      }),
    );
  } catch (error) {
    return group.map((source) => [source, toFailure(error)] as const);
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
      // A translation may have letters that take more.
      maxTokens: 200 + group.reduce((sum, { signed }) => sum + 30 + tokensFor('א'.repeat(signed.text.length)), 0),
      again: true,
    },
    model,
    signal,
  );
  return new Map(texts.toReversed().map(({ number, text }) => [number, text]));
}

/**
 * With the private data again, as the other language writes them; undefined if a placeholder is missing, repeated or
 * not known.
 */
function restore(redacted: RedactedText, pieces: readonly SignedPiece[], { terms }: TranslationWish) {
  const restored = redacted.restoreIn(
    pieces.map(({ text }) => text),
    (detail) => sayPrivate(detail, terms),
  );
  return restored && pieces.map(({ of }, place): SignedPiece => ({ of, text: restored[place] ?? '' }));
}

/** A claim check; undefined if it fails or is late: then it was not made. */
async function checkOne(
  { redacted, heading }: RedactedSource,
  proposal: string,
  { personalInfo }: TranslationWish,
  model: TextModel,
  signal: AbortSignal,
): Promise<readonly CheckedSentence[] | undefined> {
  const sent = { redacted, heading: stripPersonalData(heading, personalInfo), facts: [], stated: [] };
  return unlessAborted(checkClaims(sent, proposal, model, signal), signal).catch(givenUp('translation check'));
}
