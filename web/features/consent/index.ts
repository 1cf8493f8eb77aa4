/** The question whether visits may be counted (analytics consent). */
export { ConsentHost } from './ConsentHost.tsx';
