import { describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createSafeStorage } from '../../lib/storage/safeStorage.ts';
import { CLOSED_STORAGE, createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { LOCAL_STORAGE_KEYS } from '../drafts/index.ts';
import { createHandOver, handOverToBuilder, type HandOver } from './handOverToBuilder.ts';
import { IMPORT_NOTE_KEY, isImportFor, takeImportNote } from './importNote.ts';
import type { ImportResult } from './importResult.ts';

const RESUME = LOCAL_STORAGE_KEYS.imported;
/** A storage that takes texts of so many letters in all. */
function storageOf(room = Infinity) {
  const stored = new Map<string, string>();
  const area = createMapStorage(stored);
  const setItem = (key: string, text: string) => {
    const used = [...stored].reduce((sum, [other, value]) => sum + (other === key ? 0 : value.length), text.length);
    if (used > room) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, text);
  };
  return { stored, place: createSafeStorage(() => ({ ...area, length: stored.size, setItem })) };
}
const FOUND: ImportResult = {
  resumeData: { ...createBlankResume(), summary: 'Bakes' },
  unplaced: ['a'],
  saidAgain: ['a'],
  confidence: { summary: 0.4 },
  picturePages: [2],
  personal: ['b'],
  doubts: { summary: 'overOutlines' },
  placedByModel: [{ path: 'summary', was: {}, unplaced: [] }],
};

describe('what an import hands over', () => {
  it('stands whole in the first place that has room for all of it, and nowhere else', () => {
    const [small, large] = [storageOf(8), storageOf()];
    const handOver = createHandOver(small.place, large.place);
    handOver.put('resume', 'note');
    expect([small.stored.size, large.stored.get(RESUME), large.stored.get(IMPORT_NOTE_KEY)]).toEqual([
      0,
      'resume',
      'note',
    ]);
    handOver.put('r', 'n');
    expect([small.stored.get(RESUME), large.stored.size]).toEqual(['r', 0]);
    expect([handOver.read(RESUME), handOver.read(IMPORT_NOTE_KEY)]).toEqual(['r', 'n']);
    handOver.remove(RESUME);
    expect([handOver.read(RESUME), handOver.read(IMPORT_NOTE_KEY)]).toEqual([null, 'n']);
  });

  it('waits in memory where no place has room, or all are closed', () => {
    for (const place of [storageOf(3).place, CLOSED_STORAGE as HandOver]) {
      const handOver = createHandOver(place);
      handOver.put('resume', 'note');
      expect([handOver.read(RESUME), handOver.read(IMPORT_NOTE_KEY)]).toEqual(['resume', 'note']);
      expect(createHandOver(place).read(RESUME)).toBeNull();
    }
  });

  it('is the résumé alone, and what was told about it with its file and its owner', () => {
    const { place } = storageOf();
    const put = vi.fn<(resume: string, note: string) => void>((resume, note) =>
      createHandOver(place).put(resume, note),
    );
    expect(handOverToBuilder(FOUND, 'cv.pdf', 'dana', { put })).toBe('/builder?imported=true');
    const { resumeData, ...told } = FOUND;
    expect(JSON.parse(put.mock.calls[0]?.[0] ?? '')).toEqual(resumeData);
    expect(takeImportNote(place)).toEqual({ ...told, fileName: 'cv.pdf', owner: 'dana' });
    expect(takeImportNote(place)).toBeNull();
  });
});

const noted = (note: unknown) => {
  const { place } = storageOf();
  place.write(IMPORT_NOTE_KEY, typeof note === 'string' ? note : JSON.stringify(note));
  return place;
};

describe('a note', () => {
  it('is for its owner, and for whoever comes where it names none', () => {
    expect([isImportFor(noted({ owner: 'dana' }), 'dana'), isImportFor(noted({ owner: 'dana' }), 'noam')]).toEqual([
      true,
      false,
    ]);
    expect(isImportFor(noted({ owner: 'dana' }), null)).toBe(false);
    for (const note of [{ owner: null }, {}, '{', 'null']) expect(isImportFor(noted(note), 'noam')).toBe(true);
  });

  it.each([
    ['{'],
    [null],
    [{}],
    [{ fileName: 5, unplaced: [], personal: [] }],
    [{ fileName: 'a', unplaced: 'x', personal: [] }],
    [{ fileName: 'a', unplaced: [] }],
  ])('of another form is none, and gone: %j', (note) => {
    const place = noted(note);
    expect([takeImportNote(place), place.read(IMPORT_NOTE_KEY)]).toEqual([null, null]);
  });

  it('of an earlier release has what it has, and of the rest what is well formed', () => {
    const nothing = {
      unplaced: [],
      saidAgain: [],
      personal: [],
      picturePages: [],
      confidence: {},
      doubts: {},
      placedByModel: [],
    };
    expect(takeImportNote(noted({ fileName: 'a', unplaced: [], personal: [] }))).toEqual({
      ...nothing,
      fileName: 'a',
      owner: null,
    });
    const places = { pages: [], places: [], runs: [], unseen: [] };
    const more = { places, unreadDocuments: 2, isHardlyResume: true };
    expect(takeImportNote(noted({ ...nothing, ...more, fileName: 'a', owner: 'dana' }))).toEqual({
      ...nothing,
      ...more,
      fileName: 'a',
      owner: 'dana',
    });
    const broken = { places: 'x', unreadDocuments: 'two', isHardlyResume: 'yes', saidAgain: [5], picturePages: ['1'] };
    expect(takeImportNote(noted({ ...nothing, ...broken, fileName: 'a' }))).toEqual({
      ...nothing,
      fileName: 'a',
      owner: null,
    });
  });
});
