import { ownProperty } from '../../../shared/platform/ownProperty.ts';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createStore } from 'zustand/vanilla';
import type { Language } from '../../../shared/platform/language.ts';
import type { MessageArea, MessageId } from './messageAreas.ts';
import { onStorageKey } from '../storage/safeStorage.ts';
import { LANGUAGE_KEY, applyToDocument, readInitialLanguage, parseLanguage, storeLanguage } from './language.ts';

/** Messages as compiled by the build; plain ICU text where nothing was compiled (unit tests). */
type CompiledMessages = Record<MessageId, MessageFormatElement[]>;

export interface LanguageState {
  readonly language: Language;
  /** Messages of every area loaded so far, in this language. */
  readonly messages: CompiledMessages;
}

const messageFiles = import.meta.glob<CompiledMessages>('./messages/*/*.json', { import: 'default' });
const loadingFiles = new Map<string, Promise<CompiledMessages>>();
const loadedAreas = new Set<MessageArea>();
let targetLanguage = readInitialLanguage();
const store = createStore<LanguageState>(() => ({ language: targetLanguage, messages: {} as CompiledMessages }));

function loadMessageFile(language: Language, area: MessageArea): Promise<CompiledMessages> {
  const path = `./messages/${language}/${area}.json`;
  let texts = loadingFiles.get(path);
  if (texts === undefined) {
    const load = ownProperty(messageFiles, path);
    texts = load ? load() : Promise.reject(new Error(`no messages at ${path}`));
    // Cached failures are removed, so that the next attempt fetches again.
    texts.catch(() => loadingFiles.delete(path));
    loadingFiles.set(path, texts);
  }
  return texts;
}

/** Loads the texts of `target`; starts again when language or areas changed while loading. */
async function applyLanguage(): Promise<void> {
  const language = targetLanguage;
  const wanted = [...loadedAreas];
  const texts = await Promise.all(wanted.map((area) => loadMessageFile(language, area)));
  if (language !== targetLanguage || wanted.length !== loadedAreas.size) return applyLanguage();
  applyToDocument(language);
  store.setState({ language, messages: Object.assign({}, ...texts) });
}

/** Loads these areas in the current language and in every language chosen later. */
export async function loadMessages(wanted: readonly MessageArea[]): Promise<void> {
  const missing = wanted.filter((area) => !loadedAreas.has(area));
  if (missing.length === 0) return;
  await Promise.all(missing.map((area) => loadMessageFile(targetLanguage, area)));
  missing.forEach((area) => loadedAreas.add(area));
  await applyLanguage();
}

/**
 * Changes the language of the screens at once and for later visits. Rejects, changing nothing, when its texts cannot be
 * loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  targetLanguage = language;
  try {
    await applyLanguage();
  } catch (error) {
    targetLanguage = store.getState().language;
    throw error;
  }
  storeLanguage(targetLanguage);
}

export const getLanguageState = store.getState;

export const subscribeToLanguage = store.subscribe;

/** Follows a choice made in another tab. Returns a function that stops it. */
export function syncLanguageAcrossTabs(): () => void {
  return onStorageKey(LANGUAGE_KEY, ({ key, newValue }) => {
    // All of storage was cleared, which is not a choice.
    if (key === null) return;
    targetLanguage = parseLanguage(newValue);
    applyLanguage().catch(() => {
      targetLanguage = store.getState().language;
    });
  });
}
