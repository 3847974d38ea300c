/** A real rulebook whose every mode has confrontations: a test that looks at screens puts it in the place of the printed one. */
import type * as printed from '../../shared/editions/city/index.ts';
import type { Mode } from '../../shared/engine/rulebook.ts';
import { withConfrontation } from './confrontation.ts';

export const confronting = ({ city }: typeof printed): typeof printed => {
  const withIt = (mode: Mode): Mode => ({ ...mode, rules: (...given) => withConfrontation(mode.rules(...given)) });
  const modes = Object.fromEntries(Object.entries(city.modes).map(([id, mode]) => [id, withIt(mode)]));
  return { city: { ...city, modes } };
};
