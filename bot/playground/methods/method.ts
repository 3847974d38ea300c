import type { Params } from '../wire/params.ts';
import type { World } from '../world.ts';

export interface Method {
  /** The parameters it has, as far as they are emulated. */
  readonly parameters: readonly string[];
  /** Gives the result, or throws a refusal. `whenCut` tells of a caller who has hung up. */
  readonly run: (world: World, params: Params, whenCut: (cut: () => void) => void) => unknown;
}

export type Methods = Readonly<Record<string, Method>>;
