import { useStore } from 'zustand';
import { useBuilder } from './hooks.ts';

/** What moved, was copied or undone, for screen readers. */
export function Spoken() {
  const { text, count } = useStore(useBuilder().spoken);
  return <output className="visually-hidden">{text !== '' && <p key={count}>{text}</p>}</output>;
}
