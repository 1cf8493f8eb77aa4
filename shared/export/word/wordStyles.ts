import {
  AlignmentType,
  BorderStyle,
  ShadingType,
  TabStopType,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
  type IStylesOptions,
} from 'docx';
import { LANGUAGE_FACTS, languageOfDirection, type Direction } from '../../platform/language.ts';
import type { TextPart } from '../blocks.ts';
import type { WordDesign } from './wordDesign.ts';
import { PART_STYLES } from './wordStyleNames.ts';

/** Half points, Word's unit of type. */
const halfPoints = (points: number) => Math.round(points * 2);
const twips = (points: number) => Math.round(points * 20);
/** Eighths of a point. */
const RULE_SIZE = 6;
/** Size of the professional title, in points, as in `base.css`. */
const HEADLINE_POINTS = 11.5;
/** Points. */
const BAND_PADDING = 6;

/** From one edge of the text to the other, in twips. */
export const textWidth = ({ pageWidth, marginInline }: WordDesign): number => pageWidth - 2 * marginInline;

/** Indent of a list's text, in twips. */
export const LIST_INDENT = 300;

const centered = (isCentered: boolean) => (isCentered ? { alignment: AlignmentType.CENTER } : {});

/** The styles of a document: everything that can be a style is one, so that changing it in Word changes all. */
export function wordStyles(design: WordDesign, direction: Direction): IStylesOptions {
  const paragraph = (
    before: number,
    after: number,
    more: IParagraphStylePropertiesOptions = {},
  ): { paragraph: IParagraphStylePropertiesOptions } => ({
    paragraph: {
      // Its type does not name what a paragraph's does; a style has it as well.
      ...({ bidirectional: direction === 'rtl' } as object),
      alignment: AlignmentType.START,
      spacing: { before: twips(before), after: twips(after), ...more.spacing },
      ...more,
    },
  });
  const look = (
    of: { readonly color: string; readonly size: number; readonly isBold: boolean; readonly background?: string },
    more: IRunStylePropertiesOptions = {},
  ): { run: IRunStylePropertiesOptions } => ({
    run: { color: of.color, size: halfPoints(of.size), bold: of.isBold, ...more },
  });
  // A band is as wide as its text: a border of its colour keeps the text off its edge.
  const band = (fill: string | undefined): IParagraphStylePropertiesOptions => {
    if (fill === undefined) return {};
    const edge = { style: BorderStyle.SINGLE, size: RULE_SIZE, space: BAND_PADDING, color: fill };
    return {
      shading: { type: ShadingType.CLEAR, color: 'auto', fill },
      border: { top: { ...edge, space: 1 }, bottom: { ...edge, space: 1 }, left: edge, right: edge },
    };
  };
  const body = { color: design.ink, size: design.bodySize, isBold: false };
  const onBand = { ...body, color: design.name.background === undefined ? design.quiet : design.name.color };
  const rule = {
    style: BorderStyle.SINGLE,
    size: RULE_SIZE,
    space: 1,
    color: design.heading.color === 'ffffff' ? design.accent : design.heading.color,
  };
  const based = { basedOn: 'Normal', quickFormat: true };
  const toDates = { tabStops: [{ type: TabStopType.END, position: textWidth(design) }] };
  return {
    default: {
      document: {
        run: {
          font: { theme: 'body' },
          size: halfPoints(design.bodySize),
          color: design.ink,
          language: {
            value: LANGUAGE_FACTS[languageOfDirection('ltr')].locale,
            bidirectional: LANGUAGE_FACTS[languageOfDirection('rtl')].locale,
          },
        },
        paragraph: { spacing: { line: Math.round(240 * Math.max(1, design.lineHeight - 0.22)), lineRule: 'auto' } },
      },
      title: {
        ...based,
        next: 'Contacts',
        ...paragraph(0, 4, { ...centered(design.name.isCentered), ...band(design.name.background) }),
        ...look(design.name, { font: { theme: 'headings' } }),
      },
      heading1: {
        ...based,
        next: 'Normal',
        ...paragraph(design.sectionSpace, 3, {
          keepNext: true,
          outlineLevel: 0,
          ...centered(design.heading.isCentered),
          ...band(design.heading.background),
          ...(design.heading.rule && {
            border: {
              ...(design.heading.rule !== 'below' && { top: rule }),
              ...(design.heading.rule !== 'above' && { bottom: rule }),
            },
          }),
        }),
        ...look(design.heading),
      },
      heading2: {
        ...based,
        next: 'EntryDetails',
        ...paragraph(design.entrySpace, 0, { keepNext: true, outlineLevel: 1, ...toDates }),
        ...look(design.entryTitle),
      },
      hyperlink: { run: {} },
    },
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true, ...paragraph(0, 2), ...look(body) },
      {
        id: 'Subtitle',
        name: 'Subtitle',
        ...based,
        next: 'Contacts',
        ...paragraph(0, 4, { ...centered(design.name.isCentered), ...band(design.name.background) }),
        ...look({ ...onBand, size: HEADLINE_POINTS }),
      },
      {
        id: 'Contacts',
        name: 'Contacts',
        ...based,
        ...paragraph(0, 6, { ...centered(design.name.isCentered), ...band(design.name.background) }),
        ...look(onBand),
      },
      {
        id: 'EntryDetails',
        name: 'Entry Details',
        ...based,
        ...paragraph(0, 1, { keepNext: true, ...toDates }),
        ...look({ ...body, color: design.quiet }),
      },
      { id: 'ListBullet', name: 'List Bullet', ...based, ...paragraph(0, 0), ...look(body) },
      { id: 'ListNumber', name: 'List Number', ...based, ...paragraph(0, 0), ...look(body) },
      { id: 'Words', name: 'Words', ...based, ...paragraph(1, 2), ...look(body) },
    ],
    characterStyles: Object.entries(PART_STYLES).map(([part, { id, name }]) => ({
      id,
      name,
      basedOn: 'DefaultParagraphFont',
      run: partLook(part as TextPart, design),
    })),
  };
}

/** How parts of a line differ from the rest of it. */
function partLook(part: TextPart, { dates, quiet, bodySize, hasOneLineHeads }: WordDesign): IRunStylePropertiesOptions {
  if (part === 'dates')
    return {
      color: dates.color,
      size: halfPoints(Math.min(dates.size, bodySize)),
      bold: dates.isBold,
      ...(dates.background && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: dates.background } }),
    };
  if (part === 'skillGroup') return { bold: true };
  // In the line of a title nothing else is bold.
  const isDetail = part === 'company' || part === 'place' || part === 'entryLink';
  return {
    ...((part === 'languageLevel' || part === 'entryLink') && { color: quiet }),
    ...(isDetail && { bold: part === 'company' && !hasOneLineHeads }),
  };
}
