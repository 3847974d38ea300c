import { type Api, GrammyError } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { WrongSetting } from '../settings.ts';
import { insist } from './insist.ts';

/** Waits for Telegram to be there; a token that it does not know is no matter of waiting. */
export async function whoAmI(api: Api, clock: Clock, log: Log): Promise<UserFromGetMe> {
  const asked = async (): Promise<UserFromGetMe | null> => {
    try {
      return await api.getMe();
    } catch (error) {
      const isUnknown = error instanceof GrammyError && (error.error_code === 401 || error.error_code === 404);
      if (isUnknown) return null;
      throw error;
    }
  };
  const me = await insist(clock, log, asked);
  if (!me) throw new WrongSetting('BOT_TOKEN must be the token of an existing bot: Telegram does not know this one');
  return me;
}
