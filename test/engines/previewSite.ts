import { createServer } from 'node:http';
import { bundlePreview, previewAssets } from '../tools/preview-page.ts';
import { listen } from '../../infra/local/listen.ts';

/** Width of the pane in CSS px: two pages side by side. */
const PANE_PX = 1_700;

const PAGE = `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8"><title>preview</title>
<body style="margin: 0"><div id="host" style="width: ${PANE_PX}px; height: 1200px"></div>
<script src="/preview.js"></script><script src="/start.js" type="module"></script>`;

const START = `const { base, styles, fonts } = await (await fetch('/assets.json')).json();
// What the preview does once nobody types, it does here at once; the driver has longer times of its own.
const wait = window.setTimeout;
window.setTimeout = (work, milliseconds) => wait(work, milliseconds < 5_000 ? 5 : milliseconds);
window.preview = PreviewBundle.createPreview(document.querySelector('#host'), {
  baseCss: base,
  fontUrl: (file) => fonts[file.file] ?? '',
  loadStyle: (id) => Promise.resolve(styles[id] ?? ''),
  askPageBreaks: async () => window.pdfBreaks,
});
window.preview.setZoom(1);`;

/** Serves the preview alone, with the templates and fonts of the PDF, to any browser. */
export async function servePreview(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', PAGE],
    '/preview.js': ['text/javascript', await bundlePreview()],
    '/start.js': ['text/javascript', START],
    '/assets.json': ['application/json', JSON.stringify(previewAssets())],
  };
  const { url, close } = await listen(
    createServer((request, response) => {
      const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
      response.writeHead(body === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    }),
  );
  return { url: `${url}/`, close };
}
