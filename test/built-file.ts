import { partOf, readManifest } from '../scripts/build-manifest.ts';

/** The path of the built script that a module is in, such as `/assets/k3XbQ2aP.js`. @param source From the root. */
export const builtFile = (source: string): string => `/${partOf(readManifest(), source).file}`;
