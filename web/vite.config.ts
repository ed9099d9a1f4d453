import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Tests run the client as a browser would, not as a server.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/bridgehead/_web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:1944", ws: true } } },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
}));
