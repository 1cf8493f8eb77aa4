import { beforeEach, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import { ERRORS } from '../../../shared/errors/errors.ts';
import { uploadFormatNames } from '../../../shared/upload/uploadFormats.ts';
import { UPLOAD_LIMITS } from '../../../shared/upload/uploadLimits.ts';
import { inEachLanguage, plain } from '../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { readIn, textsIn } from '../../lib/i18n/screen.fixture.tsx';
import { ICONS } from '../../ui/icons.ts';
import { drawAs, drawWith } from '../auth/session.fixture.ts';
import { IMPORT_STEPS, type ImportState, type ImportStep } from './importState.ts';
import { importStore } from './importStore.ts';
import { UploadSection } from './UploadSection.tsx';

const MB = 1_000_000;
const ICON_NAMES = ['sheet', 'search', 'summary', 'check'] as const;
const fileOf = (name: string, bytes: number) => Object.defineProperty(new File([], name), 'size', { value: bytes });
const CV = fileOf('קורות חיים & <2>.pdf', 2.5 * MB);
const PAGE = fileOf('page.jpg', MB);

const error = (again: boolean) => ({ id: 'import.unreachable', again }) as const;

inEachLanguage('the upload', ['import'], ({ language, markup, say }) => {
  beforeEach(() => vi.stubGlobal('location', { pathname: '/', search: '', hash: '' }));
  const draw = (changes: Partial<ImportState>, isSignedIn = false) => {
    drawAs(isSignedIn ? FREE_PROFILE : null);
    drawWith(importStore, changes);
    return markup(<UploadSection />);
  };
  const head = () => [say('import.title'), say('import.lead')];
  const model = () => [say('import.model'), say('import.model.more')];
  const hint = (id: 'import.hint' | 'import.hint.signedIn') =>
    say(id, { formats: uploadFormatNames(language, 'short'), most: '10' });
  const paste = () =>
    (['import.paste', 'import.paste.label', 'import.paste.hint', 'import.paste.go'] as const).map((id) => say(id));
  const steps = (now?: ImportStep, text?: string) =>
    IMPORT_STEPS.flatMap((step) => [
      say(`import.step.${step}`),
      ...(step === now ? ((text ?? '') ? [text ?? ''] : []) : [say(`import.step.${step}.text`)]),
    ]);
  const chosen = (name: string, size: string, isBusy = false) => [
    name,
    say('import.size', { size }),
    ...(isBusy ? [] : [say('import.remove')]),
  ];
  const presses = (...ids: readonly MessageId[]) => ids.map((id) => say(id));
  const nothing = (id: Parameters<typeof hint>[0]) => [
    ...head(),
    say('import.drop'),
    ...presses('import.choose', 'import.now'),
    hint(id),
    ...model(),
    ...paste(),
    ...steps(),
  ];
  const whole = (name: string, size: string, ...ids: readonly MessageId[]) => [
    ...head(),
    ...chosen(name, size),
    ...presses('import.now', ...ids, 'import.other'),
    hint('import.hint.signedIn'),
    ...model(),
    ...paste(),
    ...steps(),
  ];

  it('[HOME-04] asks for a file of these formats, up to this size', () => {
    expect(UPLOAD_LIMITS.bytes).toBe(10 * MB);
    expect(readIn(draw({}))).toEqual(nothing('import.hint'));
    expect(readIn(draw({}, true))).toEqual(nothing('import.hint.signedIn'));
  });

  it('[HOME-06] shows the chosen file with its size, and asks for further pages where there may be any', () => {
    const read = (file: File, pictures: number) =>
      readIn(draw({ file, pictures: Array.from({ length: pictures }, () => PAGE) }, true));
    expect(read(CV, 0)).toEqual(whole(CV.name, '2.5'));
    expect(read(PAGE, 1)).toEqual(whole(PAGE.name, '1', 'import.addPage'));
    expect(read(PAGE, UPLOAD_LIMITS.pages)).toEqual(whole(PAGE.name, '1'));
  });

  it('[HOME-05] tells the step that is reached: its share, that it is a scan, how many sections', () => {
    const working = (note: string, now: ImportStep, text: string, ...said: readonly string[]) => [
      ...head(),
      ...chosen(CV.name, '2.5', true),
      say('import.cancel'),
      note,
      ...model(),
      ...paste(),
      ...steps(now, text),
      ...said,
    ];
    const read = (changes: Partial<ImportState>) => readIn(draw({ file: CV, ...changes }, true));
    const signedIn = hint('import.hint.signedIn');
    expect(read({ step: 'upload', uploadedShare: 0.424 })).toEqual(
      working(
        signedIn,
        'upload',
        say('import.now.upload', { percent: 42 }),
        say('import.step.upload'),
        say('import.said.upload'),
      ),
    );
    expect(draw({ file: CV, step: 'upload', uploadedShare: 0.424 })).toContain(' aria-valuenow="42"');
    expect(read({ step: 'scan' })).toEqual(working(signedIn, 'scan', say('import.now.scan'), say('import.said.scan')));
    expect(read({ step: 'scan', isScan: true })).toEqual(
      working(say('import.scanned'), 'scan', say('import.now.scan'), say('import.scanned')),
    );
    for (const sectionCount of [1, 7])
      expect(read({ step: 'sections', sectionCount })).toEqual(
        working(signedIn, 'sections', say('import.now.sections', { count: sectionCount }), say('import.said.sections')),
      );
    expect(read({ step: 'result' })).toEqual(working(signedIn, 'result', '', say('import.said.sections')));
  });

  const marksOf = (step: ImportStep | null) => {
    const items = draw({ file: CV, step }).match(/<li\b.*?<\/li>/gs) ?? [];
    return items.map((item) => {
      const icon = ICON_NAMES.find((name) => item.includes(` d="${ICONS[name]}"`));
      return `${/data-state="(\w+)"/.exec(item)?.[1]} ${icon}${item.includes('aria-current="step"') ? ', said' : ''}`;
    });
  };

  it('[HOME-05] marks the steps that are done with one sign, and the one that is reached for the ear', () => {
    const ahead = ['ahead search', 'ahead summary', 'ahead check'];
    expect(marksOf(null)).toEqual(['ahead sheet', ...ahead]);
    expect(marksOf('upload')).toEqual(['now sheet, said', ...ahead]);
    expect(marksOf('sections')).toEqual(['done check', 'done check', 'now summary, said', 'ahead check']);
  });

  const mainOf = (changes: Partial<ImportState>) =>
    textsIn(draw(changes, true), /<button[^>]* class="[^"]*\bbutton-primary\b[^>]*>(.*?)<\/button>/gs);

  it('[HOME-04] makes one thing its main action: to choose a file, to import one that may be read', () => {
    expect(mainOf({})).toEqual([say('import.choose')]);
    expect(mainOf({ file: CV })).toEqual([say('import.now')]);
    expect(mainOf({ file: CV, error: error(true) })).toEqual([say('import.again')]);
    expect(mainOf({ file: CV, error: error(false) })).toEqual([say('import.other')]);
    expect(mainOf({ file: CV, step: 'scan' })).toEqual([]);
  });

  const stateOf = (changes: Partial<ImportState>) => {
    const html = draw(changes, true);
    const paste = /<details.*?<\/details>/s.exec(html)?.[0] ?? '';
    return [
      / data-busy=/.test(html),
      / readOnly=/.test(paste),
      / (?:disabled|aria-disabled)="/.test(paste),
      / class="upload-hint" hidden=/.test(html),
    ];
  };

  it('takes no text and no other file while it imports, and looks so', () => {
    expect(stateOf({ file: CV })).toEqual([false, false, false, false]);
    expect(stateOf({ file: CV, step: 'upload' })).toEqual([true, true, true, false]);
    expect(stateOf({ error: { id: 'import.changed', again: false } })).toEqual([false, false, false, true]);
  });

  it.each([
    ['import.unreachable', {}, true],
    ['import.chooseAgain', {}, false],
    ['import.changed', {}, false],
    ['import.tooLarge', { size: '12.3', most: '10' }, false],
    ['import.pictures.alone', {}, false],
    ['import.pictures.many', { most: 20 }, false],
    ['import.pictures.tooLarge', { name: 'a & b.jpg', most: '10', megapixels: 50 }, false],
    ['import.pictures.unreadable', { name: 'a & b.heic' }, false],
  ] as const)('[UP-01] says what is wrong, and what can be pressed: %s', (id, values, again) => {
    const read = readIn(draw({ file: CV, error: { id, values, again } }));
    expect(read).toContain(say(id, values));
    const other = id === 'import.changed' ? 'import.choose' : 'import.other';
    const expected = again ? presses('import.again', other) : presses(other, 'import.now');
    expect(read.slice(read.indexOf(expected[0] ?? ''))).toEqual(
      expect.arrayContaining([...expected, say(id, values), ...model()]),
    );
    expect(read.indexOf(expected[1] ?? '')).toBe(read.indexOf(expected[0] ?? '') + 1);
  });

  it('[UP-01] says what the server says, in the language of the page', () => {
    const { en, he } = ERRORS.only_pdf;
    const texts = { en, he };
    expect(readIn(draw({ file: CV, error: { texts, again: false } }))).toContain(plain(texts[language]));
  });

  it('asks before what hardly looks like a résumé replaces anything', () => {
    const read = readIn(draw({ file: CV, isDoubted: true }));
    expect(read).toEqual(expect.arrayContaining([say('import.hardly'), say('import.anyway')]));
    expect(read).not.toContain(say('import.now'));
    expect(readIn(draw({ file: CV }))).not.toContain(say('import.hardly'));
  });
});
