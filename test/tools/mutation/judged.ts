import type { Mutant } from './instrument.ts';

type Place = readonly [context: string, from: string, to: string];

/**
 * Mutants that were looked at and change nothing that anybody could see, by why and file: what stands in their line,
 * and what becomes of what. They count neither as killed nor as survived. `test/checks/mutations.test.ts` fails for
 * one that no longer exists.
 */
export const JUDGED: Readonly<Record<string, Readonly<Record<string, readonly Place[]>>>> = {
  'a transaction that was cancelled has a reason for each of its items, which are more than one': {
    'functions/resumes/resumeInventory.ts': [
      ['if (reasons.length > 0) return read(userId, item.id, true);', '0', '1'],
      ['return reasons.length > 0 ? undefined : { removed: true };', '0', '1'],
    ],
  },
  'the conflict that is not told by its reason is told by reading again, with the same answer': {
    'functions/credits/grantLedger.ts': [
      [
        'if (conditionFailed(reasons, 0)) return { conflict: failedItem(reasons, 0) as StoredProfile | undefined };',
        '0',
        '1',
      ],
    ],
    'functions/credits/useLedger.ts': [
      [
        'if (conditionFailed(reasons, 0)) return { conflict: failedItem(reasons, 0) as StoredProfile | undefined };',
        '0',
        '1',
      ],
    ],
  },
  'a state that is only there or not': {
    'functions/credits/grantLedger.ts': [
      ['const isNew = await retryOnConflict<true, boolean>(true, async () => {', 'true', 'false'],
      ['return { conflict: true };', 'true', 'false'],
    ],
  },
  'another turn with nothing in it': {
    'functions/credits/creditLogRepository.ts': [
      [
        'for (let from = 0; from < rows.length; from += DELETE_BATCH_SIZE) {',
        'from < rows.length',
        'from <= rows.length',
      ],
    ],
    'functions/account/accountData.ts': [
      ['for (let from = 0; from < ids.length; from += DELETE_BATCH_SIZE) {', 'from < ids.length', 'from <= ids.length'],
    ],
  },
  'rows of other kinds have no time at which they were granted': {
    'functions/credits/creditLogRepository.ts': [
      [
        "const orders = (await entriesOf(userId, 'ORDER#')).filter((row) => row['grantedAt'] !== undefined);",
        "'ORDER#'",
        "''",
      ],
    ],
  },
  'a moment or a byte at the boundary of a limit that is itself a guess': {
    'functions/credits/keepResult.ts': [
      [
        "if (Date.now() + POLL_INTERVAL_MS > ends) throw new AppError('timeout');",
        'Date.now() + POLL_INTERVAL_MS > ends',
        'Date.now() + POLL_INTERVAL_MS >= ends',
      ],
    ],
    'functions/account/handlers/exportAccount.ts': [
      ['let bytes = 0;', '0', '1'],
      ['if (bytes > most) return { resumes, omitted: ids.slice(from) };', 'bytes > most', 'bytes >= most'],
    ],
  },
  'the types ask for it; the value is there': {
    'functions/credits/keepResult.ts': [
      [
        "let kept = 'kept' in begun ? begun.kept : undefined;",
        "'kept' in begun ? begun.kept : undefined",
        'begun.kept',
      ],
    ],
    'shared/twin/pairState.ts': [
      [
        'const sorted = shared.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));',
        'place.get(a.id) ?? 0',
        'place.get(a.id)',
      ],
      [
        'const sorted = shared.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));',
        'place.get(b.id) ?? 0',
        'place.get(b.id)',
      ],
      [
        'return entries.map((entry) => (place.has(entry.id) ? (sorted.shift() ?? entry) : entry));',
        'sorted.shift() ?? entry',
        'sorted.shift()',
      ],
    ],
    'shared/twin/terms.ts': [
      [
        'export const sourceLanguage = (to: Language): Language => otherLanguages(to)[0] ?? to;',
        'otherLanguages(to)[0] ?? to',
        'otherLanguages(to)[0]',
      ],
    ],
  },
  'nothing is as little above the time as the beginning of times': {
    'functions/platform/bedrock/fallback.ts': [
      [
        'const isPassedOver = () => (passedOver.get(key) ?? 0) > clock().getTime();',
        'passedOver.get(key) ?? 0',
        'passedOver.get(key)',
      ],
      ['const isPassedOver = () => (passedOver.get(key) ?? 0) > clock().getTime();', '0', '1'],
    ],
  },
  'a property that is undefined is not stored': {
    'functions/resumes/resumeInventory.ts': [
      [
        'return put({ ...back, ...(beside.twin !== undefined && { twin: beside.twin }) }, [',
        'beside.twin !== undefined && { twin: beside.twin }',
        '(beside.twin !== undefined) || ({ twin: beside.twin })',
      ],
    ],
  },
  'the write itself has this condition too': {
    'functions/resumes/resumePairs.ts': [
      [
        "if (rows.some((row) => row.version !== version)) return { refused: 'conflict' };",
        'row.version !== version',
        'undefined',
      ],
    ],
  },
  'ten and a hundred are what both sums say': {
    'shared/dates/hebrewYear.ts': [
      ['return index < 9 ? index + 1 : index < 18 ? (index - 8) * 10 : (index - 17) * 100;', 'index < 9', 'index <= 9'],
      ['return index < 9 ? index + 1 : index < 18 ? (index - 8) * 10 : (index - 17) * 100;', '9', '10'],
      [
        'return index < 9 ? index + 1 : index < 18 ? (index - 8) * 10 : (index - 17) * 100;',
        'index < 18',
        'index <= 18',
      ],
      ['return index < 9 ? index + 1 : index < 18 ? (index - 8) * 10 : (index - 17) * 100;', '18', '19'],
    ],
  },
  'what stands exactly there is told by the first of the three conditions': {
    'web/features/builder/readers/pdfBox.ts': [
      [
        'Math.abs(y - lineY) < 0.1 || (lineY <= y && lineY >= y - height) || (y <= lineY && y >= lineY - lineHeight);',
        'lineY <= y',
        'lineY < y',
      ],
      [
        'Math.abs(y - lineY) < 0.1 || (lineY <= y && lineY >= y - height) || (y <= lineY && y >= lineY - lineHeight);',
        'y <= lineY',
        'y < lineY',
      ],
    ],
  },
  'the pattern finds nothing else': {
    'shared/templates/document/tree.ts': [
      [
        'return text.replace(/[&<>"\']/g, (character) => ownProperty(HTML_ESCAPES, character) ?? character);',
        'ownProperty(HTML_ESCAPES, character) ?? character',
        'ownProperty(HTML_ESCAPES, character)',
      ],
    ],
  },
  'a set has it once': {
    'shared/templates/document/markedText.ts': [
      [
        'const edges = marks.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > start && edge < end);',
        'edge > start',
        'edge >= start',
      ],
      [
        'const edges = marks.flatMap((mark) => [mark.start, mark.end]).filter((edge) => edge > start && edge < end);',
        'edge < end',
        'edge <= end',
      ],
    ],
  },
};

const keyOf = ({ file, context, from, to }: Pick<Mutant, 'file' | 'context' | 'from' | 'to'>) =>
  [file, context, from, to].join('\0');

export const JUDGED_MUTANTS: ReadonlySet<string> = new Set(
  Object.values(JUDGED).flatMap((files) =>
    Object.entries(files).flatMap(([file, places]) =>
      places.map(([context, from, to]) => keyOf({ file, context, from, to })),
    ),
  ),
);

export const isJudged = (mutant: Parameters<typeof keyOf>[0]): boolean => JUDGED_MUTANTS.has(keyOf(mutant));
