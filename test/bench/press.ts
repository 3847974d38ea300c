/** A picture in the press's warm thread, one after the other: how long it takes, how large it is. By processor time, which other programs hardly disturb. */
import { PrintingPress } from '../../bot/press/press.ts';
import { samples } from '../press/samples.ts';
import type { Result } from './measure.ts';

const ROUNDS = 3;
const LIMIT_MS = 150;

export async function PRESS(): Promise<Result> {
  const press = new PrintingPress();
  const pictures = samples().map(({ picture }) => picture);
  for (const picture of pictures) await press.print(picture);
  const times: number[] = [];
  const waits: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const picture of pictures) {
      const [start, spent] = [performance.now(), process.cpuUsage()];
      const png = await press.print(picture);
      const { user, system } = process.cpuUsage(spent);
      times.push((user + system) / 1000);
      waits.push(performance.now() - start);
      sizes.push(png.length / 1000);
    }
  }
  await press.close();
  const slow = Math.round(quantile(times, 0.95));
  return {
    ratio: slow / LIMIT_MS,
    ours: slow,
    peer: LIMIT_MS,
    unit: 'ms',
    detail: {
      pictures: pictures.length * ROUNDS,
      'ms, half of them': Math.round(quantile(times, 0.5)),
      'ms, 95 in 100': slow,
      'ms by the wall, half of them': Math.round(quantile(waits, 0.5)),
      'ms by the wall, 95 in 100': Math.round(quantile(waits, 0.95)),
      'kB, half of them': Math.round(quantile(sizes, 0.5)),
      'kB, 95 in 100': Math.round(quantile(sizes, 0.95)),
    },
  };
}

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)]!;
