import type { FlowBlock } from '../page/blocks.ts';
import type { XmlElement } from '../file/untrustedXml.ts';

/** The texts of a drawing: paragraphs at its position, and texts from which no field can be read. */
export interface DrawnTexts {
  readonly blocks: readonly FlowBlock[];
  readonly notes: readonly string[];
}

/** Points; the real size of a drawing's letters depends on the drawing's size. */
const SIZE = 10;
/** Points above a node of a graphic that has a shape of its own. */
const BETWEEN_SHAPES = 10;
/** How deep nodes may be nested. */
const MAX_LEVELS = 40;

const paragraph = (text: string, mark = '', before = 0): FlowBlock => ({
  paragraph: { texts: [{ text, bold: false, size: SIZE }], mark, before },
});

/** Returns all elements of a name below an element in order, without those nested in each other. */
function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : elementsOf(child, name)));
}

const textsOf = (element: XmlElement, name: string) => elementsOf(element, name).map(({ text }) => text);

/** Returns the DrawingML paragraphs in an element. */
const linesOf = (element: XmlElement): string[] =>
  elementsOf(element, '*p')
    .map((line) => textsOf(line, '*t').join('').trim())
    .filter((line) => line !== '');

/** Returns the texts of a SmartArt graphic (`dgm:dataModel`), each node above its children, which are list items. */
export function readDiagram(model: XmlElement): DrawnTexts {
  const points = new Map(elementsOf(model, '*pt').map((point) => [point.attributes['modelId'] ?? '', point]));
  const below = new Map<string, { readonly id: string; readonly order: number }[]>();
  const hanging = new Set<string>();
  for (const { attributes } of elementsOf(model, '*cxn')) {
    const { srcId = '', destId = '', srcOrd, type = 'parOf' } = attributes;
    if (type !== 'parOf' || !points.has(srcId) || !points.has(destId)) continue;
    below.set(srcId, [...(below.get(srcId) ?? []), { id: destId, order: Number(srcOrd ?? 0) || 0 }]);
    hanging.add(destId);
  }
  const read = new Set<string>();
  const visit = (id: string, level: number): FlowBlock[] => {
    const point = points.get(id);
    if (!point || read.has(id) || level > MAX_LEVELS) return [];
    read.add(id);
    const isDocument = point.attributes['type'] === 'doc';
    const blocks = isDocument
      ? []
      : linesOf(point).map((line, index) => paragraph(line, level > 0 ? '•' : '', index > 0 ? 0 : BETWEEN_SHAPES));
    const children = (below.get(id) ?? []).toSorted((a, b) => a.order - b.order);
    return [...blocks, ...children.flatMap((child) => visit(child.id, isDocument ? level : level + 1))];
  };
  const roots = [...points.keys()].filter((id) => !hanging.has(id));
  // Nodes in a cycle hang on no root; they come last.
  return { blocks: [...roots, ...points.keys()].flatMap((id) => visit(id, 0)), notes: [] };
}

/** Returns the texts of a chart (`c:chartSpace`): title and categories; names and values of its series become notes. */
export function readChart(chart: XmlElement): DrawnTexts {
  const series = elementsOf(chart, '*ser');
  const valuesOf = (of: XmlElement, name: string) =>
    elementsOf(of, name)
      .flatMap((data) => textsOf(data, '*v').map((text) => text.trim()))
      .filter((text) => text !== '');
  const titles = elementsOf(chart, '*title').flatMap(linesOf);
  const categories = new Set(series.flatMap((element) => valuesOf(element, '*cat')));
  return {
    blocks: [...titles, ...categories].map((text) => paragraph(text)),
    notes: series.flatMap((element) => {
      const [name, values] = [valuesOf(element, '*tx').join(' '), valuesOf(element, '*val').join(', ')];
      return name === '' && values === '' ? [] : [[name, values].filter((text) => text !== '').join(': ')];
    }),
  };
}
