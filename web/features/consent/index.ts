/** The question whether visits may be counted. */
export { ConsentHost } from './ConsentHost.tsx';
