/** Three builds: `vite build` the Mini App, `--mode playground` the page around it, `--mode bot` the process. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Each page has its own build and folder: a real bot serves only the app's. */
const page = (file: string, folder: string, publicDir: string | false): UserConfig => ({
  root: path('webapp'),
  publicDir,
  base: '/app/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path(folder),
    emptyOutDir: true,
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
        counting: path('bot/odds/counting.ts'),
        printing: path('bot/press/printing.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'bot') return bot;
  return mode === 'playground'
    ? page('webapp/playground/index.html', 'dist/playground', false)
    : page('webapp/index.html', 'dist/webapp', 'public');
});
