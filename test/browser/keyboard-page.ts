import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page's data about the focused element. */
interface FocusStop {
  readonly name: string;
  readonly there: boolean;
  readonly again: boolean;
  readonly faults: readonly string[];
}

/** Runs in the page: where the focus is, and what is wrong with it there. */
function inspectFocus(selector: string): FocusStop {
  // With reduced motion everything still takes a hundredth of a millisecond.
  for (const animation of document.getAnimations()) animation.finish();
  interface Seen {
    readonly element: Element;
    readonly ring: string;
    readonly name: string;
  }
  const memory = globalThis as { focusSeen?: Seen; focusFirst?: Element };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const isUnseen = (one: Element) => one.matches('.visually-hidden') || !one.checkVisibility({ opacityProperty: true });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  const ringOf = (one: Element) =>
    [one, one.closest('label'), one.closest('label')?.querySelector('span'), one.querySelector('.template-sheet')]
      .map((each) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each ?? document.body);
        const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px';
        return `${isOutlined ? outlineStyle + outlineWidth + outlineColor : ''} ${boxShadow}`;
      })
      .join('/');
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const words = element.getAttribute('aria-label') ?? (element.closest('label') ?? element).textContent ?? '';
  const name =
    `${element.tagName.toLowerCase()}${element.classList[0] ? `.${element.classList[0]}` : ''} "` +
    `${words.trim().slice(0, 40)}"`;
  const faults: string[] = [];
  const { focusSeen: before } = memory;
  if (before && before.element !== element && before.element.isConnected && before.ring === ringOf(before.element))
    faults.push(`${before.name} looks the same without the focus`);
  const nowhere = element === document.body;
  const again = !nowhere && memory.focusFirst === element;
  if (nowhere) delete memory.focusSeen;
  else {
    memory.focusSeen = { element, ring: ringOf(element), name };
    memory.focusFirst ??= element;
    const shown = (isUnseen(element) && element.closest('label')) || element;
    const box = shown.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const root = shown.getRootNode() as Document | ShadowRoot;
    const seen = (x: number, y: number) => {
      const hit = root.elementFromPoint(x, y);
      // A toast goes by itself, and has a button that closes it.
      return hit !== null && (shown.contains(hit) || hit.contains(shown) || hit.closest('.toasts') !== null);
    };
    const points = [0.5, 0.15, 0.85].flatMap((part) =>
      [0.5, 0.15, 0.85].map((other) => [left + (right - left) * part, top + (bottom - top) * other] as const),
    );
    if (
      !shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      right - left < 2 ||
      bottom - top < 2 ||
      element.closest('[aria-hidden=true], [inert]')
    )
      faults.push(`${name} is hidden`);
    else if (!points.some(([x, y]) => seen(x, y))) faults.push(`${name} is behind something`);
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (modal && !modal.contains(element) && !element.closest('.toasts'))
      faults.push(`${name} is outside of the dialog`);
  }
  return { name, there: !nowhere && element.matches(selector), again, faults };
}

/** Runs in the page: puts the focus on the first stop of Tab that matches. */
function focusStop(selector: string): void {
  // Of radio buttons Tab stops at the chosen one.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const isOther = (field: Element) =>
    field instanceof HTMLInputElement &&
    field.type === 'radio' &&
    !field.checked &&
    document.querySelector(`input[type=radio][name="${field.name}"]:checked`) !== null;
  const stop = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility() && !isOther(each),
  );
  stop?.focus();
}

/** More stops than any screen has. */
const MAX_STOPS = 160;

/** A person without a mouse: moves by Tab, and checks every stop on the way. */
export interface KeyboardUser {
  /** Faults at any stop so far: no ring, hidden, covered, outside of an open dialog. */
  readonly faults: string[];
  /** Goes on by Tab (or back) until the focus is on what matches. */
  to(selector: string, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Goes there and presses. */
  press(selector: string, key?: string, way?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** Presses there without the stops on the way, which other tests look at. */
  pressAt(selector: string, key?: string): Promise<void>;
  /** Once through all stops, until the first comes again. Answers their names. */
  round(): Promise<string[]>;
}

export function keyboardOf(page: Page): KeyboardUser {
  const faults: string[] = [];
  const step = async (key: string, selector: string) => {
    await page.keyboard.press(key);
    const stop = await page.evaluate(inspectFocus, selector);
    faults.push(...stop.faults);
    return stop;
  };
  const forget = () =>
    page.evaluate(() => {
      delete (globalThis as { focusFirst?: Element }).focusFirst;
    });
  const to: KeyboardUser['to'] = async (selector, key = 'Tab') => {
    const names: string[] = [];
    for (let count = 0; count < MAX_STOPS; count += 1) {
      const stop = await step(key, selector);
      if (stop.there) return;
      names.push(stop.name);
    }
    throw new Error(`No way by ${key} to ${selector}: ${names.slice(0, 60).join(', ')}`);
  };
  return {
    faults,
    to,
    async press(selector, key = 'Enter', way) {
      await to(selector, way);
      await page.keyboard.press(key);
    },
    async pressAt(selector, key = 'Enter') {
      await page.evaluate(focusStop, selector);
      const stop = await page.evaluate(inspectFocus, selector);
      faults.push(...stop.faults, ...(stop.there ? [] : [`${selector} is no stop`]));
      await page.keyboard.press(key);
    },
    async round() {
      await forget();
      const names: string[] = [];
      for (let count = 0; count < MAX_STOPS; count += 1) {
        const stop = await step('Tab', 'body');
        if (stop.again && names.length > 0) return names;
        names.push(stop.name);
      }
      throw new Error(`The focus is kept in ${[...new Set(names.slice(-20))].join(', ')}`);
    },
  };
}

/** Returns whether the focus matches a selector. */
export const focusIs = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Waits until the focus is there. */
export async function focusedElement(page: Page, selector: string): Promise<void> {
  await expect.poll(() => focusIs(page, selector), { message: `the focus is on ${selector}` }).toBe(true);
}
