import { comic } from './comic/index.ts';
import { kids } from './kids/index.ts';
import { noir } from './noir/index.ts';
import { plain } from './plain/index.ts';
import { strict } from './strict/index.ts';

export const ru = { comic, kids, noir, plain, strict } as const;
