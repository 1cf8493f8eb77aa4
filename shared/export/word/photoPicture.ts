import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import type { Direction } from '../../platform/language.ts';
import { photoFile } from '../../resume/photoFiles.ts';

/** Pixels along its edge, as a word processor counts them (96 an inch): 27 mm, as on most pages. */
const EDGE = Math.round((27 / 25.4) * 96);
/** Between it and the text around it, in English Metric Units: 4 mm. */
const GAP = 4 * 36_000;

/** The photograph beside the first lines, at their end; anchored to its paragraph. `alt` says what it is. */
export const photoPicture = (photo: string, alt: string, direction: Direction): ImageRun =>
  new ImageRun({
    type: 'jpg',
    data: photoFile(photo),
    transformation: { width: EDGE, height: EDGE },
    altText: { name: alt, title: alt, description: alt },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: direction === 'rtl' ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
      wrap: { type: TextWrappingType.SQUARE },
      margins: { left: GAP, right: GAP, bottom: GAP },
    },
  });
