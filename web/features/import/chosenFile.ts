import { createStore } from 'zustand/vanilla';

/** The file of the last import, for the review to show its pages. */
interface ChosenFileState {
  readonly file: File | null;
}

/**
 * In this page's memory alone: it is stored nowhere for this and sent nowhere, and gone when the page is loaded again.
 */
export const chosenFileStore = createStore<ChosenFileState>(() => ({ file: null }));

export const keepChosenFile = (file: File | null): void => chosenFileStore.setState({ file });
