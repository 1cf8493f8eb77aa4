import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { DraftStore } from '../../drafts/index.ts';
import type { LinkCode } from '../../share/linkCode.ts';
import type { BuilderUi } from '../store/uiStore.ts';
import { keepLinkCode, refreshLinkCode } from './keepLinkCode.ts';

const link = { now: { state: 'none' } as LinkCode, asked: [] as string[] };
const read = (id: string) => {
  link.asked.push(id);
  return Promise.resolve(link.now);
};

const WISH: ResumeData = { ...createBlankResume(), design: { code: 'link' } };
const seen = new EventTarget();

function open(resume: ResumeData, id?: string) {
  const drafts = createStore(() => ({ resume, cloud: id === undefined ? null : { id } }));
  const ui = createStore(() => ({
    linkCode: { state: 'loading' } as LinkCode,
    dialog: null as string | null,
    sheet: {},
  }));
  const builder = {
    drafts: {
      get state() {
        return drafts.getState();
      },
      subscribe: drafts.subscribe,
    } as unknown as DraftStore,
    ui: { state: ui, update: (changes: object) => ui.setState(changes) } as unknown as BuilderUi,
    read,
  };
  return { builder, drafts, ui, code: () => ui.getState().linkCode };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  Object.assign(link, { now: { state: 'none' }, asked: [] });
  vi.stubGlobal('document', Object.assign(seen, { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

it('is not asked for where nobody wants a code, and says that what is not saved has none', async () => {
  const plain = open(createBlankResume(), 'r1');
  await refreshLinkCode(plain.builder);
  expect(link.asked).toEqual([]);
  const unsaved = open(WISH);
  await refreshLinkCode(unsaved.builder);
  expect(unsaved.code().state).toBe('unsaved');
});

it('is true after the dialog, another résumé, and a look at another window, where it was taken back', async () => {
  const { builder, drafts, ui, code } = open(WISH, 'r1');
  keepLinkCode(builder);
  await settled();
  expect(code()).toEqual({ of: 'r1', state: 'none' });
  link.now = { state: 'on', code: '29M1 1h1v1h-1z' };
  ui.setState({ dialog: 'link' });
  ui.setState({ dialog: null });
  await settled();
  expect(code()).toEqual({ of: 'r1', ...link.now });
  link.now = { state: 'none' };
  seen.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(code()).toEqual({ of: 'r1', state: 'none' });
  drafts.setState({ cloud: { id: 'r2' } });
  await settled();
  expect(link.asked.at(-1)).toBe('r2');
});

it('stays what was known where it cannot be asked for, but not for another résumé', async () => {
  const { builder, drafts, code } = open(WISH, 'r1');
  link.now = { state: 'on', code: '29M1 1h1v1h-1z' };
  await refreshLinkCode(builder);
  link.now = { state: 'failed' };
  await refreshLinkCode(builder);
  expect(code().state).toBe('on');
  drafts.setState({ cloud: { id: 'r2' } });
  await refreshLinkCode(builder);
  expect(code()).toEqual({ of: 'r2', state: 'failed' });
});
