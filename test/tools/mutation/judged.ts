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
      [
        'while (((LIST_CLASSES[content[position] as number] as number) & HEX_DIGIT) !== 0) position += 1;',
        '((LIST_CLASSES[content[position] as number] as number) & HEX_DIGIT) !== 0',
        '((LIST_CLASSES[content[position] as number] as number) & HEX_DIGIT) === 0',
      ],

      ['content[position] === LESS_THAN && showsGlyph(content, position + 1);', '1', '2'],
      ['content[position] === LESS_THAN && showsGlyph(content, position + 1);', 'position + 1', 'position - 1'],
      [
        'for (let position = from; position < content.length; position += 1) {',
        'position < content.length',
        'position >= content.length',
      ],
      [
        'if (((LIST_CLASSES[byte] as number) & SHIFT) !== 0) continue;',
        '((LIST_CLASSES[byte] as number) & SHIFT) !== 0',
        '((LIST_CLASSES[byte] as number) & SHIFT) === 0',
      ],

      [
        'while (position < content.length && CHARACTER_CLASSES[content[position] as number] === SPACE) position += 1;',
        '1',
        '2',
      ],
      [
        'return key < SHORT_NAMES.length ? OPERATORS[(SHORT_NAMES[key] as number) - 1] : LONG_NAMES.get(key);',
        'key < SHORT_NAMES.length ? OPERATORS[(SHORT_NAMES[key] as number) - 1] : LONG_NAMES.get(key)',
        'LONG_NAMES.get(key)',
      ],

      [
        'content[position] === LESS_THAN && showsGlyph(content, position + 1);',
        'content[position] === LESS_THAN',
        'content[position] !== LESS_THAN',
      ],
      [
        'for (let position = from; position < content.length; position += 1) {',
        'position < content.length',
        'position <= content.length',
      ],
      ['if (((LIST_CLASSES[byte] as number) & SHIFT) !== 0) continue;', '0', '1'],
      ['if (byte === CLOSE_BRACKET) return position + 1;', 'position + 1', 'undefined'],
      ['while (((LIST_CLASSES[content[position] as number] as number) & HEX_DIGIT) !== 0) position += 1;', '0', '1'],
      ['while (((LIST_CLASSES[content[position] as number] as number) & HEX_DIGIT) !== 0) position += 1;', '1', '2'],
    ],
    'functions/pdf/readingOrder/writeText.ts': [
      ['if (!(size < MAX_PARTS)) return String(parts / 1e5);', '!(size < MAX_PARTS)', 'Boolean((size < MAX_PARTS))'],
    ],
    'functions/pdf/readingOrder/readers.ts': [
      ['else if (type === L || type === EN || type === BN) hasLeft = true;', 'type === EN', 'type !== EN'],
      ['else if (type === L || type === EN || type === BN) hasLeft = true;', 'type === BN', 'type !== BN'],

      [
        'const mirroredPoint = (point: number) => ' +
          '(point > LAST_MIRRORED ? point : (MIRRORED_POINTS.get(point) ?? point));',
        'point > LAST_MIRRORED ? point : (MIRRORED_POINTS.get(point) ?? point)',
        '(MIRRORED_POINTS.get(point) ?? point)',
      ],
    ],
    'shared/templates/bidi/resolve.ts': [["if (direction === 'ltr' && !hasRtl(text)) return [];", "'ltr'", "''"]],
    'shared/templates/pagination/paginate.ts': [
      [
        'this.#hasCloned = [measured, wide].some(({ cloned }) => Object.keys(cloned).length > 0);',
        'Object.keys(cloned).length > 0',
        'Object.keys(cloned).length >= 0',
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
    'functions/pdf/readingOrder/reorderPage.ts': [
      ['const isMargined = lines.some((_, index) => areBeside(index, index + 1));', 'index + 1', 'index - 1'],
    ],
    'shared/export/blocks.ts': [
      ['for (let index = first; index < blocks.length; index += 1)', 'index < blocks.length', 'index <= blocks.length'],
    ],
    'functions/pdf/readingOrder/readers.ts': [
      ['for (let index = 1; index < types.length - 1; index += 1) {', 'types.length - 1', 'types.length + 1'],

      [
        'for (let [left, right] = [start, end - 1]; left < right; left += 1, right -= 1) {',
        'left < right',
        'left <= right',
      ],
    ],
    'functions/pdf/readingOrder/tagNumber.ts': [
      [
        'for (let position = start; position + MCID.length < end; position += 1) {',
        'position + MCID.length < end',
        'position + MCID.length <= end',
      ],
    ],
    'functions/pdf/structure/passages.ts': [
      ['for (let index = 0; index < ranges.length; index += 2)', 'index < ranges.length', 'index <= ranges.length'],

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
    'functions/import/layout/cardBoxes.ts': [['sets.set(card, set);', 'sets.set(card, set)', 'undefined']],
    'shared/letter/letterClaims.ts': [
      [
        'const claim = before === undefined ? judge(text, addressed) : before;',
        'before === undefined ? judge(text, addressed) : before',
        'judge(text, addressed)',
      ],
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
    'shared/html/readHtml.ts': [['numbered.set(list, numbers);', 'numbered.set(list, numbers)', 'undefined']],
    'shared/resume/itemQuality.ts': [
      [
        'wordingCache.set(entry, { text: entry.description, result });',
        'wordingCache.set(entry, { text: entry.description, result })',
        'undefined',
      ],
    ],
  },
  'nothing is found for what is not there': {
    'functions/pdf/readingOrder/reorderPage.ts': [
      ['let bits = scripts.get(mcid) ?? 0;', 'scripts.get(mcid) ?? 0', 'scripts.get(mcid)'],
    ],
    'functions/pdf/structure/passages.ts': [
      [
        'if (leaf) scriptsByLeaf.set(leaf, (scriptsByLeaf.get(leaf) ?? 0) | bits);',
        'scriptsByLeaf.get(leaf) ?? 0',
        'scriptsByLeaf.get(leaf)',
      ],
    ],
    'functions/pdf/structure/structureTree.ts': [
      [
        "const root = referenceIn('StructTreeRoot', edit.read(edit.file.catalog)) ?? 0;",
        "referenceIn('StructTreeRoot', edit.read(edit.file.catalog)) ?? 0",
        "referenceIn('StructTreeRoot', edit.read(edit.file.catalog))",
      ],
      [
        "this.parentTree = referenceIn('ParentTree', edit.read(root)) ?? 0;",
        "referenceIn('ParentTree', edit.read(root)) ?? 0",
        "referenceIn('ParentTree', edit.read(root))",
      ],
    ],
    'functions/pdf/readingOrder/pageFonts.ts': [
      [
        'const number = referenceIn(name.slice(1), page) ?? 0;',
        'referenceIn(name.slice(1), page) ?? 0',
        'referenceIn(name.slice(1), page)',
      ],
    ],
    'functions/pdf/readingOrder/farDates.ts': [
      [
        'while (first - from < MAX_BESIDE && (boxes[from - 1]?.y ?? -Infinity) > top) from -= 1;',
        'boxes[from - 1]?.y ?? -Infinity',
        'boxes[from - 1]?.y',
      ],
      [
        'while (to - last <= MAX_BESIDE && (boxes[to]?.y ?? Infinity) < bottom) to += 1;',
        'boxes[to]?.y ?? Infinity',
        'boxes[to]?.y',
      ],
    ],
    'shared/contacts/phone.ts': [
      [
        'while ((groups[index]?.from ?? Infinity) < number.to) index += 1;',
        'groups[index]?.from ?? Infinity',
        'groups[index]?.from',
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
    'shared/html/readHtml.ts': [
      [
        "UNSEEN_CLASS.test(node.getAttribute?.('class') ?? '');",
        "node.getAttribute?.('class') ?? ''",
        "node.getAttribute?.('class')",
      ],
    ],
    'shared/resume/occupations/findOccupation.ts': [
      [
        "return { words, length: lettersOf(words), isLatin: LATIN.test(words[0]?.text ?? ''), occupation };",
        "words[0]?.text ?? ''",
        'words[0]?.text',
      ],
      [
        ") ?? bestOf(words, orMistyped(names.words), ({ text }) => names.byLetter.get(text[0] ?? '') ?? []);",
        "text[0] ?? ''",
        'text[0]',
      ],
    ],
    'shared/resume/textMarks.ts': [
      [
        "WORD_CHARACTER.test(before.at(-1) ?? ' ') && !/(?:^|[^\\p{L}\\p{N}*])[ושהבלכמ]{1,3}$/u.test(before);",
        "' '",
        "''",
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
    'shared/templates/bidi/groups.ts': [
      [
        '} else if (opens(text, token, sign) && stack.length <= MAX_DEPTH) ' +
          'stack.push({ opener: sign, token, items: [] });',
        'stack.length <= MAX_DEPTH',
        'stack.length < MAX_DEPTH',
      ],
    ],
    'shared/templates/pagination/paginate.ts': [
      [
        "const fitsBefore = lowest + this.#insets(unit, 'end') <= limit + TOLERANCE_PX;",
        "lowest + this.#insets(unit, 'end') <= limit + TOLERANCE_PX",
        "lowest + this.#insets(unit, 'end') < limit + TOLERANCE_PX",
      ],
    ],
    'shared/letter/letterClaims.ts': [
      ['if (share >= least && share > (best?.share ?? 0)) best = { line, share };', 'share >= least', 'share > least'],
    ],
    'shared/contacts/phone.ts': [
      ['first.from - last.to <= MAX_SIGNS &&', 'first.from - last.to <= MAX_SIGNS', 'first.from - last.to < MAX_SIGNS'],
      ["const [extension = ''] = EXTENSION.exec(text.slice(last, last + 24)) ?? [];", '24', '25'],
    ],
    'shared/resume/resumePoints.ts': [
      ["if (reason === 'named' || age <= DAY_MS) return undefined;", 'age <= DAY_MS', 'age < DAY_MS'],
    ],
    'shared/resume/photo.ts': [
      [
        'if (text.length > PHOTO_BYTES * 1.4 || text.length % 4 || !BASE64.test(text)) return false;',
        'text.length > PHOTO_BYTES * 1.4',
        'text.length >= PHOTO_BYTES * 1.4',
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
      [
        "if (bounded === node) return node.type === 'Function' && COLOURS.has(node.name ?? '') " +
          '? walk.skip : undefined;',
        "node.name ?? ''",
        'node.name',
      ],
      [
        "if (node.type === 'Identifier') return (node.name ?? '').length <= MAX_NAME_LENGTH;",
        "node.name ?? ''",
        'node.name',
      ],
      ['const parts = children?.toArray() ?? [];', 'children?.toArray() ?? []', 'children?.toArray()'],
      ['const [count, , ...tracks] = children?.toArray() ?? [];', 'children?.toArray() ?? []', 'children?.toArray()'],

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
    'shared/platform/language.ts': [
      [
        'LANGUAGES.find((language) => textDirection(language) === direction) ?? DEFAULT_LANGUAGE;',
        'LANGUAGES.find((language) => textDirection(language) === direction) ?? DEFAULT_LANGUAGE',
        'LANGUAGES.find((language) => textDirection(language) === direction)',
      ],
    ],
    'shared/html/readHtml.ts': [
      [
        "if (name === '#text') return addText(node.nodeValue ?? '', reader, look);",
        "node.nodeValue ?? ''",
        'node.nodeValue',
      ],
    ],
    'shared/resume/score.ts': [
      [
        "return SCORE_LEVELS.find(([from]) => total >= from)?.[1] ?? 'starter';",
        "SCORE_LEVELS.find(([from]) => total >= from)?.[1] ?? 'starter'",
        'SCORE_LEVELS.find(([from]) => total >= from)?.[1]',
      ],
    ],
    'shared/resume/itemQuality.ts': [
      [
        "const [, points, level] = SKILL_LEVELS.find(([from]) => count >= from) ?? [0, 1, 'needs-work'];",
        "SKILL_LEVELS.find(([from]) => count >= from) ?? [0, 1, 'needs-work']",
        'SKILL_LEVELS.find(([from]) => count >= from)',
      ],
      [
        "return ITEM_LEVELS.find(([from]) => points >= from)?.[1] ?? 'needs-work';",
        "ITEM_LEVELS.find(([from]) => points >= from)?.[1] ?? 'needs-work'",
        'ITEM_LEVELS.find(([from]) => points >= from)?.[1]',
      ],
    ],
    'shared/resume/scoreTasks.ts': [
      [
        'const missing = (RULE_MAXIMA[part][rule] ?? 0) - each;',
        'RULE_MAXIMA[part][rule] ?? 0',
        'RULE_MAXIMA[part][rule]',
      ],
    ],
    'shared/templates/pagination/paginate.ts': [
      [
        'const shareOf = (column: number) => COLUMN_SHARES[column] ?? 0;',
        'COLUMN_SHARES[column] ?? 0',
        'COLUMN_SHARES[column]',
      ],
    ],
    'shared/templates/samples/templateSamples.ts': [
      [
        "all.map((entry) => ({ ...entry, description: lines.get(entry.id)?.join('\\n') ?? entry.description }));",
        "lines.get(entry.id)?.join('\\n') ?? entry.description",
        "lines.get(entry.id)?.join('\\n')",
      ],
    ],
    'shared/resume/wording.ts': [
      [
        "const isYear = /^(?:19|20)\\d{2}[.,]?$/.test(match[1] ?? '') && match[2] === undefined;",
        "match[1] ?? ''",
        'match[1]',
      ],
    ],
    'shared/resume/occupations/findOccupation.ts': [
      ["byStem: Map.groupBy(all, ({ words }) => words[0]?.job ?? ''),", "words[0]?.job ?? ''", 'words[0]?.job'],
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
        'Math.abs(y - lineY) < 0.1 || (lineY <= y && lineY >= y - height) || (y <= lineY && y >= ' +
          'lineY - lineHeight);',
        'lineY <= y',
        'lineY < y',
      ],
      [
        'Math.abs(y - lineY) < 0.1 || (lineY <= y && lineY >= y - height) || (y <= lineY && y >= ' +
          'lineY - lineHeight);',
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
    'shared/resume/occupations/titleWords.ts': [
      [
        'const withoutFinal = (text: string) => text.replace(/[ךםןףץ]$/, (letter) => FINAL.get(letter) ?? letter);',
        'FINAL.get(letter) ?? letter',
        'FINAL.get(letter)',
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
  'a letter is one from the left whatever its number; levels are told by what is above them; by one divides nothing': {
    'functions/pdf/readingOrder/glyphScanner.ts': [
      ['if (decimals > 0) value /= POWERS_OF_TEN[decimals] as number;', 'decimals > 0', 'decimals >= 0'],
      ['const byte = content[position] ?? 0;', '0', '1'],
    ],
    'functions/pdf/readingOrder/readers.ts': [
      ['const type = kind !== R && point > 0xff ? L : kind;', 'point > 0xff', 'point >= 0xff'],
      ['const type = kind !== R && point > 0xff ? L : kind;', '0xff', '256'],
      [
        'const levels = types.map((type) => ' +
          '(base === L ? (type === R ? 1 : type === EN ? 2 : 0) : type === R ? 1 : 2));',
        '2',
        '3',
      ],
    ],
  },
  'nothing stands before the first glyph, and the tail of a line has two marks at least': {
    'functions/pdf/readingOrder/writeSegments.ts': [
      ['if (tail.length > 0) order.push(placeGlyph(font, blank, end));', '0', '1'],
      ['if (tail.length > 0) order.push(placeGlyph(font, blank, end));', 'tail.length > 0', 'tail.length >= 0'],
    ],
    'functions/pdf/readingOrder/openText.ts': [['isMoved: true,', 'true', 'false']],
  },
  'another of as many different values': {
    'functions/pdf/readingOrder/farDates.ts': [
      ['const box = boxes[index + step * count];', 'index + step * count', 'index - step * count'],
    ],
    'functions/pdf/readingOrder/writeWords.ts': [
      [
        'const width = blank.width + (this.#words % BLANKS);',
        'blank.width + (this.#words % BLANKS)',
        'blank.width - (this.#words % BLANKS)',
      ],
    ],
    'functions/pdf/readingOrder/fontText.ts': [
      ['const place = glyph * MAX_WIDTH + width;', 'glyph * MAX_WIDTH + width', 'glyph * MAX_WIDTH - width'],
    ],
  },
  'asked only whether it is so': {
    'functions/pdf/readingOrder/writeWords.ts': [
      ['if (!before || !after || text.length > 1) return false;', 'false', 'undefined'],
    ],
    'functions/pdf/readingOrder/reorderPage.ts': [
      ['const hasRoom = isMargined ? () => false : roomBeside(lines);', 'false', 'undefined'],
    ],
    'functions/pdf/readingOrder/logicalOrder.ts': [
      [
        'if (glyphs.length !== 1 || !/^\\p{S}$/u.test((glyphs[0] as PrintedGlyph).shown)) return false;',
        'false',
        'undefined',
      ],
      [
        'for (let index = from; index < to; index += 1) ' +
          'if (hasLetter((visual[index] as LineGlyph).shown)) return false;',
        'false',
        'undefined',
      ],
      ['if (rtl) return false;', 'false', 'undefined'],
    ],
    'functions/pdf/readingOrder/logicalLine.ts': [
      ['if (!first || !isPdfiumNeutral(first.text)) return false;', 'false', 'undefined'],
    ],
    'functions/pdf/writePdf.ts': [['if (bytes[end - 1] !== LAST_OF_STREAM) return false;', 'false', 'undefined']],
    'functions/pdf/cssValues.ts': [
      ['if (!rule) return false;', 'false', 'undefined'],
      [
        "if (property.startsWith('--') && hasVariable(value) && value.children?.size !== 1) return false;",
        'false',
        'undefined',
      ],
      [
        "if (value.type !== 'Value' || (property === 'font' && !hasLowLines(value))) return false;",
        'false',
        'undefined',
      ],
      ["if (node.type === 'Raw') return false;", 'false', 'undefined'],
    ],
    'functions/pdf/browserProfiles.ts': [['if (boot === undefined) return false;', 'false', 'undefined']],
    'functions/pdf/readingOrder/operators.ts': [
      [
        'if (((LIST_CLASSES[content[digit] as number] as number) & HEX_DIGIT) === 0) return false;',
        'false',
        'undefined',
      ],
      ['if (content[position + CODE_DIGITS + index] !== SHOW_GLYPH[index]) return false;', 'false', 'undefined'],
    ],
    'functions/pdf/readingOrder/glyphScanner.ts': [
      ['if (!isWhitespace(content[from])) return false;', 'false', 'undefined'],
    ],
    'functions/pdf/cssSelectors.ts': [['return false;', 'false', 'undefined']],
    'functions/pdf/readingOrder/readers.ts': [
      ["if (shown !== ' ') return false;", 'false', 'undefined'],
      ['if (!before || !after) return false;', 'false', 'undefined'],
    ],
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
    'shared/contacts/phone.ts': [['if (areDates(groups)) return false;', 'false', 'undefined']],
    'shared/resume/scoreTasks.ts': [
      ['return false;', 'false', 'undefined'],
      ['if (isEmptyResume(resume)) return false;', 'false', 'undefined'],
    ],
  },
  'any place before the first': {
    'shared/templates/bidi/rtlPhrases.ts': [
      ['let first = -1;', '1', '2'],
      ['let last = -1;', '1', '2'],
      ['first = -1;', '1', '2'],
    ],
    'shared/resume/scoreTasks.ts': [
      ['const partIndex = isBlankEntry(entry) ? -1 : parts(entry).findIndex(isBlankText);', '1', '2'],
    ],
  },
  'what is not one of two is the other': {
    'shared/templates/document/context.ts': [
      ["const { dates = 'numbers', levels = 'words' } = design;", "'words'", "''"],
    ],
    'shared/resume/resumeLanguage.ts': [["return languageOfDirection(balance > 0 ? 'rtl' : 'ltr');", "'rtl'", "''"]],
  },
  'only false is asked for': {
    'shared/html/htmlLines.ts': [
      ['if (mark === undefined) return true;', 'true', 'undefined'],
      ['return true;', 'true', 'undefined'],
    ],
  },
  'no mark begins at the end of a line': {
    'shared/resume/textMarks.ts': [
      ['const to = line < 0 ? limit : from + line;', '0', '1'],
      ['const to = line < 0 ? limit : from + line;', 'line < 0', 'line <= 0'],
    ],
  },
  'what weighs nothing was answered before': {
    'shared/resume/resumeLanguage.ts': [
      ["return languageOfDirection(balance > 0 ? 'rtl' : 'ltr');", 'balance > 0', 'balance >= 0'],
    ],
  },
  'nothing is added by what has nothing': {
    'shared/resume/otherBuilders.ts': [
      ["volunteer: ['volunteer', () => ({})],", '({})', 'undefined'],
      ["awards: ['awards', () => ({})],", '({})', 'undefined'],
      ["interests: ['interests', () => ({})],", '({})', 'undefined'],
      ["profiles: ['profiles', () => ({})],", '({})', 'undefined'],
    ],
  },
  'no mark stands deeper, and none begins with a backslash': {
    'shared/resume/textMarks.ts': [
      [
        'const stretch = isEscape || depth >= MAX_DEPTH ? undefined : stretchAt(source, index, { from, to }, barren);',
        'isEscape || depth >= MAX_DEPTH',
        '(isEscape) && (depth >= MAX_DEPTH)',
      ],
    ],
  },
  'a month is told by its figures, with the dash behind them or without': {
    'shared/resume/resumePoints.ts': [
      ['return age <= DAILY_DAYS * DAY_MS ? savedAt.slice(0, 10) : savedAt.slice(0, 7);', '7', '8'],
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
