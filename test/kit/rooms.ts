/**
 * The rooms of the process and the rooms that each may look into, from the bottom up: the model of a table, the narrator,
 * the hosting of tables, wishes, and the two doors, which do not know each other.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  store: [],
  computer: [],
  press: ['thread'],
  chat: ['press'],
  reach: ['clock'],
  courier: ['clock', 'log', 'store', 'press', 'chat'],
  table: ['computer', 'chat'],
  odds: ['clock', 'thread', 'computer', 'table'],
  narrator: ['links', 'press', 'chat', 'table', 'odds'],
  sheets: ['table', 'odds', 'narrator'],
  hosting: ['clock', 'log', 'links', 'store', 'computer', 'chat', 'courier', 'table', 'odds', 'narrator'],
  wishes: ['clock', 'log', 'links', 'errands', 'store', 'chat', 'reach', 'courier', 'table', 'narrator', 'hosting'],
  telegram: [
    ...['clock', 'log', 'links', 'settings', 'errands', 'chat', 'reach', 'courier', 'table', 'narrator'],
    ...['hosting', 'wishes'],
  ],
  http: ['clock', 'log', 'links', 'chat', 'table', 'narrator', 'sheets', 'hosting', 'wishes'],
  playground: ['clock'],
  showroom: ['clock', 'chat', 'computer', 'table', 'http', 'playground'],
  lab: [
    ...['clock', 'log', 'links', 'settings', 'press', 'chat', 'table', 'odds', 'narrator', 'hosting'],
    ...['playground', 'showroom', 'app'],
  ],
};
