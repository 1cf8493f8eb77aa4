import type { Named } from './enginePage.ts';

/** Functions that run in the page: none of them may refer to anything outside itself. */

/** Marks the visible button or field of that name, in the dialog on top where one is open, and answers its selector. */
export function findTarget({ role, name, within }: Named): string | undefined {
  const tags = { button: 'button, a[href], summary, [role=button]', field: 'input, textarea, select' };
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter(
    (dialog) => dialog.getClientRects().length > 0,
  );
  const root = within === undefined ? (dialogs.at(-1) ?? document) : document.querySelector(within);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return by
        .split(' ')
        .map((id) => textOf(document.querySelector(`#${CSS.escape(id)}`)))
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    return role === 'button' ? textOf(element) : textOf((element as HTMLInputElement).labels?.[0]);
  };
  const found = [...(root?.querySelectorAll(tags[role]) ?? [])].find(
    (element) => element.getClientRects().length > 0 && nameOf(element) === name,
  );
  if (!found) return undefined;
  document.querySelectorAll('[data-target]').forEach((element) => element.removeAttribute('data-target'));
  found.setAttribute('data-target', role);
  return `[data-target="${role}"]`;
}

/** Whether a press would meet the element: enabled, in view, where it was a frame ago, and on top. */
export async function isSteady(selector: string): Promise<boolean> {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element || element.matches(':disabled')) return false;
  const before = element.getBoundingClientRect();
  const isInView = before.top >= 0 && before.bottom <= innerHeight && before.left >= 0 && before.right <= innerWidth;
  if (!isInView) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  if (isInView && (Math.abs(before.top - top) > 0.5 || Math.abs(before.left - left) > 0.5)) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * A file input that a script makes and presses without putting it into the page would open the system's own dialog,
 * which no driver can use: it is put into the page instead, where a file can be chosen in it.
 */
export function catchFileInputs(): void {
  const press = Reflect.get(HTMLInputElement.prototype, 'click');
  HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
    if (this.type !== 'file' || this.isConnected) return press.call(this);
    this.id = 'caught-file-input';
    return document.body.append(this);
  };
}
