import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withContactLabels } from './contactLabels.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

/** The labels of a line of contacts that a sequence took all words of for an address. */
function ofContacts(text: string): string {
  const parts = toParts([line(text)]);
  const taken = parts.map(({ kind }) => ({ label: (kind === 'text' ? 'address' : 'contact') as Label, margin: 200 }));
  return withContactLabels(parts, taken)
    .map(({ label }) => label)
    .join(' ');
}

it.each([
  ['Write dana@example.com | Call 07700 900271 | Leeds', 'label contact label contact address'],
  ['Reach me at dana@example.com or 07700 900271', 'label contact label contact'],
  ['Drop a line: dana@example.com, ring 07700 900271', 'label contact label contact'],
  ['Write ¦ dana@example.com ¦ Call ¦ 07700 900271', 'label contact label contact'],
  ['התקשרו 052-555-0148 | כתבו לי dana@example.com | חיפה', 'label contact label contact address'],
])('words right before a contact lead to it: %s', (text, labels) => expect(ofContacts(text)).toBe(labels));

it.each([
  ['Leeds dana@example.com 07700 900271', 'address contact contact'],
  ['12 Wharf Lane, Zennor 07700 900271', 'address address contact'],
  ['Leeds ¦ dana@example.com ¦ 07700 900271', 'address contact contact'],
  ['Carpenter dana@example.com', 'address contact'],
  ['נגר dana@example.com', 'address contact'],
  ['Zennor, 07700 900271', 'address contact'],
])('a place, a profession and what a sign sets apart do not: %s', (text, labels) =>
  expect(ofContacts(text)).toBe(labels),
);

it('leaves a name before a contact, and a text before what is none', () => {
  const parts = toParts([line('Dana Levi dana@example.com'), line('Write 2019')]);
  const labels: Label[] = ['name', 'contact', 'headline', 'x.period'];
  const found = labels.map((label) => ({ label, margin: 200 }));
  expect(withContactLabels(parts, found)).toEqual(found);
});
