import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';
import type { OpenPages } from '../../../import/page/openPages.ts';
import type { FieldTarget } from '../store/fieldTarget.ts';
import type { ReviewedPages, ReviewedRun } from '../store/reviewedPages.ts';
import { Mark } from './Mark.tsx';
import { beginsGroup, isRunOf, isTurned } from './runs.ts';
import { useRoving } from './useRoving.ts';

type Page = ReviewedPages['pages'][number];

/** How much wider a page must have become to be drawn again. */
const REDRAW_RATIO = 1.15;
/** Points of a page that the library does not know: A4. */
const [USUAL_WIDTH, USUAL_HEIGHT] = [595, 842];

/** One page of the file with its marks; it is drawn when it comes near, and stays white where it cannot be. */
export function FilePage({
  page,
  opened,
  runs,
  fromRight,
  shown,
  onChoose,
}: {
  page: Page;
  /** Null as long as the file is being opened. */
  opened: OpenPages | null;
  runs: readonly ReviewedRun[];
  /** The file is written from the right. */
  fromRight: boolean;
  shown: FieldTarget | null;
  onChoose: (target: FieldTarget | null) => void;
}) {
  const t = useTranslations();
  const [width, height] = page.width > 0 ? [page.width, page.height] : [USUAL_WIDTH, USUAL_HEIGHT];
  const { canvas, failed } = useDrawing(page.number, opened);
  const placed = runs.filter((run) => run.width > 0);
  const roving = useRoving(placed.findIndex((run) => isRunOf(run, shown)));
  return (
    <figure className="file-page" style={{ aspectRatio: `${width} / ${height}` }}>
      {/* Letters are drawn one by one, each from its left: in a page from the right they would lie on each other. */}
      <canvas ref={canvas} dir="ltr" aria-hidden="true" />
      <figcaption className="visually-hidden">{t('review.file.page', { number: page.number })}</figcaption>
      {failed && <p className="file-page-failed">{t('review.file.pageFailed')}</p>}
      <ul
        className="file-marks"
        data-rtl={fromRight || undefined}
        aria-label={t('review.file.marks', { number: page.number })}
        {...roving.list}
      >
        {placed.map((run, index) => (
          <li
            key={`${index} ${run.text}`}
            data-turned={isTurned(run) || undefined}
            // Its name reaches to the nearer edge of the page, and not over it.
            data-far={run.x + run.width / 2 > width / 2 || undefined}
            style={{
              left: `${(100 * run.x) / width}%`,
              top: `${(100 * run.y) / height}%`,
              width: `${(100 * run.width) / width}%`,
              height: `${(100 * run.height) / height}%`,
            }}
          >
            <Mark
              run={run}
              isSelected={isRunOf(run, shown)}
              hasSign={beginsGroup(run, placed[index - 1])}
              tabIndex={roving.tabIndex(index)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function useDrawing(number: number, opened: OpenPages | null) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !opened) return undefined;
    let drawn = 0;
    let isDrawing = false;
    let isNear = false;
    let isOver = false;
    const draw = async () => {
      const width = element.clientWidth;
      if (!isNear || isDrawing || isOver || width < drawn * REDRAW_RATIO || width === 0) return;
      isDrawing = true;
      drawn = width;
      await opened.draw(number, element, width).catch(() => {
        if (!isOver) setFailed(true);
      });
      isDrawing = false;
    };
    const near = new IntersectionObserver(
      (entries) => {
        isNear = entries.some(({ isIntersecting }) => isIntersecting);
        void draw();
      },
      { rootMargin: '50%' },
    );
    const sized = new ResizeObserver(() => void draw());
    near.observe(element);
    sized.observe(element);
    return () => {
      isOver = true;
      near.disconnect();
      sized.disconnect();
    };
  }, [number, opened]);
  return { canvas, failed };
}
