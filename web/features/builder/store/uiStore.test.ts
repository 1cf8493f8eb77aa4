import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { CONTINUED_ACTIONS, continueUrl } from '../cloudSave/continueUrl.ts';
import { adjacentTab, isBuilderTab, parseTab, sectionForTab, tabForSection } from './tabs.ts';
import { createBuilderUi } from './uiStore.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', createMapStorage(kept));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pdf = (url: string) => ({ url, file: new File([], 'x.pdf'), document: createBlankResume() });

it('the builder begins with the form, a preview beside it, and nothing open or under way', () => {
  expect(createBuilderUi('skills').state.getState()).toMatchObject({
    tab: 'skills',
    view: 'form',
    previewShown: true,
    designShown: false,
    templatesShown: false,
    linkCode: { state: 'loading' },
    openEntries: {},
    dialog: null,
    offeredForNew: false,
    saveAsFor: 'save',
    exporting: false,
    embedData: true,
    lastPdf: null,
  });
});

it('whether a PDF carries its data is kept in the browser, once it is changed', () => {
  const { state } = createBuilderUi('personal');
  state.setState({ view: 'preview' });
  expect(kept.size).toBe(0);
  state.setState({ embedData: false });
  expect([...kept]).toEqual([['pdfCarriesData', 'no']]);
  expect(createBuilderUi('personal').state.getState().embedData).toBe(false);
});

it('the file of a PDF is let go once another took its place, and not before', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const { state } = createBuilderUi('personal');
  state.setState({ lastPdf: pdf('blob:1') });
  state.setState({ view: 'preview' });
  vi.advanceTimersByTime(600_000);
  expect(revoke).not.toHaveBeenCalled();
  state.setState({ lastPdf: pdf('blob:2') });
  vi.advanceTimersByTime(600_000);
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});

it('opening entries, dialogs and templates changes nothing else', () => {
  const ui = createBuilderUi('personal');
  ui.setEntryOpen('a', true);
  ui.setEntryOpen('b', false);
  ui.openDialog('score');
  expect(ui.state.getState()).toMatchObject({ openEntries: { a: true, b: false }, dialog: 'score', view: 'form' });
  ui.update({ previewShown: false });
  ui.openTemplates();
  expect(ui.state.getState()).toMatchObject({
    dialog: null,
    templatesShown: true,
    view: 'preview',
    previewShown: true,
  });
});

it('what goes on after a sign-in is named in the address', () => {
  expect(CONTINUED_ACTIONS.map(continueUrl)).toEqual([
    '/builder?continue=save',
    '/builder?continue=download',
    '/builder?continue=improve',
  ]);
});

it.each([
  ['#personal', 'personal', null],
  ['#ai', 'ai', null],
  ['#letter', 'letter', null],
  ['#experience', 'experience', 'experience'],
  ['#custom-section-1', 'custom-section-1', 'section-1'],
  ['#custom-%D7%90', 'custom-א', 'א'],
  ['#main', null, null],
  ['#custom-', null, null],
  ['#%', null, null],
] as const)('the address %s is the tab %s, of the section %s', (hash, tab, section) => {
  expect(parseTab(hash)).toBe(tab);
  if (tab === null) return;
  expect([isBuilderTab(tab), sectionForTab(tab)]).toEqual([true, section]);
  if (section !== null) expect(tabForSection(section)).toBe(tab);
});

it('the neighbour of a tab is the next one, itself at the ends, and the first of one that is gone', () => {
  const tabs = ['personal', 'summary', 'skills'] as const;
  expect([adjacentTab(tabs, 'personal', 1), adjacentTab(tabs, 'personal', -1)]).toEqual(['summary', 'personal']);
  expect([adjacentTab(tabs, 'skills', 1), adjacentTab(tabs, 'custom-x', 1)]).toEqual(['skills', 'personal']);
  expect(adjacentTab([], 'skills', 1)).toBe('skills');
});
