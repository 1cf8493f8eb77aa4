import { useStore } from 'zustand';
import { useBuilder } from './builderContext.ts';

/** What moved, was copied or undone, for screen readers. */
export function LiveAnnouncer() {
  const { text, count } = useStore(useBuilder().announcements);
  return <output className="visually-hidden">{text !== '' && <p key={count}>{text}</p>}</output>;
}
