/** In the page: everything that lies on it, where it lies and how it looks, but not what it says. */
export function outline(): readonly string[] {
  return [...document.querySelectorAll('.night-page *, .card-page *, .window-page *')]
    .filter((element) => !element.closest('svg, .hidden, .clock'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      // The clock beside it goes on meanwhile, and its figures are not all of one width.
      const isText = element.matches(
        'h1, p, .tile-name, .num, .night-which, .label, .card-text *, .card-name, .dateline-end',
      );
      const place = isText ? [y, height] : [x, y, width, height];
      return `${element.className} ${place.map(Math.round).join(' ')} ${color} ${backgroundColor}`;
    });
}
