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
  'the quicker way and the other read the same': {
    'functions/import/layout/stretches.ts': [
      [
        'const rowsOfStretch = inBoxes.length > 1 ? rowsOf(stretch.groups) : rows;',
        'inBoxes.length > 1 ? rowsOf(stretch.groups) : rows',
        'rowsOf(stretch.groups)',
      ],
      [
        'const rowsOfStretch = inBoxes.length > 1 ? rowsOf(stretch.groups) : rows;',
        'inBoxes.length > 1',
        'inBoxes.length >= 1',
      ],
    ],
    'functions/import/layout/columns.ts': [
      [
        'if (group && sides.every((side, index) => side === last[index])) group.push(x);',
        'side === last[index]',
        'undefined',
      ],
    ],
    'functions/import/process/isolatedWorker.ts': [
      [
        "const answer = 'text' in ending ? parseTaskAnswer(name, ending.text) : undefined;",
        "'text' in ending ? parseTaskAnswer(name, ending.text) : undefined",
        'parseTaskAnswer(name, ending.text)',
      ],
    ],
    'functions/import/resume/contacts.ts': [
      ["contacts.phone ||= /^tel:/i.test(link) ? (findPhone(link.slice('tel:'.length)) ?? '') : '';", "'tel:'", "''"],
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
    'functions/import/layout/columns.ts': [
      ['for (let index = 1; index < edges.length; index += 1) {', 'index < edges.length', 'index <= edges.length'],
    ],
    'functions/import/layout/marginTexts.ts': [
      ['for (let index = 1; index < part.length; index += 1) {', 'index < part.length', 'index <= part.length'],
    ],
    'functions/import/resume/privateData.ts': [
      ['for (let index = 0; index < cells.length; index += 1) {', 'index < cells.length', 'index <= cells.length'],
    ],
    'functions/import/resume/skills.ts': [
      [
        'for (let position = 0; position < text.length; position += 1) {',
        'position < text.length',
        'position <= text.length',
      ],
    ],
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
    'functions/import/resume/cues.ts': [
      ["const known = first?.[0] ?? '';", "first?.[0] ?? ''", 'first?.[0]'],
      [
        'const countLetters = (text: string) => text.match(/\\p{L}/gu)?.length ?? 0;',
        'text.match(/\\p{L}/gu)?.length ?? 0',
        'text.match(/\\p{L}/gu)?.length',
      ],
    ],
    'functions/import/layout/cells.ts': [
      ['left: first?.x ?? 0,', 'first?.x ?? 0', 'first?.x'],
      ['y: first?.y ?? 0,', 'first?.y ?? 0', 'first?.y'],
      [
        'const gapAt = (share: number) => Math.max(0, gaps[Math.floor(gaps.length * share)] ?? 0);',
        'gaps[Math.floor(gaps.length * share)] ?? 0',
        'gaps[Math.floor(gaps.length * share)]',
      ],
      [
        'return least > LETTER_GAP * (glyphs[0]?.size ?? 0) ? gapAt(MOST_LETTERS) : least;',
        'glyphs[0]?.size ?? 0',
        'glyphs[0]?.size',
      ],
      [
        'const gaps = glyphs.slice(1).map((glyph, index) => glyph.x - ((glyphs[index]?.x ?? 0) + ' +
          '(glyphs[index]?.width ?? 0)));',
        'glyphs[index]?.x ?? 0',
        'glyphs[index]?.x',
      ],
      [
        'const gaps = glyphs.slice(1).map((glyph, index) => glyph.x - ((glyphs[index]?.x ?? 0) + ' +
          '(glyphs[index]?.width ?? 0)));',
        'glyphs[index]?.width ?? 0',
        'glyphs[index]?.width',
      ],
    ],
    'functions/import/layout/columns.ts': [
      [
        'const [top, bottom] = [edges[index - 1] ?? 0, edges[index] ?? 0];',
        'edges[index - 1] ?? 0',
        'edges[index - 1]',
      ],
      ['const [top, bottom] = [edges[index - 1] ?? 0, edges[index] ?? 0];', 'edges[index] ?? 0', 'edges[index]'],
      [
        'const [count, short] = [known.get(look) ?? 0, alike.filter(({ text }) => text.length <= ' +
          'MAX_LOOKALIKE_LENGTH)];',
        'known.get(look) ?? 0',
        'known.get(look)',
      ],
      [
        'const isLarge = short.length === alike.length && (alike[0]?.size ?? 0) > LARGE_LOOK * size;',
        'alike[0]?.size ?? 0',
        'alike[0]?.size',
      ],
    ],
    'functions/import/layout/setFromRight.ts': [
      ['const startOfRow = (row: readonly Glyph[]) => row[0]?.x ?? 0;', 'row[0]?.x ?? 0', 'row[0]?.x'],
    ],
    'functions/import/layout/stretches.ts': [
      [
        'const placed = (some: readonly Cell[]) => some.flatMap((cell) => byCell.get(cell) ?? []);',
        'byCell.get(cell) ?? []',
        'byCell.get(cell)',
      ],
    ],
    'functions/import/page/layOutLines.ts': [
      ['const paragraphs = paragraphsOf(row[column] ?? []).filter(isFilled);', 'row[column] ?? []', 'row[column]'],
      [
        ': [{ blocks: [...(row[column] ?? [])], texts, share, count: paragraphs.length }];',
        'row[column] ?? []',
        'row[column]',
      ],
      ['for (const part of text.text.match(WORD) ?? []) {', 'text.text.match(WORD) ?? []', 'text.text.match(WORD)'],
      ["const text = word.at(-1)?.text ?? '';", "word.at(-1)?.text ?? ''", 'word.at(-1)?.text'],
      [
        "const isNew = /^\\s/.test(part) || /\\s$/.test(words.at(-1)?.at(-1)?.text ?? '') || length " +
          '+ part.length > MAX_WORD;',
        "words.at(-1)?.at(-1)?.text ?? ''",
        'words.at(-1)?.at(-1)?.text',
      ],
      ['for (const texts of parts) place(texts, sizeOf(texts[0] ?? []));', 'texts[0] ?? []', 'texts[0]'],
    ],
    'functions/import/page/entities.ts': [
      [
        "text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ownProperty(SIGNS, name) ?? '');",
        "ownProperty(SIGNS, name) ?? ''",
        'ownProperty(SIGNS, name)',
      ],
    ],
    'functions/import/page/spacedLetters.ts': [
      [
        'const letters = word.match(/\\p{L}/gu)?.length ?? 0;',
        'word.match(/\\p{L}/gu)?.length ?? 0',
        'word.match(/\\p{L}/gu)?.length',
      ],
    ],
    'functions/import/page/textLine.ts': [
      ['y: cells[0]?.y ?? 0,', 'cells[0]?.y ?? 0', 'cells[0]?.y'],
      ['size: widest?.size ?? 0,', 'widest?.size ?? 0', 'widest?.size'],
    ],
    'functions/import/page/blockBuilder.ts': [
      [
        'const { cells, open } = this.#rows.pop() ?? { cells: [], open: [] };',
        'this.#rows.pop() ?? { cells: [], open: [] }',
        'this.#rows.pop()',
      ],
    ],
    'functions/import/resume/forms.ts': [
      [
        'if (!values.cells.every((cell, index) => fitsLabel(cell, line.cells[owners[index] ?? -1]))) return false;',
        'owners[index] ?? -1',
        'owners[index]',
      ],
    ],
    'functions/import/resume/skills.ts': [
      ["!isBetweenClasses(parts.at(-1) ?? '', text, position);", "parts.at(-1) ?? ''", 'parts.at(-1)'],
      [
        "index > 0 && !/[:•●▪-]$/.test(line.cells[index - 1]?.text ?? '') && !text.startsWith(':')",
        "line.cells[index - 1]?.text ?? ''",
        'line.cells[index - 1]?.text',
      ],
      ["const char = text[position] ?? '';", "text[position] ?? ''", 'text[position]'],
    ],
    'functions/import/resume/credentials.ts': [
      [
        "while (parts.length > 1 && isCredential(parts.at(-1)?.trimStart() ?? '')) parts.pop();",
        "parts.at(-1)?.trimStart() ?? ''",
        'parts.at(-1)?.trimStart()',
      ],
    ],
    'functions/import/resume/languages.ts': [
      [
        "(text.match(LANGUAGE_NAME)?.join('').length ?? 0) * 2 > text.replace(/\\s/g, '').length;",
        "text.match(LANGUAGE_NAME)?.join('').length ?? 0",
        "text.match(LANGUAGE_NAME)?.join('').length",
      ],
    ],
    'functions/import/resume/privateData.ts': [
      [
        "personal.push(`${(label ?? '').replace(/(?<![\\s:])[\\s:]+$/, '')}: ${values.join(' " +
          "').replace(/^[\\s:]+/, '')}`);",
        "label ?? ''",
        'label',
      ],
    ],
    'functions/import/process/invokedReader.ts': [
      [
        "const said = Payload?.transformToString() ?? '';",
        "Payload?.transformToString() ?? ''",
        'Payload?.transformToString()',
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
  'asked only whether it is so': {
    'functions/import/layout/cells.ts': [
      ['return false;', 'false', 'undefined'],
      ['if (glyphs.length < MIN_SPACED_GLYPHS || spacing > 0.01) return false;', 'false', 'undefined'],
      ['if (gap > SPACE_GAP || (gap > LETTER_GAP && gap <= TIGHT_SPACE_GAP)) return false;', 'false', 'undefined'],
    ],
    'functions/import/page/garbledText.ts': [['if (pairs.length < MIN_PAIRS) return false;', 'false', 'undefined']],
    'functions/import/resume/forms.ts': [
      ['if (!line || !values || line.isTurned || !isBelow(values, line)) return false;', 'false', 'undefined'],
      [
        'if (!first || known.length * 2 < line.cells.length || !line.cells.every(mayBeLabel)) return false;',
        'false',
        'undefined',
      ],
      ['if (known.length < line.cells.length && !(isSmall && areAlike)) return false;', 'false', 'undefined'],
      [
        'if (values.cells.some((cell) => isFormLabel(cell) || columnKind(cell.text) !== undefined)) return false;',
        'false',
        'undefined',
      ],
      ['if (owners.includes(-1) || new Set(owners).size < owners.length) return false;', 'false', 'undefined'],
      [
        'if (!values.cells.every((cell, index) => fitsLabel(cell, line.cells[owners[index] ?? -1]))) return false;',
        'false',
        'undefined',
      ],
    ],
    'functions/import/resume/bullets.ts': [
      [
        'if (line.gap === Infinity || (line.page === above.page && line.gap > NEXT_LINE * line.size)) return false;',
        'false',
        'undefined',
      ],
      ['if (!isTooWide(line, room) || room > MAX_TRAILING_SPACE * width) return false;', 'false', 'undefined'],
    ],
    'functions/import/layout/runningText.ts': [
      ['return false;', 'false', 'undefined'],
      ['if (line.page === other.page) return false;', 'false', 'undefined'],
    ],
    'functions/import/resume/cues.ts': [
      ["if (plain === '' || plain.length > 45 || /\\d/.test(plain)) return false;", 'false', 'undefined'],
      ['if (parts.some((part) => countLetters(part) > 3 && !isPlace(part))) return false;', 'false', 'undefined'],
      [
        "if (/^\\p{Lo}[\\p{Lo}'׳]+$/u.test(behind) && !isRegion(behind) && " +
          'findPlaces(behind).length === 0) return false;',
        'false',
        'undefined',
      ],
      ['if (!first || countLetters(plain.slice(0, first.index)) > 1) return false;', 'false', 'undefined'],
    ],
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
