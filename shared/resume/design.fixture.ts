import * as fc from 'fast-check';
import { DESIGN_KNOB_NAMES, DESIGN_KNOBS, type DesignKnob, type ResumeDesign } from './design.ts';

/** Values that an attacker may send to break out of a declaration, a rule, an attribute or a style sheet. */
export const HOSTILE_VALUES: readonly unknown[] = [
  'red;}*{display:none',
  '#fff;background:url(//evil.example)',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  '</style><script>alert(1)</script>',
  '" onload="alert(1)',
  "');@import '//evil.example';('",
  'var(--design-ink)',
  'calc(1px*1e9)',
  '10pt/**/',
  '\\3c script\\3e ',
  '#12345\u0000',
  '#ffffff\n}',
  '1e3',
  'Infinity',
  '__proto__',
  Infinity,
  -1e308,
  true,
  [],
  ['heebo'],
  { toString: 'heebo' },
  { valueOf: 1 },
];

function anyValue(knob: DesignKnob): fc.Arbitrary<unknown> {
  if (knob.kind === 'choice') return fc.constantFrom(...knob.options);
  if (knob.kind === 'range') {
    const steps = Math.round((knob.max - knob.min) / knob.step);
    return fc.nat(steps).map((step) => knob.min + step * knob.step);
  }
  return fc.nat(0xff_ff_ff).map((color) => `#${color.toString(16).padStart(6, '0')}`);
}

/** Any design that the panel can make, from one knob to all. */
export const anyDesign: fc.Arbitrary<ResumeDesign> = fc
  .record(Object.fromEntries(DESIGN_KNOB_NAMES.map((name) => [name, anyValue(DESIGN_KNOBS[name])])), {
    requiredKeys: [],
  })
  .filter((design) => Object.keys(design).length > 0)
  .map((design) => ({ ...design }));
