/** A thread that cuts one font after the other (templates.ts) and answers when each is written. */
import { parentPort } from 'node:worker_threads';
import { cutFont, type FontCut } from './templates.ts';

parentPort?.on('message', (font: FontCut) => void cutFont(font).then(() => parentPort?.postMessage('done')));
