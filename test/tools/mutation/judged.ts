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
    'web/features/import/pendingFile.ts': [["browser.write(FILE_KEPT_KEY, '1');", "'1'", "''"]],
    'functions/credits/grantLedger.ts': [
      ['const isNew = await retryOnConflict<true, boolean>(true, async () => {', 'true', 'false'],
      ['return { conflict: true };', 'true', 'false'],
    ],
  },
  'the quicker way and the other read the same': {
    'functions/import/pdf/drawnRules.ts': [
      [
        'const shapes = this.#isFull() ? undefined : straightShapes(path, matrix);',
        'this.#isFull() ? undefined : straightShapes(path, matrix)',
        'straightShapes(path, matrix)',
      ],
    ],
    'functions/pdf/readingOrder/operators.ts': [
      ['for (let digit = position + 1; digit <= position + 4; digit += 1)', 'position + 1', 'position - 1'],
    ],
    'functions/pdf/readingOrder/writeText.ts': [
      ['if (!(size < MAX_PARTS)) return String(parts / 1e5);', '!(size < MAX_PARTS)', 'Boolean((size < MAX_PARTS))'],
    ],
    'functions/pdf/readingOrder/readers.ts': [
      [
        'const mirroredPoint = (point: number) => ' +
          '(point > LAST_MIRRORED ? point : (MIRRORED_POINTS.get(point) ?? point));',
        'point > LAST_MIRRORED ? point : (MIRRORED_POINTS.get(point) ?? point)',
        '(MIRRORED_POINTS.get(point) ?? point)',
      ],
    ],
  },
  'blanks between elements of XML, or another key for all of a kind': {
    'functions/pdf/metadata.ts': [["].join('\\n');", "'\\n'", "''"]],
    'functions/pdf/pdfCache.ts': [
      ["document.layout?.given?.html ?? '',", "document.layout?.given?.html ?? ''", 'document.layout?.given?.html'],
    ],
  },
  'another turn with nothing in it': {
    'functions/pdf/structure/passages.ts': [
      ['for (let bit = 0; bit < SCRIPTS.length; bit += 1) {', 'bit < SCRIPTS.length', 'bit <= SCRIPTS.length'],
    ],
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
    'shared/templates/bidi/tokens.ts': [
      ['for (let position = 0; position < text.length;) {', 'position < text.length', 'position <= text.length'],
    ],
    'shared/dates/period.ts': [
      ['for (let index = 0; index < tokens.length;) {', 'index < tokens.length', 'index <= tokens.length'],
    ],
    'shared/contacts/phone.ts': [
      ['for (let index = 0, end = 0; index < groups.length;) {', 'index < groups.length', 'index <= groups.length'],
    ],
  },
  'what is remembered is only found out again': {
    'shared/letter/letterClaims.ts': [
      ['known.set(key, claim);', 'known.set(key, claim)', 'undefined'],
      [
        'if (known.size > MOST_REMEMBERED) known.clear();',
        'known.size > MOST_REMEMBERED',
        'known.size >= MOST_REMEMBERED',
      ],
      [
        'if (known.size > MOST_REMEMBERED) known.clear();',
        'known.size > MOST_REMEMBERED',
        'known.size <= MOST_REMEMBERED',
      ],
    ],
  },
  'nothing is found for what is not there': {
    'shared/contacts/phone.ts': [
      [
        'while ((groups[index]?.from ?? Infinity) < number.to) index += 1;',
        'groups[index]?.from ?? Infinity',
        'groups[index]?.from',
      ],
      [
        "hasPlusBehind: (count) => text[groups[count - 1]?.to ?? -1] === '+',",
        'groups[count - 1]?.to ?? -1',
        'groups[count - 1]?.to',
      ],
    ],
    'web/features/cloud/cloudSync.ts': [
      ["hasPendingSave: () => pendingSaves.read(getOwner() ?? '')?.due === true,", "getOwner() ?? ''", 'getOwner()'],
      [
        "pendingSaves.read(getOwner() ?? '')?.due === true ? saveTo(drafts.state.cloud, nameNow(undefined)) : null,",
        "getOwner() ?? ''",
        'getOwner()',
      ],
    ],
    'web/features/drafts/replacement.ts': [
      [
        'cloudPrint: copy ? resumeFingerprint(resume) : null,',
        'copy ? resumeFingerprint(resume) : null',
        'resumeFingerprint(resume)',
      ],
    ],
    'web/features/drafts/loadDraft.ts': [
      [
        'session.replaceResume(read.resume, originFromMetadata(version?.meta ?? null, version?.ours ?? false));',
        'false',
        'true',
      ],
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
  'a product is above nothing where the quotient is': {
    'functions/import/pdf/turn.ts': [
      [
        'const isMirrored = (a * d - b * c) * along * (Math.sign(size) || 1) > 0;',
        '(a * d - b * c) * along * (Math.sign(size) || 1)',
        '(a * d - b * c) * along / (Math.sign(size) || 1)',
      ],
      ['const along = Math.sign(size * stretch) || 1;', 'size * stretch', 'size / stretch'],
    ],
  },
  'what has no extent is not turned either way': {
    'functions/import/pdf/turn.ts': [
      ['if (b === 0 && a * along > 0) return 0;', 'a * along > 0', 'a * along >= 0'],
      ['if (isLevel && (a * along >= 0 || isMirrored)) return 0;', 'a * along >= 0', 'a * along > 0'],
    ],
  },
  'a count that is only compared with an earlier one': {
    'functions/import/pdf/paintedPage.ts': [['this.#drawn += 1;', '1', '2']],
  },
  'no line stands above the first': {
    'functions/import/llm/answeredLabels.ts': [["labelsOfLines(summary, -1, 'summary'),", '1', '2']],
  },
  'a moment or a byte at the boundary of a limit that is itself a guess': {
    'functions/import/ocr/continueScanJob.ts': [
      [
        'const isExhausted = known.attempts >= MAX_ATTEMPTS && known.leased < Date.now();',
        'known.leased < Date.now()',
        'known.leased <= Date.now()',
      ],
    ],
    'functions/import/ocr/renderPages.ts': [['if (room < 0) break;', 'room < 0', 'room <= 0']],
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
    'shared/templates/bidi/isolate.ts': [
      [
        'if (remembered.size >= MAX_CACHED_TEXTS) remembered.clear();',
        'remembered.size >= MAX_CACHED_TEXTS',
        'remembered.size > MAX_CACHED_TEXTS',
      ],
    ],
  },
  'the types ask for it; the value is there': {
    'functions/import/llm/answeredLabels.ts': [
      [
        'return 2 * inHead.size >= (byLine.get(line)?.length ?? 0);',
        'byLine.get(line)?.length ?? 0',
        'byLine.get(line)?.length',
      ],
    ],
    'functions/import/pdf/letterShapes.ts': [
      [
        'if (group) group.counts.set(name, (group.counts.get(name) ?? 0) + 1);',
        'group.counts.get(name) ?? 0',
        'group.counts.get(name)',
      ],
    ],
    'functions/import/places/foundPlaces.ts': [
      ['indexes.get(place) ?? 0,', 'indexes.get(place) ?? 0', 'indexes.get(place)'],
    ],
    'functions/import/places/stock.ts': [
      [
        'const take = ({ left }: FieldStock, word: string) => left.set(word, (left.get(word) ?? 0) - 1);',
        'left.get(word) ?? 0',
        'left.get(word)',
      ],
    ],
    'functions/pdf/cssValues.ts': [
      ["const other = ownProperty(PROPERTY_REPLACEMENTS, node.name ?? '');", "node.name ?? ''", 'node.name'],
      ["if (node.type === 'Function' && ARITHMETIC.has(node.name ?? ''))", "node.name ?? ''", 'node.name'],
    ],
    'functions/pdf/barePage.ts': [
      [
        'const hebrew = text.match(/[\\u0590-\\u05ff]/g)?.length ?? 0;',
        'text.match(/[\\u0590-\\u05ff]/g)?.length ?? 0',
        'text.match(/[\\u0590-\\u05ff]/g)?.length',
      ],
    ],
    'functions/pdf/readingOrder/segments.ts': [
      ['end = Math.max(end, line.visual.at(-1)?.end ?? 0);', 'line.visual.at(-1)?.end ?? 0', 'line.visual.at(-1)?.end'],
    ],
    'functions/pdf/readingOrder/drawnRuns.ts': [
      ['const y = line.visual[0]?.y ?? first.y;', 'line.visual[0]?.y ?? first.y', 'line.visual[0]?.y'],
    ],
    'functions/pdf/readingOrder/columns.ts': [
      ['return { start: glyphs[0]?.x ?? 0, end, top: y - size, bottom: y, y };', 'glyphs[0]?.x ?? 0', 'glyphs[0]?.x'],
    ],
    'functions/pdf/readingOrder/marks.ts': [
      [
        'const marks = fences(visual, isRtlPage, fromLeft[0]?.run.size ?? 0);',
        'fromLeft[0]?.run.size ?? 0',
        'fromLeft[0]?.run.size',
      ],
    ],
    'functions/pdf/readingOrder/textRuns.ts': [
      ["tag.endState = tag.isOpen ? (last?.state ?? '') : this.#colours();", "last?.state ?? ''", 'last?.state'],
    ],
    'shared/improve/advert/requirements.ts': [
      [
        "const said = withoutGenders(text).split(CUES.issuer)[0] ?? '';",
        "withoutGenders(text).split(CUES.issuer)[0] ?? ''",
        'withoutGenders(text).split(CUES.issuer)[0]',
      ],
    ],
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
    'functions/import/pdf/pdfDocument.ts': [
      [
        "bold: font.bold === true || font.black === true || BOLD_FONT_NAME.test(font.name ?? ''),",
        "font.name ?? ''",
        'font.name',
      ],
      ["isIcons: ICON_FONT_NAME.test(font.name ?? ''),", "font.name ?? ''", 'font.name'],
    ],
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
  'numbers that are not in the order of the month are in that of the day': {
    'shared/dates/parseDate.ts': [["const point = new PointReader(tokens, 'day', true).read(0);", "'day'", "''"]],
    'shared/dates/period.ts': [["const points = new PointReader(tokens, 'day');", "'day'", "''"]],
  },
  'a token that is not there has no text that is looked for, and no place that is near': {
    'shared/dates/parseDate.ts': [
      ['const last = tokens[(point?.next ?? 0) - 1];', 'point?.next ?? 0', 'point?.next'],
      ['const behind = tokens[point?.next ?? 0];', 'point?.next ?? 0', 'point?.next'],
    ],
    'shared/dates/periodReader.ts': [
      [
        "const isDash = this.#points.isSign(index + 1, '-') && (isTight || " +
          "/^0\\d$/.test(this.#tokens[index]?.text ?? ''));",
        "this.#tokens[index]?.text ?? ''",
        'this.#tokens[index]?.text',
      ],
      [
        "const isSign = this.#tokens[index + 1]?.kind === 'sign' && " +
          "/^[-/]$/.test(this.#tokens[index + 1]?.text ?? '');",
        "this.#tokens[index + 1]?.text ?? ''",
        'this.#tokens[index + 1]?.text',
      ],
    ],
    'shared/dates/phrases.ts': [
      [
        "isSeason = (index: number): boolean => SEASONS.has(this.#tokens[index]?.text ?? '');",
        "this.#tokens[index]?.text ?? ''",
        'this.#tokens[index]?.text',
      ],
      [
        "isCounted = (index: number): boolean => COUNTED.has(this.#tokens[index]?.text ?? '');",
        "this.#tokens[index]?.text ?? ''",
        'this.#tokens[index]?.text',
      ],
      [
        "index >= this.#tokens.length || /^[),;|\\]·•]$/.test(this.#tokens[index]?.text ?? '');",
        "this.#tokens[index]?.text ?? ''",
        'this.#tokens[index]?.text',
      ],
    ],
    'shared/dates/tokenReader.ts': [
      [
        '(this.tokens[index]?.from ?? Infinity) - (this.tokens[index - 1]?.to ?? 0) <= MAX_SPACES;',
        'this.tokens[index]?.from ?? Infinity',
        'this.tokens[index]?.from',
      ],
    ],
  },
  'a group has what it holds': {
    'shared/templates/bidi/ltrPhrases.ts': [
      [
        'for (const phrase of phrasesOf(text, item.items ?? [])) phrases.push(phrase);',
        'item.items ?? []',
        'item.items',
      ],
      [
        "if (item.kind === 'numberGroup') for (const phrase of phrasesOf(text, item.items ?? [])) " +
          'phrases.push(phrase);',
        'item.items ?? []',
        'item.items',
      ],
    ],
    'shared/templates/bidi/rtlPhrases.ts': [
      [
        'for (const phrase of findRtlPhrases(text, item.items ?? [])) phrases.push(phrase);',
        'item.items ?? []',
        'item.items',
      ],
      ['const inner = item.items ?? [];', 'item.items ?? []', 'item.items'],
    ],
  },
  'asked only whether it is so': {
    'functions/pdf/readingOrder/readers.ts': [['if (!before || !after) return false;', 'false', 'undefined']],
    'shared/templates/bidi/groups.ts': [
      [
        'if (isQuote && (/^[\\p{L}\\p{N}]/u.test(text.slice(end, end + 2)) || ' +
          '/\\s/.test(text.charAt(start - 1)))) return 0;',
        '0',
        'undefined',
      ],
      ["if (isQuote && '([{'.includes(open)) return 0;", '0', 'undefined'],
      ['return 0;', '0', 'undefined'],
      ['if (sign !== \'"\' && sign !== "\'") return false;', 'false', 'undefined'],
    ],
    'shared/templates/bidi/resolve.ts': [
      ['if (words.length === 0 || !isForeign(words[0] as string)) return false;', 'false', 'undefined'],
      ['if (/[\\u05d0-\\u05ea][-\\u05be\\u2013][A-Za-z]/.test(text)) return false;', 'false', 'undefined'],
      ['if (SINGLE_NUMBER.test(inner)) return false;', 'false', 'undefined'],
    ],
    'shared/templates/bidi/rtlPhrases.ts': [
      ["if (item.kind !== 'rtlGroup') return false;", 'false', 'undefined'],
      ["if (after.kind !== 'number' || !BLANKS.test(gap)) return false;", 'false', 'undefined'],
      ["if (next?.start === after.end && !next.kind.startsWith('rtl')) return false;", 'false', 'undefined'],
    ],
    'shared/dates/tokenReader.ts': [
      [
        "if (token?.kind !== 'sign' || !signs.test(token.text) || !behind || !before) return false;",
        'false',
        'undefined',
      ],
      ["if (token.text === '-' && !HYPHENS.test(token.raw)) return false;", 'false', 'undefined'],
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
