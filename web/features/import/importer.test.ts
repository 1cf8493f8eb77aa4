import { beforeEach, describe, expect, it } from 'vitest';
import { WORD_MEDIA_TYPE } from '../../../shared/upload/uploadFormats.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import type { LoginAnswer } from '../auth/loginPrompt.ts';
import type { ImportResult } from './importResult.ts';
import { createImporter } from './importer.ts';
import type { Importer, ImportState, ImportStep } from './importState.ts';
import type { RestoredFile } from './pendingFile.ts';
import type { ReadPdfOptions } from './readPdf.ts';
import { INITIAL_IMPORT_STATE } from './importStore.ts';

const FOUND: ImportResult = {
  resumeData: {
    ...createBlankResume(),
    summary: 'x',
    personalInfo: { ...createBlankResume().personalInfo, email: 'd@x.il' },
  },
  unplaced: [],
  saidAgain: [],
  confidence: {},
  picturePages: [],
  personal: [],
  doubts: {},
  placedByModel: [],
};
const PDF = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

let state: StoreApi<ImportState>;
let steps: (ImportStep | null)[];
let uid: string | null;
let answer: LoginAnswer;
/** Who signs in when asked. */
let comesBack: string | null;
/** Session storage of the tab. */
let kept: RestoredFile | null;
let keptWhileAsking: RestoredFile | null;
let delivered: string[];
let read: (
  signal: AbortSignal,
  sent: (share: number) => void,
  more: Pick<ReadPdfOptions, 'job' | 'onJobStarted'>,
) => Promise<ImportResult>;
let asked: string[];
let importer: Importer;

beforeEach(() => {
  state = createStore<ImportState>(() => INITIAL_IMPORT_STATE);
  steps = [];
  state.subscribe(({ step }) => {
    if (steps.at(-1) !== step) steps.push(step);
  });
  [uid, answer, kept, keptWhileAsking, delivered, asked] = ['dana', 'signedIn', null, null, [], []];
  read = async (_, sent) => {
    sent(0.5);
    sent(1);
    return FOUND;
  };
  comesBack = 'dana';
  importer = createImporter({
    state,
    pendingFiles: {
      save: async (file, _, under) => void (kept = { file, under }),
      takeOut: async () => {
        const taken = kept;
        kept = null;
        return taken;
      },
      clear: async () => void (kept = null),
    },
    getUserId: () => uid,
    askToSignIn: async (from) => {
      asked.push(from);
      keptWhileAsking = kept;
      if (answer === 'signedIn') importer.setOwner((uid = comesBack));
      return answer;
    },
    read: (_, reading) => read(reading.signal, reading.onProgress, reading),
    handOver: async (_, name) => void delivered.push(name),
  });
});

/** The session tells who uses the page now. */
function become(next: string | null, awaited: string | null = null): void {
  uid = next;
  importer.setOwner(next, awaited);
}

const shown = () => state.getState().file;

/** Resolves once all pending work is done. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const text = (language: 'he' | 'en' = 'en') => {
  const { error: problem } = state.getState();
  return problem && 'texts' in problem ? problem.texts[language] : problem?.id;
};

/** A file that somebody saves again, or deletes: the browser refuses to read it from then on. */
function changing() {
  let isChanged = false;
  const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    const part = slice(...range);
    if (isChanged) part.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    return part;
  };
  return { file, change: () => void (isChanged = true) };
}

describe('an import', () => {
  it('[UP-04] [HOME-05] goes through its steps as they are reached, and ends in the builder', async () => {
    await importer.chooseFile(PDF);
    const sections: number[] = [];
    state.subscribe((now) => sections.push(now.sectionCount));
    await importer.start('/');
    expect(steps).toEqual([null, 'upload', 'scan', 'sections', null]);
    expect(Math.max(...sections)).toBe(2);
    expect(delivered).toEqual(['cv.pdf']);
    expect(state.getState()).toEqual(INITIAL_IMPORT_STATE);
  });

  it('asks before a file that hardly looks like a résumé replaces anything, and goes on only when told', async () => {
    read = async () => ({ ...FOUND, isHardlyResume: true });
    await importer.chooseFile(PDF);
    await importer.start('/');
    expect(delivered).toEqual([]);
    expect(state.getState()).toMatchObject({ step: null, isDoubted: true, file: PDF, error: null });
    await importer.goOn();
    expect(delivered).toEqual(['cv.pdf']);
    expect(state.getState()).toEqual(INITIAL_IMPORT_STATE);
    // Another file, or somebody else, has nothing to go on with.
    await importer.chooseFile(PDF);
    await importer.start('/');
    await importer.chooseFile(new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' }));
    await importer.goOn();
    expect(delivered).toEqual(['cv.pdf']);
    expect(state.getState().isDoubted).toBe(false);
  });

  it('[UP-02] says "Please select a file first" without one', async () => {
    await importer.start('/');
    expect(text()).toBe('Please select a file first');
    expect(delivered).toEqual([]);
  });

  it.each([
    ['an animation', new File(['x'], 'cv.gif', { type: 'image/gif' })],
    ['an animation that is called a PDF', new File(['x'], 'cv.pdf', { type: 'image/gif' })],
    ['a file of an unknown type that is no PDF', new File(['PK'], 'cv.pdf', { type: '' })],
  ])('[UP-01] refuses %s, and keeps no file', async (_, file) => {
    await importer.chooseFile(PDF);
    await importer.chooseFile(file);
    expect(text()).toMatch(/^Only PDF files are allowed, or else Word/);
    expect(state.getState().file).toBeNull();
  });

  it('[UP-01] says that a file is empty, and asks for another', async () => {
    await importer.chooseFile(new File([], 'cv.pdf', { type: 'application/pdf' }));
    expect([text(), text('he'), state.getState().file]).toEqual([
      'This file is empty. Please choose the one that holds the résumé.',
      'הקובץ ריק. צריך לבחור את הקובץ שיש בו קורות חיים.',
      null,
    ]);
  });

  it('says that a file was changed since it was chosen, before it is sent and where sending it fails', async () => {
    const saved = changing();
    await importer.chooseFile(saved.file);
    saved.change();
    await importer.start('/');
    expect([text(), state.getState().error?.again, state.getState().step]).toEqual(['import.changed', false, null]);
    expect(kept).toBeNull();
    const during = changing();
    await importer.chooseFile(during.file);
    expect(text()).toBeUndefined();
    read = async () => {
      during.change();
      throw new ApiError('network');
    };
    await importer.start('/');
    expect([text(), state.getState().step]).toEqual(['import.changed', null]);
    // Gone already: a place in the cloud that is not there offline.
    const gone = changing();
    gone.change();
    await importer.chooseFile(gone.file);
    expect([text(), state.getState().file]).toEqual(['import.changed', null]);
    expect(delivered).toEqual([]);
  });

  it('says of pictures that cannot be opened what to do, and forgets a choice that another came after', async () => {
    const picture = new File(['x'], 'cv.heic', { type: '' });
    const earlier = importer.chooseFile(picture, PDF);
    await importer.chooseFile(PDF);
    await earlier;
    expect(state.getState()).toMatchObject({ file: PDF, pictures: [], error: null });
    await importer.chooseFile(picture, PDF);
    expect(text()).toBe('import.pictures.alone');
    await importer.chooseFile(picture);
    expect(state.getState()).toMatchObject({ file: null, pictures: [] });
    expect(text()).toBe('import.pictures.unreadable');
  });

  it('imports what is still being read when import is pressed, and says why where the file does not fit', async () => {
    void importer.chooseFile(PDF);
    await importer.start('/');
    expect(delivered).toEqual(['cv.pdf']);
    void importer.chooseFile(new File(['x'], 'cv.pdf', { type: 'image/gif' }));
    await importer.start('/');
    expect(text()).toMatch(/^Only PDF files are allowed/);
  });

  it('keeps the pages that were chosen where one more cannot be added', async () => {
    const page = new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' });
    const more = new File(['x'], 'IMG_2.heic', { type: '' });
    const before = { file: new File(['%PDF-'], 'IMG_1.pdf', { type: 'application/pdf' }), pictures: [page] };
    state.setState(before);
    await importer.chooseFile(page, more);
    expect(state.getState()).toMatchObject({ ...before, error: { id: 'import.pictures.unreadable' } });
    // Another choice is one of its own.
    await importer.chooseFile(more);
    expect(state.getState()).toMatchObject({ file: null, pictures: [] });
  });

  it('takes a Word file, also where the system does not know it as one', async () => {
    for (const type of [WORD_MEDIA_TYPE, '']) {
      const file = new File(['PK\u0003\u0004'], 'cv.docx', { type });
      await importer.chooseFile(file);
      expect(state.getState()).toMatchObject({ file, error: null });
    }
  });

  it('takes a file of the old Word, and one of today that is called as one of then', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    for (const [bytes, type] of [
      [old, 'application/msword'],
      [old, ''],
      ['PK\u0003\u0004', 'application/msword'],
    ] as const) {
      const file = new File([bytes], 'cv.doc', { type });
      await importer.chooseFile(file);
      expect(state.getState()).toMatchObject({ file, error: null });
    }
  });

  it('takes a PDF that the system does not know as one', async () => {
    const file = new File(['%PDF-1.4'], 'cv', { type: '' });
    await importer.chooseFile(file);
    expect(state.getState()).toMatchObject({ file, error: null });
  });

  it('[UP-07] refuses more than 10 MB before anything is sent', async () => {
    await importer.chooseFile(new File([new Uint8Array(10_000_000)], 'cv.pdf', { type: 'application/pdf' }));
    expect(state.getState().error).toBeNull();
    await importer.chooseFile(new File([new Uint8Array(12_340_000)], 'cv.pdf', { type: 'application/pdf' }));
    expect(state.getState()).toMatchObject({
      file: null,
      error: { id: 'import.tooLarge', values: { size: '12.3', most: '10' } },
    });
  });

  it.each(['network', 'internal', 'unavailable', 'timeout', 'upload_failed', 'not_found'] as const)(
    '[ERR-02] says "Error uploading resume. Please try again." at %s, keeps the file, and works at another try',
    async (code) => {
      const works = read;
      read = () => Promise.reject(new ApiError(code));
      await importer.chooseFile(PDF);
      await importer.start('/');
      expect(text()).toBe('Error uploading resume. Please try again.');
      expect(state.getState()).toMatchObject({ file: PDF, step: null, error: { again: true } });
      read = works;
      await importer.start('/');
      expect(delivered).toEqual(['cv.pdf']);
    },
  );

  it.each([
    ['password_protected', 'This file is protected by a password. Please save it without one and try again.'],
    ['damaged_pdf', /^This file is damaged and could not be opened\./],
    ['too_many_pages', /^This file has too many pages for a résumé\./],
    ['unreadable_text', /encoded in a way/],
    ['unreadable_pdf', /^No text could be read from this file\./],
    ['nothing_found', /looks like a résumé/],
    ['scan_unavailable', /^This file can only be read as a picture/],
    ['import_busy', /^Many files are being read right now/],
    ['daily_limit_reached', /^You have reached the limit for today/],
    ['invalid_server_response', 'Invalid response format from server'],
    ['payload_too_large', /^This file is too large or too complex to read\./],
  ] as const)('[UP-03] has a text of its own for %s, in both languages', async (code, said) => {
    read = () => Promise.reject(new ApiError(code));
    await importer.chooseFile(PDF);
    await importer.start('/');
    expect(text()).toMatch(said);
    expect(text('he')).toMatch(/\p{Script=Hebrew}/u);
    expect(state.getState().file).toBe(PDF);
  });

  it.each([
    ['before it is sent', async () => {}, 0],
    ['while it is read', () => settled(), 1],
  ])('can be given up %s: the file stays chosen, and what comes late changes nothing', async (_, wait, sent) => {
    const late = Promise.withResolvers<ImportResult>();
    let reads = 0;
    read = () => {
      reads += 1;
      return late.promise;
    };
    await importer.chooseFile(PDF);
    const running = importer.start('/');
    await wait();
    importer.cancel();
    late.resolve(FOUND);
    await running;
    expect(state.getState()).toMatchObject({ file: PDF, step: null, error: null });
    expect([reads, delivered]).toEqual([sent, []]);
  });

  it('that is given up leaves nothing to be asked about', async () => {
    read = async () => ({ ...FOUND, isHardlyResume: true });
    await importer.chooseFile(PDF);
    await importer.start('/');
    importer.cancel();
    await importer.goOn();
    expect([state.getState().isDoubted, state.getState().uploadedShare, delivered]).toEqual([false, 0, []]);
  });

  it('begins once, however often it is asked for', async () => {
    await importer.chooseFile(PDF);
    await Promise.all([importer.start('/'), importer.start('/')]);
    expect(delivered).toEqual(['cv.pdf']);
  });
});

describe('a page that is loaded again in the middle', () => {
  it('goes on with the job that reads the file, and keeps nothing once it is done', async () => {
    const never = Promise.withResolvers<ImportResult>();
    read = (_, sent, { onJobStarted: started }) => {
      sent(1);
      started?.('job-1');
      return never.promise;
    };
    await importer.chooseFile(PDF);
    void importer.start('/');
    await settled();
    expect(kept).toEqual({ file: PDF, under: { job: 'job-1' } });
    expect(state.getState().isScan).toBe(true);

    const jobs: unknown[] = [];
    read = async (_, __, { job }) => {
      jobs.push(job, state.getState().step);
      return FOUND;
    };
    state.setState(INITIAL_IMPORT_STATE);
    await importer.resume(false, '/');
    await settled();
    expect([jobs, delivered, kept]).toEqual([['job-1', 'scan'], ['cv.pdf'], null]);
  });

  it('only chooses the file where nobody is signed in any more', async () => {
    [kept, uid] = [{ file: PDF, under: { job: 'job-1' } }, null];
    await importer.resume(false, '/');
    expect([state.getState().file, state.getState().step, asked]).toEqual([PDF, null, []]);
  });

  it('finds nothing of an import that was given up, failed over its file, or made room for another', async () => {
    for (const end of [
      async () => importer.cancel(),
      async () => importer.clear(),
      () => importer.chooseFile(new File(['%PDF-1.7'], 'other.pdf', { type: 'application/pdf' })),
    ]) {
      read = () => new Promise<ImportResult>(() => {});
      await importer.chooseFile(PDF);
      void importer.start('/');
      await settled();
      expect(kept?.file).toBe(PDF);
      await end();
      await settled();
      expect(kept).toBeNull();
    }
    read = () => Promise.reject(new ApiError('nothing_found'));
    await importer.chooseFile(PDF);
    await importer.start('/');
    await settled();
    expect(kept).toBeNull();
  });

  it('takes nothing away that another tab keeps there', async () => {
    const others = { file: new File(['%PDF-1.7'], 'theirs.pdf', { type: 'application/pdf' }) };
    kept = others;
    await importer.chooseFile(PDF);
    await settled();
    expect(kept).toBe(others);
    read = () => new Promise<ImportResult>(() => {});
    void importer.start('/');
    await settled();
    importer.cancel();
    await settled();
    kept = others;
    importer.clear();
    await settled();
    expect(kept).toBe(others);
  });

  it('still has what a lost connection, which it looks like, has ended', async () => {
    read = () => Promise.reject(new ApiError('network'));
    await importer.chooseFile(PDF);
    await importer.start('/');
    await settled();
    expect(kept?.file).toBe(PDF);
  });
});

const tried = async (signedIn: string | null) => {
  [asked, uid] = [[], null];
  importer.setOwner(null);
  await importer.chooseFile(PDF);
  read = async () => {
    uid = signedIn;
    throw new ApiError('unauthenticated');
  };
  await importer.start('/');
  return [asked.length, state.getState().step];
};

describe('signed out', () => {
  beforeEach(async () => {
    uid = null;
    importer.setOwner(null);
    await importer.chooseFile(PDF);
  });

  it('[UP-06] [ROLE-06] asks to sign in, keeps the file meanwhile outside of the page, goes on by itself', async () => {
    await importer.start('/?continue=import');
    expect(asked).toEqual(['/?continue=import']);
    expect(keptWhileAsking).toEqual({ file: PDF, under: undefined });
    expect(kept).toBeNull();
    expect(delivered).toEqual(['cv.pdf']);
  });

  it.each(['skipped', 'closed'] as const)('sends nothing when that is %s, and the file stays chosen', async (how) => {
    answer = how;
    await importer.start('/');
    expect(delivered).toEqual([]);
    expect(state.getState()).toMatchObject({ file: PDF, step: null, error: null });
    expect(kept).toBeNull();
  });

  it('asks once more when a session turns out to have ended', async () => {
    uid = 'dana';
    importer.setOwner('dana');
    const works = read;
    read = async () => {
      uid = null;
      importer.setOwner(null, 'dana');
      read = works;
      throw new ApiError('unauthenticated');
    };
    await importer.start('/');
    expect(asked).toHaveLength(1);
    expect(delivered).toEqual(['cv.pdf']);
  });

  it('asks no third time, and of nobody who is signed in', async () => {
    expect([await tried(null), await tried('dana')]).toEqual([
      [2, null],
      [1, null],
    ]);
    expect(text()).not.toBeUndefined();
  });

  it('[UP-06] goes on with the file that waited while the page was away', async () => {
    importer.clear();
    [kept, uid] = [{ file: PDF }, 'dana'];
    await Promise.all([importer.resume(true, '/'), importer.resume(false, '/')]);
    expect(delivered).toEqual(['cv.pdf']);
  });

  it('only chooses it again where the sign-in was not finished', async () => {
    importer.clear();
    kept = { file: PDF };
    await importer.resume(false, '/');
    expect(state.getState()).toMatchObject({ file: PDF, step: null });
    expect(delivered).toEqual([]);
  });

  it('asks for the file where it could not be kept', async () => {
    importer.clear();
    uid = 'dana';
    await importer.resume(true, '/');
    expect(text()).toBe('import.chooseAgain');
  });
});

describe('the next person at the same page', () => {
  it('finds no file of somebody who has signed out, in this tab or another', async () => {
    await importer.chooseFile(PDF);
    become(null);
    expect(state.getState()).toEqual(INITIAL_IMPORT_STATE);
    become('dana');
    expect(shown()).toBeNull();
  });

  it('finds none of somebody whose session has ended by itself, who finds it again', async () => {
    await importer.chooseFile(PDF);
    become(null, 'dana');
    expect(shown()).toBeNull();
    become('dana');
    expect(shown()).toBe(PDF);
    become(null, 'dana');
    become('noam');
    expect(shown()).toBeNull();
    become('dana');
    expect(shown()).toBeNull();
  });

  it('keeps what they chose themselves before they signed in', async () => {
    await importer.chooseFile(PDF);
    become(null, 'dana');
    const own = new File(['%PDF-1.7'], 'own.pdf', { type: 'application/pdf' });
    await importer.chooseFile(own);
    become('noam');
    expect(shown()).toBe(own);
  });

  it('sees the import of whoever they are go on where the session ends while it runs', async () => {
    await importer.chooseFile(PDF);
    let during: ImportState | undefined;
    read = async () => {
      become(null, 'dana');
      during = state.getState();
      uid = 'dana';
      return FOUND;
    };
    await importer.start('/');
    expect(during).toMatchObject({ file: PDF, step: 'upload' });
    expect(delivered).toEqual(['cv.pdf']);
  });

  it.each([
    ['noam', 'signedIn', []],
    ['dana', 'signedIn', ['cv.pdf']],
    [null, 'closed', []],
  ] as const)('who signs in as %s where a session ended in the middle of an import', async (next, answers, arrived) => {
    await importer.chooseFile(PDF);
    const works = read;
    read = async () => {
      become(null, 'dana');
      read = works;
      throw new ApiError('unauthenticated');
    };
    comesBack = next;
    answer = answers;
    await importer.start('/');
    expect([delivered, shown()]).toEqual([arrived, null]);
  });
});
