import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '../../shared/product.ts';
import type { Area, MessageId } from './areas.ts';
import { LANGUAGE_KEY, applyToDocument, firstLanguage, parseLanguage, storeLanguage } from './language.ts';

/** Texts as the build compiles them; plain ICU text where nothing was compiled (unit tests). */
type Texts = Record<MessageId, MessageFormatElement[]>;

export interface LanguageState {
  readonly language: Language;
  /** Messages of every area loaded so far, in this language. */
  readonly messages: Texts;
}

const files = import.meta.glob<Texts>('./messages/*/*.json', { import: 'default' });
const loaded = new Map<string, Promise<Texts>>();
const areas = new Set<Area>();
const listeners = new Set<() => void>();
let target = firstLanguage();
let state: LanguageState = { language: target, messages: {} as Texts };

function textsOf(language: Language, area: Area): Promise<Texts> {
  const path = `./messages/${language}/${area}.json`;
  let texts = loaded.get(path);
  if (texts === undefined) {
    const load = files[path];
    texts = load ? load() : Promise.reject(new Error(`no messages at ${path}`));
    // A failed download must not stay in the way of the next attempt.
    texts.catch(() => loaded.delete(path));
    loaded.set(path, texts);
  }
  return texts;
}

/** Brings the screens to `target`; begins again when language or areas changed while loading. */
async function show(): Promise<void> {
  const language = target;
  const wanted = [...areas];
  const texts = await Promise.all(wanted.map((area) => textsOf(language, area)));
  if (language !== target || wanted.length !== areas.size) return show();
  state = { language, messages: Object.assign({}, ...texts)};
  applyToDocument(language);
  listeners.forEach((listener) => listener());
}

/** Loads these areas in the current language and in every language chosen later. */
export async function loadAreas(wanted: readonly Area[]): Promise<void> {
  const missing = wanted.filter((area) => !areas.has(area));
  if (missing.length === 0) return;
  await Promise.all(missing.map((area) => textsOf(target, area)));
  missing.forEach((area) => areas.add(area));
  await show();
}

/** Changes the language of the screens at once and for the next visits. Rejects, changing nothing, when its texts cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  target = language;
  try {
    await show();
  } catch (error) {
    target = state.language;
    throw error;
  }
  storeLanguage(target);
}

export function languageState(): LanguageState {
  return state;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function follow(event: StorageEvent): void {
  if (event.key !== LANGUAGE_KEY) return;
  target = parseLanguage(event.newValue);
  show().catch(() => { target = state.language; });
}

/** Follows a choice made in another tab. Returns how to stop. */
export function followOtherTabs(): () => void {
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
