import { drawAgain, HANDLERS, type Handlers, type Recording } from '../recorded/recording.fixture.ts';
import { textsOf } from './screen.fixture.tsx';

/**
 * A screen that is pressed: each call draws it again, with what its components and stores remember by now. Controls
 * have the names that a person knows them by. Effects do not run.
 */
export interface DrawnControls {
  readonly html: () => string;
  /** Its texts in the order in which they are read. */
  readonly shown: () => string[];
  /** Names of all buttons and links with something to do, in order. */
  readonly names: () => readonly string[];
  /** Names of those that cannot be pressed now. */
  readonly closed: () => readonly string[];
  /** Presses the button or link of that name, or the `place`th of several. Throws where it is missing or disabled. */
  readonly press: (name: string, place?: number) => unknown;
  /** Fills in or chooses in the field of that name: its value, or whether it is ticked. Throws where it is disabled. */
  readonly set: (name: string, value: string | number | boolean) => unknown;
}

interface Control {
  readonly name: string;
  readonly isDisabled: boolean;
  readonly handlers: Handlers;
}

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const isClosed = (tag: string) => / disabled=""| aria-disabled="true"/.test(tag);

/** What can be pressed, and what can be filled in. */
function controlsIn(html: string, handlers: readonly Handlers[]) {
  const ofTag = (tag: string, name: string): Control[] => {
    const number = attributeOf(tag, HANDLERS);
    const own = number === undefined ? undefined : handlers[Number(number)];
    const texts = textsOf(attributeOf(tag, 'aria-label') ?? name).join(' ');
    return own ? [{ name: texts, isDisabled: isClosed(tag), handlers: own }] : [];
  };
  const labels = new Map(
    [...html.matchAll(/<label[^>]* for="([^"]*)"[^>]*>(.*?)<\/label>/gs)].map(([, id = '', text = '']) => [id, text]),
  );
  const around = (place: number) => {
    const start = html.lastIndexOf('<label', place);
    if (start <= html.lastIndexOf('</label>', place)) return '';
    return html.slice(start, html.indexOf('</label>', place)).replaceAll(/<select.*?<\/select>/gs, '');
  };
  return {
    buttons: [...html.matchAll(/<(button|a)( [^>]*)>(.*?)<\/\1>/gs)].flatMap(([, , tag = '', inner = '']) =>
      ofTag(tag, inner),
    ),
    fields: [...html.matchAll(/<(?:input|select|textarea)( [^>]*)>/g)].flatMap(({ 1: tag = '', index }) =>
      ofTag(tag, labels.get(attributeOf(tag, 'id') ?? '') ?? around(index)),
    ),
  };
}

function controlOf(controls: readonly Control[], name: string, place: number): Handlers {
  const control = controls.filter((each) => each.name === name)[place];
  if (!control) throw new Error(`No “${name}” among: ${controls.map((each) => each.name).join(' | ')}`);
  if (control.isDisabled) throw new Error(`“${name}” is disabled`);
  return control.handlers;
}

const call = (handler: unknown, target: object) =>
  (handler as ((event: object) => unknown) | undefined)?.({
    target,
    currentTarget: target,
    preventDefault() {},
    stopPropagation() {},
  });

/** A screen by what draws it. */
export function controlsOf(draw: () => string): DrawnControls {
  const screen: Recording = { handlers: [], states: new Map() };
  const html = () => drawAgain(screen, draw);
  const controls = () => controlsIn(html(), screen.handlers);
  return {
    html,
    shown: () => textsOf(html()),
    names: () => controls().buttons.map(({ name }) => name),
    closed: () => controls().buttons.flatMap(({ name, isDisabled }) => (isDisabled ? [name] : [])),
    press: (name, place = 0) => call(controlOf(controls().buttons, name, place)['onClick'], {}),
    set: (name, value) =>
      call(
        controlOf(controls().fields, name, 0)['onChange'],
        typeof value === 'boolean' ? { checked: value } : { value: String(value), valueAsNumber: Number(value) },
      ),
  };
}
