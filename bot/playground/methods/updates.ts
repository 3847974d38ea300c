import { badRequest, conflict } from '../refusal.ts';
import type { Params } from '../wire/params.ts';
import type { World } from '../world.ts';
import type { Methods } from './method.ts';

/** All that an update can be about. */
const KINDS = [
  ...['message', 'edited_message', 'channel_post', 'edited_channel_post', 'business_connection', 'business_message'],
  ...['edited_business_message', 'deleted_business_messages', 'guest_message', 'stopped_message_generation'],
  ...['message_reaction', 'message_reaction_count', 'inline_query', 'chosen_inline_result', 'callback_query'],
  ...['shipping_query', 'pre_checkout_query', 'purchased_paid_media', 'poll', 'poll_answer', 'my_chat_member'],
  ...['chat_member', 'chat_join_request', 'chat_boost', 'removed_chat_boost', 'managed_bot', 'subscription'],
];

/** Remembered until it is given anew. What it names wrongly Telegram skips. */
function rememberAllowed({ queue }: World, params: Params): void {
  const given = params.json('allowed_updates', 'allowed_updates');
  if (given === undefined) return;
  if (!Array.isArray(given)) {
    params.fault('parameter "allowed_updates" is not an array');
    return;
  }
  const unknown = given.filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0) params.fault(`allowed_updates: unknown kinds: ${unknown.join(', ')}`);
  queue.allowed = given.filter((kind) => KINDS.includes(kind));
}

/** HTTPS on the ports that Telegram calls; anything on this machine, since that is where an emulator is used. */
function checkAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed) throw badRequest('invalid webhook URL specified');
  if (['127.0.0.1', 'localhost', '[::1]'].includes(parsed.hostname)) return;
  if (parsed.protocol !== 'https:') throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  if (!['', '443', '80', '88', '8443'].includes(parsed.port)) {
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443');
  }
}

function setWebhook(world: World, params: Params): true {
  const [url, secret] = [params.text('url'), params.text('secret_token')];
  if (url !== '') {
    checkAddress(url);
    if (secret.length > 256) throw badRequest('secret token is too long');
    if (!/^[A-Za-z0-9_-]*$/.test(secret)) throw badRequest('secret token contains unallowed characters');
  }
  if (params.flag('drop_pending_updates')) world.queue.clear();
  rememberAllowed(world, params);
  const maxConnections = Math.min(100, Math.max(1, params.integer('max_connections') ?? 40));
  if (url !== '') world.polls.end(conflict('terminated by setWebhook request'));
  world.webhook.set(url === '' ? null : { url, secret, maxConnections });
  return true;
}

export const updateMethods: Methods = {
  getUpdates: {
    parameters: ['offset', 'limit', 'timeout', 'allowed_updates'],
    run: (world, params, whenCut) => {
      if (world.webhook.isSet) {
        throw conflict(
          "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      }
      rememberAllowed(world, params);
      const request = {
        offset: params.integer('offset') ?? 0,
        limit: Math.min(100, Math.max(1, params.integer('limit') ?? 100)),
        timeout: Math.min(50, params.integer('timeout') ?? 0),
      };
      return world.polls.poll(request, whenCut);
    },
  },
  setWebhook: {
    parameters: ['url', 'max_connections', 'allowed_updates', 'drop_pending_updates', 'secret_token'],
    run: setWebhook,
  },
  deleteWebhook: {
    parameters: ['drop_pending_updates'],
    run: (world, params) => {
      if (params.flag('drop_pending_updates')) world.queue.clear();
      world.webhook.set(null);
      return true;
    },
  },
  getWebhookInfo: { parameters: [], run: ({ webhook }) => webhook.info },
};
