import { useEffect, useId, useRef, useState } from 'react';
import { useEscape } from '../lib/dom/useEscape.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icons.ts';
import './menu.css';

export interface MenuEntry {
  /** The action in one word. */
  readonly action: string;
  readonly icon: IconName;
  readonly label: string;
  /** Accessible name, which begins with the label: several menus of a page have the same entries. */
  readonly name: string;
  readonly tone?: 'danger';
  readonly run: () => void;
}

export interface MenuButtonProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly disabled?: boolean;
}

/**
 * Rare actions behind one button: a panel of plain buttons, closed by Escape, by a press outside and when the focus
 * leaves it.
 */
export function MenuButton({ label, entries, disabled = false }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const toButton = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  useEscape(open, toButton);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
  return (
    <div ref={box} className="menu">
      <IconButton
        size="small"
        icon="more"
        edge="end"
        label={label}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} className="menu-panel">
          {entries.map((entry) => (
            <button
              key={entry.action}
              type="button"
              className="menu-entry"
              data-action={entry.action}
              data-tone={entry.tone}
              aria-label={entry.name}
              onClick={() => {
                // Focus returns to the menu's button when a dialog closes.
                toButton();
                entry.run();
              }}
            >
              <Icon name={entry.icon} size={18} />
              {entry.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
