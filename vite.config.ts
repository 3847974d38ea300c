/** Three builds: `vite build` the Mini App, `--mode playground` the page around it, `--mode bot` the process. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Each page has its own build: sharing pieces would make everybody load what only the other needs. */
const page = (file: string, isFirst: boolean): UserConfig => ({
  root: path('webapp'),
  publicDir: isFirst ? 'public' : false,
  base: '/app/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path('dist/webapp'),
    emptyOutDir: isFirst,
    target: 'es2020',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: path(file) },
  },
});

/** The program, and what runs in its threads; packages stay packages. All in one folder: files are found from there. */
const bot: UserConfig = {
  build: {
    ssr: true,
    outDir: path('dist/bot'),
    target: 'node20',
    rollupOptions: {
      input: {
        main: path('bot/main.ts'),
        counting: path('bot/lab/counting.ts'),
        printing: path('bot/press/printing.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'bot') return bot;
  return mode === 'playground' ? page('webapp/playground/index.html', false) : page('webapp/index.html', true);
});
