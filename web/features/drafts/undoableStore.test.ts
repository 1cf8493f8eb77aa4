import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { setPersonalInfo, setSummary, updateEntry } from '../../../shared/resume/editResume.ts';
import { createUndoableStore, type ResumeEditing } from './undoableStore.ts';

function opened(limit?: number) {
  let time = 0;
  const store = createUndoableStore(
    { resume: createBlankResume(), location: null },
    { now: () => time, ...(limit === undefined ? {} : { limit }) },
  );
  return {
    store,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

function type(store: ResumeEditing, text: string, wait: (ms: number) => void, msPerKey = 100) {
  for (let length = 1; length <= text.length; length += 1) {
    store.edit((resume) => setSummary(resume, text.slice(0, length)), { tab: 'summary' }, 'summary');
    wait(msPerKey);
  }
}

describe('undo and redo', () => {
  it('takes back what was typed in one go as one step', () => {
    const { store, wait } = opened();
    type(store, 'Hello', wait);
    store.undo();
    expect(store.state.resume.summary).toBe('');
    store.redo();
    expect(store.state.resume.summary).toBe('Hello');
  });

  it('begins a new step after a pause', () => {
    const { store, wait } = opened();
    type(store, 'one', wait);
    wait(1000);
    type(store, 'two', wait);
    store.undo();
    expect(store.state.resume.summary).toBe('one');
  });

  it('begins a new step in another field, and again when coming back', () => {
    const { store } = opened();
    const name = (fullName: string) =>
      store.edit((resume) => setPersonalInfo(resume, { fullName }), { tab: 'personal' }, 'fullName');
    const summary = (text: string) => store.edit((resume) => setSummary(resume, text), { tab: 'summary' }, 'summary');
    name('a');
    summary('b');
    name('ac');
    store.undo();
    expect(store.state.resume).toMatchObject({ summary: 'b', personalInfo: { fullName: 'a' } });
    store.undo();
    expect(store.state.resume.summary).toBe('');
  });

  it('bounds a step that is typed without any pause', () => {
    const { store, wait } = opened();
    type(store, 'x'.repeat(200), wait, 60);
    store.undo();
    expect(store.state.resume.summary.length).toBeGreaterThan(100);
  });

  it('never joins edits without a group, and ends a step where it is told to', () => {
    const { store } = opened();
    const add = (title: string, group?: string) =>
      store.edit(
        (resume) => updateEntry(resume, 'experience', 'exp-1', { title }),
        { tab: 'experience', entry: 'exp-1' },
        group,
      );
    add('1');
    add('12');
    store.undo();
    expect(store.state.resume.experience[0]?.title).toBe('1');
    add('a', 'title');
    store.endUndoStep();
    add('ab', 'title');
    store.undo();
    expect(store.state.resume.experience[0]?.title).toBe('a');
  });

  it('says where the step was made, when undoing and when redoing', () => {
    const { store } = opened();
    store.edit((resume) => setSummary(resume, 'x'), { tab: 'summary' });
    store.edit((resume) => updateEntry(resume, 'experience', 'exp-1', { title: 'y' }), {
      tab: 'experience',
      entry: 'exp-1',
    });
    expect(store.undo()).toEqual({ tab: 'experience', entry: 'exp-1' });
    expect(store.undo()).toEqual({ tab: 'summary' });
    expect(store.undo()).toBeNull();
    expect(store.redo()).toEqual({ tab: 'summary' });
    expect(store.redo()).toEqual({ tab: 'experience', entry: 'exp-1' });
    expect(store.redo()).toBeNull();
  });

  it('forgets what was undone when something else is typed, also in the same field', () => {
    const { store, wait } = opened();
    type(store, 'one', wait);
    store.undo();
    type(store, 'two', wait);
    expect(store.redo()).toBeNull();
    store.undo();
    expect(store.state.resume.summary).toBe('');
  });

  it('keeps a bounded number of steps', () => {
    const { store } = opened(5);
    for (let step = 1; step <= 20; step += 1)
      store.edit((resume) => setSummary(resume, String(step)), { tab: 'summary' });
    for (let step = 0; step < 20; step += 1) store.undo();
    expect(store.state.resume.summary).toBe('15');
  });

  it('does not count an edit that changes nothing', () => {
    const { store } = opened();
    store.edit((resume) => setSummary(resume, ''), { tab: 'summary' });
    expect(store.undoHistory.getState().pastStates).toHaveLength(0);
  });

  it('begins again with another résumé', () => {
    const { store } = opened();
    store.edit((resume) => setSummary(resume, 'x'), { tab: 'summary' });
    store.replace({ resume: { ...createBlankResume(), summary: 'other' } });
    expect(store.undo()).toBeNull();
    store.edit((resume) => setSummary(resume, 'other!'), { tab: 'summary' });
    store.undo();
    expect(store.state.resume.summary).toBe('other');
  });
});

describe('listeners', () => {
  it('are notified before an edit returns, and not at all when nothing changed', () => {
    const { store } = opened();
    const seen: string[] = [];
    store.subscribe(({ resume }) => seen.push(resume.summary));
    store.edit((resume) => setSummary(resume, 'x'), { tab: 'summary' });
    store.edit((resume) => resume, { tab: 'summary' });
    expect(seen).toEqual(['x']);
  });
});
