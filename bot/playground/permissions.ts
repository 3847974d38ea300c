import type { ChatAdministratorRights } from 'grammy/types';

const MEDIA = [
  'can_send_audios',
  'can_send_documents',
  'can_send_photos',
  'can_send_videos',
  'can_send_video_notes',
  'can_send_voice_notes',
] as const;

export const PERMISSIONS = [
  'can_send_messages',
  ...MEDIA,
  'can_send_polls',
  'can_send_other_messages',
  'can_add_web_page_previews',
  'can_react_to_messages',
  'can_change_info',
  'can_invite_users',
  'can_edit_tag',
  'can_pin_messages',
  'can_manage_topics',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
export type Permissions = Readonly<Record<Permission, boolean>>;

const permissionsBy = (allowed: (permission: Permission) => boolean): Permissions =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, allowed(permission)])) as Permissions;

/** What members of a new group may do. */
export const usualPermissions = permissionsBy(
  (permission) => !['can_change_info', 'can_pin_messages', 'can_manage_topics'].includes(permission),
);

/** What was left out is forbidden, save for the three permissions that follow another. */
export function completePermissions(given: Readonly<Record<string, unknown>>, isIndependent: boolean): Permissions {
  const allowed = new Set<string>(Object.keys(given).filter((name) => given[name] === true));
  const follow = (follower: Permission, leader: Permission) => {
    if (given[follower] === undefined && allowed.has(leader)) allowed.add(follower);
  };
  follow('can_manage_topics', 'can_pin_messages');
  follow('can_edit_tag', 'can_pin_messages');
  follow('can_react_to_messages', 'can_send_messages');
  if (!isIndependent) {
    if (allowed.has('can_send_other_messages') || allowed.has('can_add_web_page_previews')) {
      for (const permission of ['can_send_messages', ...MEDIA]) allowed.add(permission);
    }
    if (allowed.has('can_send_polls')) allowed.add('can_send_messages');
  }
  return permissionsBy((permission) => allowed.has(permission));
}

export const isEverything = (permissions: Permissions): boolean =>
  PERMISSIONS.every((permission) => permissions[permission]);

export type Rights = ChatAdministratorRights;

/** Any right makes an administrator, and every administrator may at least look. */
export const completeRights = (given: Partial<Rights>): Rights => ({
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_pin_messages: false,
  can_manage_topics: false,
  can_manage_tags: false,
  can_send_welcome_messages: false,
  ...given,
});
