import type { Page } from 'playwright-core';

/** Runs in the page. */
function findNameFaults(within: string | null): string[] {
  const place = (within === null ? null : document.querySelector(within)) ?? document.body;
  const faults: string[] = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const textsOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '');
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const shown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]');
  const REFERENCES = ['controls', 'labelledby', 'describedby', 'owns', 'activedescendant', 'details', 'errormessage'];
  for (const name of REFERENCES)
    for (const one of place.querySelectorAll(`[aria-${name}]`))
      for (const id of (one.getAttribute(`aria-${name}`) ?? '').split(/\s+/).filter(Boolean))
        if (!document.getElementById(id))
          faults.push(`aria-${name} of ${one.id || one.className} leads nowhere: ${id}`);

  for (const one of place.querySelectorAll('[aria-invalid=true]'))
    if (!textsOf(one.getAttribute('aria-describedby')).some(Boolean))
      faults.push(`${one.id} is invalid, and nothing says why`);
  for (const error of place.querySelectorAll<HTMLElement>('.field > .field-error:not([hidden])')) {
    const control = document.querySelector(`[aria-describedby~="${CSS.escape(error.id)}"]`);
    if (control?.getAttribute('aria-invalid') !== 'true') faults.push(`no field is invalid: ${error.textContent}`);
  }

  const wordsOf = (one: Element): string => {
    const label = one.getAttribute('aria-label') ?? textsOf(one.getAttribute('aria-labelledby')).join(' ');
    if (label !== '') return label;
    const copy = one.cloneNode(true) as Element;
    for (const quiet of copy.querySelectorAll('[aria-hidden=true]')) quiet.remove();
    return `${copy.textContent?.trim()}${[...copy.querySelectorAll('img')].map(({ alt }) => alt).join(' ')}`;
  };
  /** Two ways to the same may have the same name. */
  const isSame = (one: Element, other: Element, what: string, before: string) => {
    if (one.matches('a') && what === before) return true;
    // In the bar of the site, and on one's own page.
    if (['Log out', 'התנתקות'].includes(wordsOf(one))) return true;
    const are = (first: string, second: string) =>
      (one.matches(first) && other.matches(second)) || (one.matches(second) && other.matches(first));
    // The cross of a dialog and its button that closes; the toolbar's button that saves and that of the last step.
    return (
      (one.closest('dialog') === other.closest('dialog') &&
        ['Close', 'סגירה'].includes(wordsOf(one)) &&
        are('.dialog-head > button', '.dialog-actions > button')) ||
      (['Save', 'שמירה'].includes(wordsOf(one)) && are('.toolbar-actions > button', '.section-steps > .button-primary'))
    );
  };
  const known = new Map<string, { readonly one: Element; readonly what: string }>();
  for (const one of place.querySelectorAll('button, a[href], summary, [role=button], [role=tab]')) {
    if (!shown(one)) continue;
    const name = wordsOf(one);
    // A tab is read as one, and names what it shows.
    const role = one.getAttribute('role') === 'tab' ? ['tab'] : [];
    const key = [name, ...role, ...textsOf(one.getAttribute('aria-describedby'))].join(' | ');
    const what =
      one.getAttribute('href') ?? one.className.replaceAll(/button-(?:small|medium|large|primary|plain)/g, '');
    const before = known.get(key);
    if (name === '') faults.push(`without a name: ${one.outerHTML.slice(0, 80)}`);
    else if (before && !isSame(one, before.one, what, before.what)) faults.push(`two are called "${key}"`);
    known.set(key, { one, what });
  }
  return [...new Set(faults)];
}

/**
 * What axe does not see: references that lead nowhere, invalid fields of which nothing says what is wrong, and buttons
 * of the same name, of which none says on what it acts. A name may go on in a description.
 */
export const nameFaultsOn = (page: Page, within?: string): Promise<string[]> =>
  page.evaluate(findNameFaults, within ?? null);
