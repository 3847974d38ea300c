import { type Api, GrammyError } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { type Clock, sleep } from '../clock.ts';
import type { Log } from '../log.ts';
import { WrongSetting } from '../settings.ts';

const PAUSE = 5000;

/** Waits for Telegram to be there; a token that it does not know is no matter of waiting. */
export async function whoAmI(api: Api, clock: Clock, log: Log): Promise<UserFromGetMe> {
  while (true) {
    try {
      return await api.getMe();
    } catch (error) {
      const isRefused = error instanceof GrammyError && (error.error_code === 401 || error.error_code === 404);
      if (isRefused)
        throw new WrongSetting('BOT_TOKEN must be the token of an existing bot: Telegram does not know this one');
      log.warn('Telegram cannot be reached; trying again');
      await sleep(clock, PAUSE);
    }
  }
}
