/** A thread that cuts and packs one font after the other (fonts.ts) and answers when each is written. */
import { parentPort } from 'node:worker_threads';
import { packFont, type FontCut } from './fonts.ts';

parentPort?.on('message', (font: FontCut) => void packFont(font).then(() => parentPort?.postMessage('done')));
