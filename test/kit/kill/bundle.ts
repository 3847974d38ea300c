/** The program that is killed. */
import { bundle, removeBundle } from '../process/bundle.ts';

export const buildChild = (): Promise<string> => bundle('kill', 'test/kit/kill/child.ts');

export const removeChild = (): void => removeBundle('kill');
