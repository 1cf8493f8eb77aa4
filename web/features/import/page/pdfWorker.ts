/** Reads PDFs beside the page's own thread: the library's own worker, as a part of the site. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
