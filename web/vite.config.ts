import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Every browser that can run the table reads WOFF2; the older format is left out. */
const onlyWoff2 = {
  postcssPlugin: "only-woff2",
  Declaration: {
    src: (one: { value: string }): void => {
      one.value = one.value.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/, "");
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  css: { postcss: { plugins: [onlyWoff2] } },
  // Tests run the client as a browser would, not as a server.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/bridgehead/_web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1944", ws: true } } },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
}));
