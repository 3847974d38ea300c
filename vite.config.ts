/** `vite build --ssr` bundles the bot into one file; packages stay packages. */
import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'bot/main.ts',
    outDir: 'dist/bot',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
});
